import type { Column } from './columns.ts';
import { idsIn } from './crowded.ts';
import { looksLikeName } from '../words/surnames.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/**
 * The persons with every number that became nobody's: one beside a name of its own is somebody who is asked about, any other
 * makes it doubtful which number its row's person has.
 *
 * @param columns those of a row, none where it stands above a heading
 */
export function withLeftNumbers(
  people: readonly ListRow[],
  rows: readonly SheetRow[],
  columns: (row: SheetRow) => readonly Column[],
): readonly ListRow[] {
  const seen = new Set(people.flatMap(({ values }) => plain(values.idcard ?? '')));
  const named = new Map<number, (string | undefined)[]>();
  for (const { source_row, values } of people)
    named.set(source_row, [...(named.get(source_row) ?? []), values.name]);
  const found = new Map<number, ListRow[]>();
  const doubts = new Map<number, string[]>();
  for (const row of rows) {
    const theirs = new Map(columns(row).map((column) => [column.index, column]));
    row.cells.forEach(({ text, kind }, index) => {
      const column = theirs.get(index);
      // A number cell does not hold so many digits: its last ones are made up.
      if (column?.role !== undefined || text.length < 15 || kind === 'number' || seen.has(plain(text)))
        return;
      for (const idcard of idsIn(text)) {
        if (seen.has(plain(idcard))) continue;
        seen.add(plain(idcard));
        const name = nameBeside(row, index);
        const isTaken = named.get(row.row_no)?.includes(name) === true;
        const isAlone = !named.has(row.row_no);
        if ((name !== undefined && !isTaken) || isAlone) {
          const values = { ...(name === undefined || isTaken ? {} : { name }), idcard };
          const intent = { kind: 'unclear', of: '', words: `${name ?? ''} ${idcard}`.trim() } as const;
          found.set(row.row_no, [
            ...(found.get(row.row_no) ?? []),
            { source_row: row.row_no, values, intent },
          ]);
        } else if (!isChosen(theirs)) doubts.set(row.row_no, [...(doubts.get(row.row_no) ?? []), idcard]);
      }
    });
  }
  if (found.size === 0 && doubts.size === 0) return people;
  return people
    .map((row) => {
      const others = doubts.get(row.source_row);
      doubts.delete(row.source_row);
      if (others === undefined) return row;
      const doubt = { field: 'idcard', words: row.values.idcard ?? '—', others } as const;
      return { ...row, doubts: [...(row.doubts ?? []), doubt] };
    })
    .concat([...found.values()].flat());
}

/** Somebody said which column has the numbers: another says nothing against it. */
const isChosen = (columns: ReadonlyMap<number, Column>): boolean =>
  Array.from(columns.values()).some(
    ({ field, by }) => field === 'idcard' && (by === 'chosen' || by === 'remembered'),
  );

const plain = (number: string): string => number.replace(/[\s-]/g, '').toUpperCase();

/** The name in the cells nearest before a number. */
function nameBeside({ cells }: SheetRow, index: number): string | undefined {
  for (const at of [index - 1, index - 2, index + 1]) {
    const text = tidyText(cells[at]?.text ?? '').replace(/\s/g, '');
    if (looksLikeName(text)) return text;
  }
  return undefined;
}
