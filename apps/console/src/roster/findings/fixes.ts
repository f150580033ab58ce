import type { Day } from '@app/domain/calendar/day';
import { documentTypes } from '@app/domain/persons/id-document';
import { likenessOf, takesOccupation } from '@app/domain/roster/alike';
import type { Verdict } from '@app/domain/roster/verdict';
import { likelyCompany, likelyOccupation } from './likely.ts';
import { idTypes } from '../store/id-types.ts';
import { removeRows, writeCells, writeOn, writeRows } from '../store/edits.ts';
import type { Judging, RowView } from '../store/judging.ts';
import { type CellEdit, edited, type EntryField, type RosterEntry } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';

/** What one press can do about a finding. */
export type Fix =
  | { readonly kind: 'takeLongNumber'; readonly idcard: string }
  | { readonly kind: 'removeRow' }
  /** `own`: the row has a start of its own; else the whole change starts on another day. */
  | { readonly kind: 'startOn'; readonly day: Day; readonly own: boolean }
  | { readonly kind: 'choose'; readonly field: EntryField }
  /** Takes what a text most likely stands for. */
  | { readonly kind: 'take'; readonly edit: CellEdit; readonly label: string }
  /** Only a plan that is sold by the day has more than one last day. */
  | { readonly kind: 'endOn'; readonly day: Day }
  /** Empties a cell that need not be filled in. */
  | { readonly kind: 'clear'; readonly field: 'mobile' }
  /** Takes the whole number of a worker whom the enterprise knows. */
  | { readonly kind: 'restore'; readonly mask: string };

/** The remedy of a finding; null where only the person who knows the worker can mend it. */
export function fixOf(
  { code, detail }: Verdict,
  { entry, judgement, number }: RowView,
  judging: Judging,
): Fix | null {
  const own = entry.start_date.trim() !== '';
  switch (code) {
    case 'ID15_CONVERTED':
      return judgement?.person ? { kind: 'takeLongNumber', idcard: judgement.person.idcard } : null;
    case 'ID_EXCEL_NUMBER':
      return number === null ? null : { kind: 'restore', mask: number };
    case 'ID_TYPE':
      return onlyDocument(entry) ?? { kind: 'choose', field: 'idtype' };
    case 'BIRTHDAY_NEEDED':
      return { kind: 'choose', field: 'birthday' };
    case 'GENDER_NEEDED':
      return { kind: 'choose', field: 'gender' };
    case 'AGE_LOW':
    case 'AGE_HIGH':
    case 'AGE_OVERBAND':
    case 'DUP_ROW':
    case 'DUP_POLICY':
    case 'DUP_INSURER':
    case 'BLACKLIST':
      return { kind: 'removeRow' };
    case 'DATE_PAST':
    case 'DATE_CUTOFF':
      return { kind: 'startOn', day: detail.earliest_start_date, own };
    case 'DATE_BEYOND_POLICY':
      return { kind: 'startOn', day: detail.from, own };
    case 'DATE_END':
      return { kind: 'endOn', day: nearestEnd(entry, detail) };
    case 'MOBILE':
      return { kind: 'clear', field: 'mobile' };
    case 'WC_UNKNOWN':
      return taken(likelyCompany(entry, judging)) ?? { kind: 'choose', field: 'work_company' };
    case 'WC_PENDING':
    case 'WC_DISABLED':
      return { kind: 'choose', field: 'work_company' };
    case 'OCC_UNKNOWN':
      return taken(likelyOccupation(entry, judging)) ?? { kind: 'choose', field: 'occupation' };
    case 'OCC_NOT_ALLOWED':
    case 'OCC_SERIES':
    case 'OCC_CLASS':
      return { kind: 'choose', field: 'occupation' };
    default:
      return null;
  }
}

/** Takes what a choice cell most likely means, by its name. */
const taken = (edit: CellEdit | null): Fix | null => edit && { kind: 'take', edit, label: edit.text };

/** The one document whose shape a number has, when another was chosen for it. */
function onlyDocument({ idcard }: RosterEntry): Fix | null {
  const [type, ...others] = documentTypes(idcard);
  const code = idTypes.find((one) => one === String(type));
  return code && others.length === 0
    ? { kind: 'take', edit: { field: 'idtype', text: code }, label: code }
    : null;
}

/** The last day that can be had and is nearest to the one that was written. */
const nearestEnd = ({ end_date }: RosterEntry, { from, to }: { from: Day; to: Day }): Day =>
  end_date.trim() < from ? from : to;

/** What of a fix is for the screen to do: opening a cell, moving the start of the whole change, asking for a number. */
export type FixScreen = {
  readonly open: (field: EntryField) => void;
  readonly start: (day: Day) => void;
  readonly restore: (keys: readonly number[]) => void;
};

/** Does a fix on a row, and offers it for the others that have the same. */
export function applyFix(
  roster: RosterStore,
  { key, code, fix }: { readonly key: number; readonly code: Verdict['code']; readonly fix: Fix },
  screen: FixScreen,
): void {
  if (fix.kind === 'choose') return screen.open(fix.field);
  if (fix.kind === 'startOn' && !fix.own) return screen.start(fix.day);
  const before = roster.entryOf(key);
  const alike = fix.kind === 'take' ? [] : withFinding(roster, key, code);
  const companies = companiesOf(roster, [key, ...alike]);
  doFix(roster, [key], { code, screen });
  if (fix.kind === 'take' && before) proposeAlike(roster, before, fix.edit);
  else if (alike.length > 0)
    roster.propose({
      companies,
      rows: alike.length,
      act: () => doFix(roster, alike, { code, screen }),
    });
}

/** Does for rows what each one's own fix of a finding is, in one step. */
function doFix(
  roster: RosterStore,
  keys: readonly number[],
  { code, screen }: { readonly code: Verdict['code']; readonly screen: FixScreen },
): void {
  const fixes = new Map(keys.map((key) => [key, fixFor(roster, key, code)]));
  const kind = [...fixes.values()].find((fix) => fix !== null)?.kind;
  if (kind === 'removeRow') return removeRows(roster, keys);
  if (kind === 'restore') return screen.restore(keys);
  writeRows(roster, keys, (entry) => mended(entry, fixes.get(entry.key) ?? null));
}

function fixFor(roster: RosterStore, key: number, code: Verdict['code']): Fix | null {
  const view = roster.view(key);
  const finding = view?.verdicts.find((verdict) => verdict.code === code);
  return view && finding ? fixOf(finding, view, roster.judging()) : null;
}

function mended(entry: RosterEntry, fix: Fix | null): RosterEntry {
  if (fix?.kind === 'takeLongNumber') return edited(entry, { field: 'idcard', text: fix.idcard });
  if (fix?.kind === 'startOn') return edited(entry, { field: 'start_date', text: fix.day });
  if (fix?.kind === 'endOn') return edited(entry, { field: 'end_date', text: fix.day });
  if (fix?.kind === 'clear') return edited(entry, { field: fix.field, text: '' });
  return fix?.kind === 'take' ? edited(entry, fix.edit) : entry;
}

/** The other rows that show a finding. */
const withFinding = (roster: RosterStore, key: number, code: Verdict['code']): readonly number[] =>
  roster
    .keys()
    .filter((other) => other !== key && roster.view(other)?.shown.some((verdict) => verdict.code === code));

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
  const { directory } = roster.judging();
  const likeness = (entry: RosterEntry) => likenessOf({ ...entry, field, text: entry[field] }, directory);
  const wanted = likeness(before);
  const alike = roster.keys().filter((key) => {
    const entry = roster.entryOf(key);
    return (
      key !== before.key &&
      entry !== undefined &&
      roster.view(key)?.verdicts.some((verdict) => verdict.field === field) &&
      likeness(entry) === wanted &&
      (field !== 'occupation' || takesOccupation(entry, edited(entry, edit), directory))
    );
  });
  if (alike.length === 0) return;
  roster.propose({
    rows: alike.length,
    // The company itself is what becomes the same.
    companies: field === 'work_company' ? 1 : companiesOf(roster, [before.key, ...alike]),
    act: () => void writeRows(roster, alike, (entry) => edited(entry, edit)),
  });
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
