import type { ListRow, SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

// Which place somebody has in a list, as its own numbers and those who speak of it count.

/** The number that each person has in the list, where it has some: before their name, in rows that hold several persons. */
export function serialsOf(
  people: readonly ListRow[],
  rows: readonly SheetRow[],
): ReadonlyMap<ListRow, number> {
  const byNumber = new Map(rows.map((row) => [row.row_no, row]));
  const beside = Map.groupBy(people, ({ source_row }) => source_row);
  return new Map(
    people.flatMap((person) => {
      const cells = byNumber.get(person.source_row)?.cells ?? [];
      const isOneOfMore = (beside.get(person.source_row)?.length ?? 0) > 1;
      const looked = isOneOfMore ? cells : cells.slice(0, near);
      const texts = looked.map(({ text }) => tidyText(text));
      const serial = serialIn(isOneOfMore ? cellsBefore(texts, person) : texts);
      return serial === undefined ? [] : [[person, serial] as const];
    }),
  );
}

const serialIn = (texts: readonly string[]): number | undefined => {
  const text = texts.find((one) => /^\d{1,4}[.、]?$/.test(one));
  return text === undefined ? undefined : Number.parseInt(text, 10);
};

/** What stands right before somebody in a row, the nearest first. */
function cellsBefore(
  cells: readonly string[],
  { values: { name = '', idcard = '' } }: ListRow,
): readonly string[] {
  const places = cells.flatMap((text, at) => {
    const plain = text.replace(/\s/g, '').toUpperCase();
    return plain !== '' && (plain === name.replace(/\s/g, '').toUpperCase() || plain === idcard) ? [at] : [];
  });
  const first = Math.min(...places);
  return Number.isFinite(first) ? cells.slice(Math.max(0, first - near), first).toReversed() : [];
}

const near = 2;

/**
 * The orders in which whoever speaks of the third one may count: that of the list's numbers; else as the rows stand, and, of halves side by
 * side, one half after the other as well.
 */
export function ordersOf(
  people: readonly ListRow[],
  rows: readonly SheetRow[],
): readonly (readonly ListRow[])[] {
  if (new Set(people.map(({ source_row }) => source_row)).size === people.length) return [people];
  const serials = serialsOf(people, rows);
  if (new Set(serials.values()).size === people.length)
    return [people.toSorted((a, b) => (serials.get(a) ?? 0) - (serials.get(b) ?? 0))];
  const halves = new Map<ListRow, number>();
  for (const [, some] of Map.groupBy(people, ({ source_row }) => source_row))
    for (const [half, person] of some.entries()) halves.set(person, half);
  return [people, people.toSorted((a, b) => (halves.get(a) ?? 0) - (halves.get(b) ?? 0))];
}
