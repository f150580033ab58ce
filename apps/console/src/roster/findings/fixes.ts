import type { CellAliasKind } from '@app/contract/aliases';
import type { Day } from '@app/domain/calendar/day';
import { likenessOf, takesOccupation } from '@app/domain/roster/alike';
import type { Verdict } from '@app/domain/roster/verdict';
import { removeRows, writeCells, writeOn, writeRows } from '../store/edits.ts';
import { type CellEdit, edited, type EntryField, type RosterEntry } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import type { Judging } from '../sheet.ts';
import { readAlike } from './alike.ts';
import { confirmReading } from './doubts.ts';
import type { Fix } from './fix.ts';

/** What of a fix is for the screen to do: opening a cell, moving the start of the whole change, asking for a number. */
export type FixScreen = {
  readonly open: (field: EntryField) => void;
  readonly start: (day: Day) => void;
  readonly restore: (keys: readonly number[]) => void;
  /** The words of a cell mean from now on what they say. */
  readonly forget: (entry: RosterEntry, field: CellAliasKind, judging: Judging) => void;
};

/** Does a fix on a row, and offers it for the others that have the same. */
export function applyFix(
  roster: RosterStore,
  { key, code, fix }: { readonly key: number; readonly code: Verdict['code']; readonly fix: Fix },
  screen: FixScreen,
): void {
  if (fix.kind === 'choose') return screen.open(fix.field);
  if (fix.kind === 'isRight') return confirmReading(roster, key, fix.field);
  if (fix.kind === 'startOn' && !fix.own) return screen.start(fix.day);
  const before = roster.entryOf(key);
  if (fix.kind === 'forget') return before && screen.forget(before, fix.field, roster.judging());
  const alike = withSameFix(roster, key, { code, fix });
  const companies = companiesOf(roster, [key, ...alike]);
  if (fix.kind === 'take') writeRows(roster, [key], (entry) => mended(entry, fix));
  else doFix(roster, [key], { code, fix, screen });
  if (fix.kind === 'take' && before) proposeAlike(roster, before, fix.edit);
  else if (alike.length > 0)
    roster.propose({
      companies,
      rows: alike.length,
      act: () => doFix(roster, alike, { code, fix, screen }),
    });
}

/** A finding with what mends it. */
type Mended = { readonly code: Verdict['code']; readonly fix: Fix };

/** Does for rows what each one's own fix of a finding is, in one step. */
function doFix(
  roster: RosterStore,
  keys: readonly number[],
  { screen, ...done }: Mended & { readonly screen: FixScreen },
): void {
  const fixes = new Map(keys.map((key) => [key, fixLike(roster, key, done)]));
  const kind = [...fixes.values()].find((fix) => fix !== null)?.kind;
  if (kind === 'removeRow') return removeRows(roster, keys);
  if (kind === 'restore') return screen.restore(keys);
  writeRows(roster, keys, (entry) => mended(entry, fixes.get(entry.key) ?? null));
}

/** What mends a row as another was mended: the fix of its same finding, or of whatever else keeps it from the same day. */
function fixLike(roster: RosterStore, key: number, { code, fix: done }: Mended): Fix | null {
  const view = roster.view(key);
  if (!view) return null;
  const { fixOf } = roster.judging();
  if (done.kind !== 'startOn') {
    const finding = view.verdicts.find((verdict) => verdict.code === code);
    return finding ? fixOf(finding, view) : null;
  }
  const fixes = view.verdicts.map((verdict) => fixOf(verdict, view));
  return fixes.find((fix) => fix?.kind === 'startOn' && fix.own && fix.day === done.day) ?? null;
}

function mended(entry: RosterEntry, fix: Fix | null): RosterEntry {
  if (fix?.kind === 'takeLongNumber') return edited(entry, { field: 'idcard', text: fix.idcard });
  if (fix?.kind === 'takeAllTheSame' || fix?.kind === 'takeIn') return { ...entry, intent: null };
  if (fix?.kind === 'startOn') return edited(entry, { field: 'start_date', text: fix.day });
  if (fix?.kind === 'endOn') return edited(entry, { field: 'end_date', text: fix.day });
  if (fix?.kind === 'clear') return edited(entry, { field: fix.field, text: '' });
  return fix?.kind === 'take' ? edited(entry, fix.edit) : entry;
}

/** What is said of one person holds for no other: each is looked at by itself. */
const onePersons: ReadonlySet<Fix['kind']> = new Set(['take', 'takeIn']);

/**
 * The other rows that show the same finding; of refused starts those that can begin on the same day, whyever theirs was refused, and of
 * those whom the list names for another reason only those of whom it says the same in the same words.
 */
function withSameFix(roster: RosterStore, key: number, done: Mended): readonly number[] {
  if (onePersons.has(done.fix.kind)) return [];
  if (done.fix.kind === 'takeAllTheSame')
    return readAlike(roster, key, 'intent').filter((other) => other !== key);
  return roster.keys().filter((other) => {
    if (other === key) return false;
    if (done.fix.kind === 'startOn') return fixLike(roster, other, done) !== null;
    return roster.view(other)?.shown.some(({ code }) => code === done.code);
  });
}

/** Takes somebody whom the list names for another reason, with all of whom it says the same, in one step. */
export const takeAllAlike = (roster: RosterStore, key: number): void =>
  void writeRows(roster, readAlike(roster, key, 'intent'), (entry) => ({ ...entry, intent: null }));

/** The fields in which rows say the same for the same reason; a name or a number is one person's own. */
const alikeFields: ReadonlySet<EntryField> = new Set([
  'idtype',
  'work_company',
  'occupation',
  'start_date',
  'end_date',
  'gender',
]);

/** Offers a change of a cell for the rows that say the same there and have something to mend there too. */
function proposeAlike(roster: RosterStore, before: RosterEntry, edit: CellEdit): void {
  const { field } = edit;
  if (!alikeFields.has(field)) return;
  // What the reader chose between is no word of the list that could be remembered.
  if (!before.doubts.some((doubt) => doubt.field === field)) roster.picks.push([before, edit]);
  const { directory } = roster.judging();
  const alike = rowsAlike(roster, before, field).filter((key) => {
    const entry = roster.entryOf(key);
    if (key === before.key || entry === undefined) return false;
    return field !== 'occupation' || takesOccupation(entry, edited(entry, edit), directory);
  });
  if (alike.length === 0) return;
  roster.propose({
    rows: alike.length,
    // The company itself is what becomes the same.
    companies: field === 'work_company' ? 1 : companiesOf(roster, [before.key, ...alike]),
    act: () => void writeRows(roster, alike, (entry) => edited(entry, edit)),
  });
}

/** The rows that say in a cell what this one says, and have something to mend there too; this one is the first. */
export function rowsAlike(roster: RosterStore, before: RosterEntry, field: EntryField): readonly number[] {
  const { directory } = roster.judging();
  const likeness = (entry: RosterEntry) => likenessOf({ ...entry, field, text: entry[field] }, directory);
  const wanted = likeness(before);
  const alike = roster.keys().filter((key) => {
    const entry = roster.entryOf(key);
    return (
      key !== before.key &&
      entry !== undefined &&
      roster.view(key)?.verdicts.some((verdict) => verdict.field === field) &&
      likeness(entry) === wanted
    );
  });
  return [before.key, ...alike];
}

/** Takes one of several that a part of a name may mean, in all rows that say the same, in one step. */
export function takeAmong(roster: RosterStore, key: number, edit: CellEdit): void {
  const before = roster.entryOf(key);
  if (!before) return;
  roster.picks.push([before, edit]);
  writeRows(roster, rowsAlike(roster, before, edit.field), (entry) => edited(entry, edit));
}

/** At how many work companies rows are, as far as they name one. */
function companiesOf(roster: RosterStore, keys: readonly number[]): number {
  const { directory } = roster.judging();
  const named = keys.flatMap((key) => {
    const entry = roster.entryOf(key);
    return entry ? (directory.companyOf(entry)?.name ?? entry.work_company.trim()) : [];
  });
  return new Set(named.filter((name) => name !== '')).size;
}

/** Writes one cell, and where it had something to mend, offers the same for the rows that say the same there. */
export function mendCell(roster: RosterStore, at: number, edit: CellEdit): void {
  const mending = mendOn(roster, { at, field: edit.field });
  mending.write(edit);
  mending.end();
}

/** A cell that is written letter by letter, so that each is judged at once: one step to undo, and one offer at the end. */
export type Mending = { readonly write: (edit: CellEdit) => void; readonly end: () => void };

/** @param carried what a new row begins with beside what is written */
export function mendOn(
  roster: RosterStore,
  { at, field: written }: { readonly at: number; readonly field: EntryField },
  carried: readonly CellEdit[] = [],
): Mending {
  const before = roster.entryOf(roster.keys()[at] ?? -1);
  const hadFinding = before && roster.view(before.key)?.verdicts.some(({ field }) => field === written);
  let isBegun = false;
  let last: CellEdit | undefined;
  return {
    write(edit) {
      const was = roster.revision();
      if (isBegun) writeOn(roster, at, edit);
      else writeCells(roster, at, [...carried, edit]);
      isBegun ||= roster.revision() !== was;
      last = edit;
    },
    end() {
      if (before && hadFinding && last && edited(before, last) !== before) proposeAlike(roster, before, last);
    },
  };
}

/** The finding that a row shows first: the gravest, then the order of reporting. */
export const gravest = (verdicts: readonly Verdict[]): Verdict | undefined =>
  verdicts.length < 2 ? verdicts[0] : verdicts.toSorted((a, b) => gravity[a.level] - gravity[b.level])[0];

const gravity = { error: 0, warn: 1, info: 2 } as const;
