import { readDay } from '@app/domain/calendar/day';
import { readDocument } from '@app/domain/persons/id-document';
import { readMobile } from '@app/domain/persons/mobile';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import type { Doubt } from '@app/domain/roster/intent';
import type { Judging } from '../sheet.ts';
import { writeRows } from '../store/edits.ts';
import { genderOf } from '../store/id-types.ts';
import { type CellEdit, isMasked, type RosterEntry } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';

/** The cells that many rows have from the same words of a list, such as a line above them; any other is one person's own. */
export const sharedFields: ReadonlySet<Asked> = new Set([
  'work_company',
  'occupation',
  'start_date',
  'end_date',
]);

/** What a row is asked about: how one of its cells was read, or why the list names the person. */
type Asked = Doubt['field'] | 'intent';

/**
 * The rows that are asked about for the same reason in the same words, be it a cell or why the list names them: whoever has looked at one
 * of them has looked at all.
 */
export function readAlike(roster: RosterStore, key: number, asked: Asked): readonly number[] {
  const entry = roster.entryOf(key);
  const group = entry && groupOf(entry, asked);
  return (group === undefined ? undefined : groupsOf(roster).get(group)) ?? [key];
}

/** Says that a cell was read as it was meant, for all rows of its group in one step. */
export const confirmReading = (roster: RosterStore, key: number, field: Doubt['field']): void =>
  void writeRows(roster, readAlike(roster, key, field), (entry) => ({
    ...entry,
    doubts: entry.doubts.filter((doubt) => doubt.field !== field),
  }));

/** Undefined where nothing is asked, or what is asked is one person's own. */
function groupOf(entry: RosterEntry, field: Asked): string | undefined {
  if (field === 'intent') {
    const { kind, words, of } = entry.intent ?? { kind: 'out' };
    // Whoever was left out was left out one by one.
    return kind === 'out' ? undefined : JSON.stringify([field, kind, words, of]);
  }
  if (!sharedFields.has(field)) return undefined;
  const words = entry.doubts.flatMap((doubt) => (doubt.field === field ? [doubt.words] : []));
  if (words.length === 0) return undefined;
  return JSON.stringify([field, words, entry[field], entry.work_company_id, entry.occupation_code]);
}

type Groups = ReadonlyMap<string, readonly number[]>;

const grouped = [...sharedFields, 'intent'] as const;

/** Put together once for each state of a list, however many of its rows are shown. */
const known = new WeakMap<RosterStore, { readonly revision: number; readonly groups: Groups }>();

function groupsOf(roster: RosterStore): Groups {
  const revision = roster.revision();
  const before = known.get(roster);
  if (before?.revision === revision) return before.groups;

  const groups = new Map<string, number[]>();
  for (const key of roster.keys()) {
    const entry = roster.entryOf(key);
    for (const field of grouped) {
      const group = entry && groupOf(entry, field);
      if (group === undefined) continue;
      const rows = groups.get(group);
      if (rows) rows.push(key);
      else groups.set(group, [key]);
    }
  }
  known.set(roster, { revision, groups });
  return groups;
}

/** The other readings of a cell that can be written in it as they are; one that cannot is only said. */
export const otherReadings = (
  { doubts }: RosterEntry,
  { field, words }: Pick<Doubt, 'field' | 'words'>,
  judging: Judging,
): readonly CellEdit[] =>
  doubts
    .filter((doubt) => doubt.field === field && doubt.words === words)
    .flatMap(({ others }) => others.flatMap((text) => readingOf(field, text, judging) ?? []));

function readingOf(field: Doubt['field'], text: string, { directory, now }: Judging): CellEdit | undefined {
  switch (field) {
    case 'work_company': {
      const company = directory.companyOf({ work_company: text, work_company_id: null });
      return company && { field, text: company.name, id: company.id };
    }
    case 'occupation': {
      const occupation = directory.occupationOf({ occupation: text, occupation_code: null });
      return occupation && { field, text: occupation.name, code: occupation.code };
    }
    case 'start_date':
    case 'end_date':
    case 'birthday':
      return readDay(text) === undefined ? undefined : { field, text };
    case 'gender': {
      const gender = genderOf(text);
      return gender && { field, text: gender };
    }
    case 'mobile':
      return readMobile(text) === undefined ? undefined : { field, text };
    case 'idcard':
      return readDocument(text, null, shanghaiDay(now)).ok ? { field, text } : undefined;
    case 'name':
      return text.trim() === '' || isMasked(text) ? undefined : { field, text };
  }
}
