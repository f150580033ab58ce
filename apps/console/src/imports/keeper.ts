import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { createListeners } from '../platform/listeners.ts';
import { createKey } from '../platform/presses.ts';
import type { RosterEntry, RosterStore } from '../roster/roster.tsx';
import { countsOf, differenceOf, isSame, storable } from './difference.ts';
import { markFound } from './found.ts';
import { createHold } from './hold.ts';
import {
  type Aim,
  type Job,
  type Keeping,
  nothingKept,
  onDevice,
  type Ports,
  isPassing,
  isSettled,
  troubleOf,
  type Merged,
  type Stored,
} from './keeping.ts';
import { sentRow } from './values.ts';

export type Keeper = ReturnType<typeof createKeeper>;

const wait_ms = 1_500;
const again_ms = 15_000;

/** Stores a list while it is written: a little after each change, one request at a time, and only what changed. */
export function createKeeper(roster: RosterStore, ports: Ports = onDevice) {
  let keeping: Keeping = nothingKept;
  let stored = nothingStored;
  let aim: Aim | undefined;
  let seen = [roster.revision(), roster.openText.read()] as const;
  let callOff: (() => void) | undefined;
  let underWay: Promise<boolean> | undefined;
  let unanswered: (() => Promise<void>) | undefined;
  const hold = createHold();
  const { subscribe, tell } = createListeners();

  function set(next: Partial<Keeping>): void {
    keeping = { ...keeping, ...next };
    tell();
  }

  /** What is to be stored: also what stands in a cell that is still open. */
  const present = () => storable(roster.openText.writtenInto(roster.entries(), roster.nextKey()));
  const difference = () => differenceOf(stored.entries, present());
  const isStored = () => isSame(difference()) && isAimed(stored.aim, aim, keeping.job);

  /** Sends what differs once; a request without an answer goes out again as it was, before anything else. */
  async function saveOnce(): Promise<void> {
    if (unanswered) {
      await unanswered();
      unanswered = undefined;
      return;
    }
    const wanted = aim;
    const entries = present();
    if (!wanted || isStored()) return;

    const key = createKey();
    const { job } = keeping;
    const request = () => (job ? fixed(job, wanted, entries, key) : begun({ aim: wanted, entries }, key));
    unanswered = request;
    await request();
    unanswered = undefined;
  }

  async function fixed(job: Job, wanted: Aim, entries: readonly RosterEntry[], key: string) {
    const { rows, removed, order } = differenceOf(stored.entries, entries);
    const answer = await ports.send(
      fixRows,
      {
        ...job,
        rows: rows.map(sentFrom(roster)),
        removed: [...removed],
        ...(order ? { order: [...order] } : {}),
        ...(wanted.start_date === stored.aim?.start_date ? {} : { start_date: wanted.start_date }),
        ...(wanted.policy_id === stored.aim?.policy_id ? {} : { policy_id: wanted.policy_id }),
      },
      keyed(key),
    );
    const isMoved =
      wanted.start_date !== stored.aim?.start_date || wanted.policy_id !== stored.aim?.policy_id;
    const { version, updated_at } = answer;
    take({ import_job_id: job.import_job_id, version }, { aim: wanted, entries, updated_at });
    // Of a row that was not sent something is said where it names the same person as one that was.
    const told = new Set([...rows.map((row) => row.key), ...answer.rows.map((row) => row.row_no)]);
    markFound(roster, isMoved ? entries : entries.filter(({ key }) => told.has(key)), answer.rows);
  }

  async function begun({ aim: wanted, entries }: Wanted, key: string, instead?: Job) {
    const { import_job_id, version, rows, updated_at } = await ports.send(
      parseList,
      {
        ...wanted,
        ...instead,
        rows: entries.map(sentFrom(roster)),
      },
      keyed(key),
    );
    take({ import_job_id, version }, { aim: wanted, entries, updated_at });
    markFound(roster, entries, rows);
  }

  function take(job: Job, as: Stored): void {
    stored = as;
    set({ job, savedAt: as.updated_at });
  }

  async function flush(): Promise<boolean> {
    callOff?.();
    callOff = undefined;
    if (!hold.isFree()) await hold.whenFree();
    if (underWay) await underWay;
    if (keeping.trouble?.kind === 'changed') return false;
    if (!unanswered && isStored()) return true;
    underWay = saveAll().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  async function saveAll(): Promise<boolean> {
    // What was told stands until it is no longer so: the list tries by itself, and would tell it anew each time.
    set({ state: 'saving' });
    try {
      // What was written while a request was under way goes with the next one.
      for (let round = 0; round < rounds_max && (unanswered !== undefined || !isStored()); round++)
        await saveOnce();
      set({ state: keeping.job ? 'saved' : 'none', trouble: null });
      return true;
    } catch (error) {
      if (isSettled(error)) unanswered = undefined;
      set({ state: 'trouble', trouble: troubleOf(error) });
      if (isPassing(error)) callOff = ports.later(() => void flush(), again_ms);
      return false;
    }
  }

  return {
    keeping: (): Keeping => keeping,
    subscribe,
    /** Looks whether there is something new to store, and stores it a little later. */
    notice(next: Aim): void {
      aim = next;
      if (keeping.trouble?.kind === 'changed') return;
      const now = [roster.revision(), roster.openText.read()] as const;
      const isSeen = now[0] === seen[0] && now[1] === seen[1];
      if (isSeen && isAimed(stored.aim, aim, keeping.job)) return;
      seen = now;
      if (isStored()) {
        // What was written was taken back before it was sent.
        if (keeping.state === 'unsaved' || (keeping.state === 'trouble' && !unanswered))
          set({ state: keeping.job ? 'saved' : 'none', trouble: null });
        return;
      }
      if (keeping.state !== 'saving') set({ state: keeping.trouble ? 'trouble' : 'unsaved' });
      callOff?.();
      callOff = ports.later(() => void flush(), wait_ms);
    },
    /** Stores nothing until what is returned is called: the server is at work on the stored list. */
    hold: hold.begin,
    /** Stores now; whether all is stored. */
    flush,
    /** Stores once more because somebody asks for it, who sees that it is tried. */
    again(): Promise<boolean> {
      set({ trouble: null });
      return flush();
    },
    /** Whether all that is written is stored, at this very moment. */
    isStored: (): boolean => unanswered === undefined && isStored(),
    /** What was stored last, and whether the list was moved to another start or policy since. */
    stored: () => ({ ...stored, isMoved: aim !== undefined && !isAimed(stored.aim, aim, keeping.job) }),
    /** How much is written and not stored. */
    mine: () => countsOf(difference(), stored.entries),
    /** Says how the list was put together with what someone else had saved; null once it was read. */
    tellMerged: (merged: Merged | null): void => set({ merged }),
    /** The list stands as it is stored: it was read from there. */
    adopt(job: Job, { aim: wanted, updated_at }: Omit<Stored, 'entries'>): void {
      callOff?.();
      unanswered = undefined;
      aim = wanted;
      seen = [roster.revision(), roster.openText.read()];
      take(job, { aim: wanted, entries: storable(roster.entries()), updated_at });
      set({ state: 'saved', trouble: null, merged: null });
    },
    /** The stored list has another version, by something that was done to it on purpose. */
    amend(version: number): void {
      if (keeping.job) set({ job: { ...keeping.job, version } });
    },
    /** Stores what is here over what somebody else has stored. */
    async overwrite(): Promise<void> {
      const { job, trouble } = keeping;
      if (!job || !aim) return;
      // Over what was told of, and nothing that was saved since.
      const { version } = trouble?.kind === 'changed' ? trouble : job;
      set({ state: 'saving', trouble: null });
      const wanted = { aim, entries: present() };
      const key = createKey();
      const instead = { import_job_id: job.import_job_id, version };
      const request = () => begun(wanted, key, instead);
      unanswered = request;
      try {
        await request();
        unanswered = undefined;
        set({ state: 'saved' });
      } catch (error) {
        if (isSettled(error)) unanswered = undefined;
        set({ state: 'trouble', trouble: troubleOf(error) });
      }
    },
    /** Begins a new list: what was stored stays where it is. */
    forget(): void {
      callOff?.();
      unanswered = undefined;
      stored = nothingStored;
      set(nothingKept);
    },
  };
}

/** The list asks again by itself, and waits longer between two tries than a button does. */
const keyed = (idempotencyKey: string) => ({
  idempotencyKey,
  quiet: true,
  outlivesPage: true,
  isBrief: true,
});

const sentFrom = (roster: RosterStore) => (entry: RosterEntry) => sentRow(entry, roster.originOf(entry.key));

/** What goes to the server. */
type Wanted = Pick<Stored, 'aim' | 'entries'>;

const nothingStored: Partial<Stored> & Pick<Stored, 'entries'> = { entries: [] };

/** More requests in a row than writing can ask for while they are under way. */
const rounds_max = 20;

const isAimed = (stored: Aim | undefined, aim: Aim | undefined, job: Job | null): boolean =>
  job === null || (stored?.policy_id === aim?.policy_id && stored?.start_date === aim?.start_date);
