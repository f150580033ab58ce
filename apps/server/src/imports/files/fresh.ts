import type { RosterValues } from '@app/contract/imports/rows';
import type { ListRow } from '@app/domain/list/table';
import type { FileReading } from '../../spreadsheets/spreadsheets.ts';
import { askedStart } from '../rows/asked-start.ts';
import { writtenIn } from '../rows/read-rows.ts';
import { freeNumbers, goneNumbers } from '../rows/row-numbers.ts';
import type { KeptRow, PastRow, Roster } from '../rows/roster-text.ts';
import { certainNumber, lineOf, namesAnother, originsIn, withWork } from './kept-work.ts';
import type { DoneRow } from './reading.ts';

/** What was read, and whose file it is. */
type Read = Pick<FileReading, 'list'> & { readonly by: number };

/** A line of the file, and the row that was made of it by an earlier reading. */
type Line = {
  readonly read: ListRow;
  readonly before: KeptRow | undefined;
  readonly origin: Pick<KeptRow, 'origin'>;
};

/**
 * The list as the file says it. Of a file that was read into this list before, the rows keep their numbers and what was done to them
 * since; rows that nobody read stay; whoever was insured or taken out does not come back. What this reading leaves out is kept aside.
 */
export function fresh(
  { list, by }: Read,
  { rows: before, past = [], left }: Roster,
  file_id: number | null,
): { rows: KeptRow[]; past: readonly PastRow[]; done: DoneRow[] } {
  const isOfFile = ({ origin }: KeptRow) => origin !== undefined && origin.file_id === file_id;
  const out = past.filter(isOfFile);
  const known = createKnown([...before.filter(isOfFile), ...out]);
  const insured = createKnown(left.flatMap(({ rows }) => rows).filter(isOfFile));
  const isAgain = known.rows.length + insured.rows.length > 0;
  const own = isAgain ? before.filter((row) => !isOfFile(row)) : [];
  const free = freeNumbers([
    ...goneNumbers({ left }),
    ...(isAgain ? [...before, ...out].map(({ row_no }) => row_no) : []),
  ]);
  const standing = new Set(before);
  const taken = new Set(before.map(({ row_no }) => row_no));
  // While a row was out, its number may have gone to one that somebody typed.
  const numberOf = (row: KeptRow | undefined): number =>
    row && (standing.has(row) || !taken.has(row.row_no)) ? row.row_no : free.next().value;
  const keys = originsIn(list.rows);
  const stands = new Set<KeptRow>();
  const done: DoneRow[] = [];
  const rows = list.rows.flatMap((line, place): KeptRow[] => {
    const key = keys[place]!;
    const row = known.rowOf(key, line.values);
    const why = insured.rowOf(key, line.values) ? 'done' : row?.removed ? 'removed' : undefined;
    if (why !== undefined) {
      done.push({ ...line, why });
      return [];
    }
    const origin =
      file_id === null
        ? {}
        : { origin: { file_id, key, values: writtenIn(line), earlier: row?.origin?.values } };
    if (row) stands.add(row);
    return [rowOf({ read: line, before: row, origin }, numberOf(row), by)];
  });
  const aside = known.rows.filter((row) => !stands.has(row));
  return { rows: [...rows, ...own], past: aside, done };
}

/** Rows that a file's lines were made of: by the line, and whom it was read to name. A line may have thousands of persons. */
function createKnown(rows: readonly PastRow[]) {
  const byKey = Map.groupBy(rows, ({ origin }) => origin?.key ?? '');
  const byNumber = new Map<string, PastRow>();
  for (const row of rows) {
    const said = row.origin && numberOn(row.origin.key, row.origin.values);
    if (said !== undefined && !byNumber.has(said)) byNumber.set(said, row);
  }
  return {
    rows,
    rowOf: (key: string, read: RosterValues): PastRow | undefined => {
      const own = byKey.get(key)?.find(({ origin }) => origin && !namesAnother(origin.values, read));
      return own ?? byNumber.get(numberOn(key, read) ?? '');
    },
  };
}

/** A line, and the number that one of its persons has for certain; undefined where none is told. */
function numberOn(key: string, values: RosterValues): string | undefined {
  const number = certainNumber(values);
  return number === undefined ? undefined : `${lineOf(key)}\n${number}`;
}

function rowOf({ read, before, origin }: Line, row_no: number, by: number): KeptRow {
  const values = withWork(read, before);
  const seen = before?.seen_by ?? [];
  // A number that somebody else wrote since is not in the file.
  const isTheirs = before?.seen_by !== undefined && values.idcard !== read.values.idcard;
  return {
    row_no,
    values,
    source_row: read.source_row,
    source_sheet: read.source_sheet,
    source_hidden: read.hidden ? 1 : undefined,
    said: before?.said ?? null,
    asked: askedStart(writtenIn(read)),
    seen_by: isTheirs ? seen : [...new Set([...seen, by])],
    ...origin,
  };
}
