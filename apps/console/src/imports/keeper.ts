import { fixRows, parseList } from '@app/contract/imports';
import type { Day } from '@app/domain/calendar/day';
import type { Verdict } from '@app/domain/roster/verdict';
import { NoAnswerError, RefusedError, send } from '../platform/api.ts';
import { createListeners } from '../platform/listeners.ts';
import { createPresses } from '../platform/presses.ts';
import type { RosterEntry, RosterStore } from '../roster/roster.tsx';
import { differenceOf, isSame, storable } from './difference.ts';
import { sentRow } from './values.ts';

/** For what a list is written. */
export type Aim = { readonly policy_id: number; readonly start_date: Day | null };

/** The stored list that the present one belongs to. */
export type Job = { readonly import_job_id: number; readonly version: number };

export type Trouble =
  | { readonly kind: 'noAnswer' }
  /** Someone else has saved the list since. */
  | { readonly kind: 'changed'; readonly by: string; readonly at: string }
  | { readonly kind: 'refused'; readonly msg: string };

export type Keeping = {
  readonly job: Job | null;
  /** `none`: nothing to store yet. */
  readonly state: 'none' | 'unsaved' | 'saving' | 'saved' | 'trouble';
  /** When all was stored last, in milliseconds of this device's clock. */
  readonly savedAt: number | null;
  readonly trouble: Trouble | null;
};

type Ports = {
  readonly send: typeof send;
  readonly now: () => number;
  /** Runs a function after a while; returns what calls it off. */
  readonly later: (run: () => void, after_ms: number) => () => void;
};

export type Keeper = ReturnType<typeof createKeeper>;

const wait_ms = 1_500;
const again_ms = 15_000;

/** Stores a list while it is written: a little after each change, one request at a time, and only what changed. */
export function createKeeper(roster: RosterStore, ports: Ports = onDevice) {
  let keeping: Keeping = { job: null, state: 'none', savedAt: null, trouble: null };
  let stored: readonly RosterEntry[] = [];
  let storedAim: Aim | undefined;
  let aim: Aim | undefined;
  let seen = roster.revision();
  let callOff: (() => void) | undefined;
  let underWay: Promise<boolean> | undefined;
  let unanswered: (() => Promise<void>) | undefined;
  const { subscribe, tell } = createListeners();

  function set(next: Partial<Keeping>): void {
    keeping = { ...keeping, ...next };
    tell();
  }

  const difference = () => differenceOf(stored, storable(roster.entries()));
  const isStored = () =>
    isSame(difference()) &&
    (keeping.job === null ||
      (aim?.policy_id === storedAim?.policy_id && aim?.start_date === storedAim?.start_date));

  /** Sends what differs once; a request without an answer goes out again as it was, before anything else. */
  async function saveOnce(): Promise<void> {
    if (unanswered) {
      await unanswered();
      unanswered = undefined;
      return;
    }
    const wanted = aim;
    const entries = storable(roster.entries());
    if (!wanted || isStored()) return;

    const key = createPresses().begin(null).key;
    const { job } = keeping;
    const request = () =>
      job ? fixed(job, wanted, entries, key) : begun(wanted, entries, { key, instead: undefined });
    unanswered = request;
    await request();
    unanswered = undefined;
  }

  async function fixed(job: Job, wanted: Aim, entries: readonly RosterEntry[], key: string) {
    const { rows, removed, order } = differenceOf(stored, entries);
    const answer = await ports.send(
      fixRows,
      {
        ...job,
        rows: rows.map(sentRow),
        removed: [...removed],
        ...(order ? { order: [...order] } : {}),
        ...(wanted.start_date === storedAim?.start_date ? {} : { start_date: wanted.start_date }),
        ...(wanted.policy_id === storedAim?.policy_id ? {} : { policy_id: wanted.policy_id }),
      },
      { idempotencyKey: key, quiet: true },
    );
    take({ import_job_id: job.import_job_id, version: answer.version }, wanted, entries);
    const found = new Map(answer.rows.map((row) => [row.row_no, row.verdicts]));
    markFound(roster, rows, found);
  }

  async function begun(
    wanted: Aim,
    entries: readonly RosterEntry[],
    { key, instead }: { readonly key: string; readonly instead: number | undefined },
  ) {
    const { import_job_id, version } = await ports.send(
      parseList,
      {
        ...wanted,
        ...(instead === undefined ? {} : { import_job_id: instead }),
        rows: entries.map(sentRow),
      },
      { idempotencyKey: key, quiet: true },
    );
    take({ import_job_id, version }, wanted, entries);
  }

  function take(job: Job, wanted: Aim, entries: readonly RosterEntry[]): void {
    stored = entries;
    storedAim = wanted;
    set({ job });
  }

  async function flush(): Promise<boolean> {
    callOff?.();
    callOff = undefined;
    if (underWay) await underWay;
    if (keeping.trouble?.kind === 'changed') return false;
    if (!unanswered && isStored()) return true;
    underWay = saveAll().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  async function saveAll(): Promise<boolean> {
    set({ state: 'saving', trouble: null });
    try {
      // What was written while a request was under way goes with the next one.
      for (let round = 0; round < rounds_max && (unanswered !== undefined || !isStored()); round++)
        await saveOnce();
      set({ state: keeping.job ? 'saved' : 'none', savedAt: ports.now() });
      return true;
    } catch (error) {
      if (!(error instanceof NoAnswerError)) unanswered = undefined;
      set({ state: 'trouble', trouble: troubleOf(error) });
      if (error instanceof NoAnswerError) callOff = ports.later(() => void flush(), again_ms);
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
      if (roster.revision() === seen && isAimed(storedAim, aim, keeping.job)) return;
      seen = roster.revision();
      if (isStored()) return;
      if (keeping.state !== 'saving') set({ state: keeping.trouble ? 'trouble' : 'unsaved' });
      callOff?.();
      callOff = ports.later(() => void flush(), wait_ms);
    },
    /** Stores now; whether all is stored. */
    flush,
    /** The list stands as it is stored: it was read from there. */
    adopt(job: Job, wanted: Aim): void {
      callOff?.();
      unanswered = undefined;
      aim = wanted;
      seen = roster.revision();
      take(job, wanted, storable(roster.entries()));
      set({ state: 'saved', savedAt: null, trouble: null });
    },
    /** The stored list has another version, by something that was done to it on purpose. */
    amend(version: number): void {
      if (keeping.job) set({ job: { ...keeping.job, version } });
    },
    /** Stores what is here over what somebody else has stored. */
    async overwrite(): Promise<void> {
      const { job } = keeping;
      if (!job || !aim) return;
      set({ state: 'saving', trouble: null });
      const entries = storable(roster.entries());
      try {
        await begun(aim, entries, { key: createPresses().begin(null).key, instead: job.import_job_id });
        set({ state: 'saved', savedAt: ports.now() });
      } catch (error) {
        set({ state: 'trouble', trouble: troubleOf(error) });
      }
    },
    /** Begins a new list: what was stored stays where it is. */
    forget(): void {
      callOff?.();
      unanswered = undefined;
      stored = [];
      storedAim = undefined;
      set({ job: null, state: 'none', savedAt: null, trouble: null });
    },
  };
}

/** More requests in a row than writing can ask for while they are under way. */
const rounds_max = 20;

const isAimed = (stored: Aim | undefined, aim: Aim, job: Job | null): boolean =>
  job === null || (stored?.policy_id === aim.policy_id && stored.start_date === aim.start_date);

/** Puts what the server found on the rows that still stand as they were sent. */
export function markFound(
  roster: RosterStore,
  sent: readonly RosterEntry[],
  found: ReadonlyMap<number, readonly unknown[]>,
): void {
  roster.mark(
    sent.flatMap((entry) =>
      roster.entryOf(entry.key) === entry
        ? // The wire's findings are the domain's: the codes are the same list, the details as each code has them.
          [{ key: entry.key, verdicts: (found.get(entry.key) ?? []) as readonly Verdict[] }]
        : [],
    ),
  );
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof RefusedError)) return { kind: 'noAnswer' };
  const { refused } = error;
  return refused.reason === 'ROSTER_CHANGED'
    ? { kind: 'changed', by: refused.detail.by, at: refused.detail.at }
    : { kind: 'refused', msg: refused.msg };
}

const onDevice: Ports = {
  send,
  now: () => Date.now(),
  later(run, after_ms) {
    const timer = setTimeout(run, after_ms);
    return () => clearTimeout(timer);
  },
};
