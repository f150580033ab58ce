import type { Doubt } from '@app/domain/roster/intent';
import { perRevision } from '../store/per-revision.ts';
import type { RosterEntry } from '../store/roster-row.ts';
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
 * of them has looked at all. The same array for each of them until a row of the list changes.
 */
export function readAlike(roster: RosterStore, key: number, asked: Asked): readonly number[] {
  const entry = roster.entryOf(key);
  const group = entry && groupOf(entry, asked);
  return (group === undefined ? undefined : groupsOf(roster).get(group)) ?? [key];
}

/** Undefined where nothing is asked, or what is asked is one person's own. */
function groupOf(entry: RosterEntry, asked: Asked): string | undefined {
  if (asked === 'intent') {
    const { kind, words, of } = entry.intent ?? { kind: 'out' };
    // Whoever was left out was left out one by one.
    return kind === 'out' ? undefined : JSON.stringify([asked, kind, words, of]);
  }
  if (!sharedFields.has(asked)) return undefined;
  const words = entry.doubts.flatMap((doubt) => (doubt.field === asked ? [doubt.words] : []));
  if (words.length === 0) return undefined;
  return JSON.stringify([asked, words, entry[asked], entry.work_company_id, entry.occupation_code]);
}

const grouped = [...sharedFields, 'intent'] as const;

const groupsOf = perRevision((roster) => {
  const groups = new Map<string, number[]>();
  for (const key of roster.keys()) {
    const entry = roster.entryOf(key);
    for (const asked of grouped) {
      const group = entry && groupOf(entry, asked);
      if (group === undefined) continue;
      const rows = groups.get(group);
      if (rows) rows.push(key);
      else groups.set(group, [key]);
    }
  }
  return groups;
});
