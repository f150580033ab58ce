import type { FileReading } from '../../spreadsheets/spreadsheets.ts';
import { writtenIn } from '../rows/read-rows.ts';
import { freeNumbers, goneNumbers } from '../rows/row-numbers.ts';
import type { KeptRow, Roster } from '../rows/roster-text.ts';
import { originsIn, withWork } from './kept-work.ts';
import type { DoneRow } from './reading.ts';

/** What was read, and whose file it is. */
type Read = Pick<FileReading, 'list'> & { readonly by: number };

/**
 * The list as the file says it. Of a file that was read into this list before, the rows keep their numbers and what was done to them
 * since, rows that nobody read stay, and whoever was insured does not come back.
 */
export function fresh(
  { list, by }: Read,
  { rows: before, left }: Roster,
  file_id: number | null,
): { rows: KeptRow[]; done: DoneRow[] } {
  const ofFile = (rows: readonly KeptRow[]) =>
    new Map(rows.flatMap((row) => (row.origin?.file_id === file_id ? [[row.origin.key, row] as const] : [])));
  const known = ofFile(before);
  const insured = ofFile(left.flatMap(({ rows }) => rows));
  const isAgain = known.size + insured.size > 0;
  const own = isAgain ? before.filter(({ source_row }) => source_row === null) : [];
  const free = freeNumbers([
    ...goneNumbers({ left }),
    ...(isAgain ? before.map(({ row_no }) => row_no) : []),
  ]);
  const keys = originsIn(list.rows);
  const done: DoneRow[] = [];
  const rows = list.rows.flatMap((read, place): KeptRow[] => {
    const key = keys[place]!;
    const { source_row, source_sheet } = read;
    if (insured.has(key)) {
      done.push({ source_row });
      return [];
    }
    const row = known.get(key);
    const origin = file_id === null ? {} : { origin: { file_id, key, values: writtenIn(read) } };
    const values = withWork(read, row);
    // A number that somebody else wrote since is not in the file.
    const seen_by =
      row?.seen_by && values.idcard !== read.values.idcard
        ? row.seen_by
        : [...new Set([...(row?.seen_by ?? []), by])];
    return [
      {
        row_no: row?.row_no ?? free.next().value,
        values,
        source_row,
        source_sheet,
        said: row?.said ?? null,
        seen_by,
        ...origin,
      },
    ];
  });
  return { rows: [...rows, ...own], done };
}
