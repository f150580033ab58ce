import type { RosterEntry, RosterStore } from '../../roster/roster.tsx';
import type { Reading } from '../reading.ts';
import type { SourceLine } from './lines-of.ts';

/** What stood on a sheet, in its order: rows of the list, and rows that became nobody. */
export type SheetLines = {
  /** Empty where the file has one sheet. */
  readonly sheet: string;
  readonly lines: readonly SourceLine[];
  /** How many rows that stand on the list are not among them. */
  readonly further: number;
};

type Rows = Pick<RosterStore, 'originOf' | 'entryOf'>;

/**
 * The rows of a file as it came in, by sheet. Everything that became nobody is among them; of what stands on the list the first, since it
 * can be looked through there.
 *
 * @param keys the rows of the list that were read from the file
 */
export function sheetLinesOf(
  { skipped, sheets }: Pick<Reading, 'skipped' | 'sheets'>,
  keys: readonly number[],
  rows: Rows,
): readonly SheetLines[] {
  const taken = keys.flatMap((key) => {
    const [source, entry] = [rows.originOf(key), rows.entryOf(key)];
    return source && entry ? [{ sheet: source.source_sheet ?? '', number: source.source_row, entry }] : [];
  });
  const leftOut = skipped
    .filter(({ why }) => why !== 'blank')
    .map(({ source_sheet = '', source_row: number, text, why, heads }) => ({
      sheet: source_sheet,
      line: { number, text, keys: [], why, heads, use: null } satisfies SourceLine,
    }));
  const order = [...new Set([...sheets.map(({ name }) => name), '', ...leftOut.map(({ sheet }) => sheet)])];
  return order.flatMap((sheet) => {
    const ofRows = [
      ...Map.groupBy(
        taken.filter((row) => row.sheet === sheet),
        ({ number }) => number,
      ),
    ];
    const lines: SourceLine[] = [
      ...ofRows.slice(0, taken_max).map(([number, there]) => ({
        number,
        text: there.map(({ entry }) => wordsOf(entry)).join(' / '),
        keys: there.map(({ entry }) => entry.key),
        why: null,
        heads: undefined,
        use: null,
      })),
      ...leftOut.filter((row) => row.sheet === sheet).map(({ line }) => line),
    ];
    if (lines.length === 0) return [];
    const inOrder = lines.toSorted((one, other) => one.number - other.number);
    return [{ sheet, lines: inOrder, further: Math.max(0, ofRows.length - taken_max) }];
  });
}

/** So many rows of the list are shown with what stood around them. */
const taken_max = 200;

/** Who stands in a row, without the number: the list has that, hidden from whoever did not type it. */
const wordsOf = ({ name, work_company, occupation, start_date }: RosterEntry): string =>
  [name, work_company, occupation, start_date].filter((part) => part.trim() !== '').join(' · ');
