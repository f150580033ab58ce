import { expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';
import type { Sheet } from '../table.ts';

const { zhang, li, wang } = persons;

/** A sheet with a slip at one of its cells, by its row from 1 and its column from 0. */
function slipped(
  lines: readonly string[],
  at: readonly [row_no: number, column: number],
  comment: string,
): Sheet {
  const sheet = sheetOf(lines);
  const rows = sheet.rows.map((row) =>
    row.row_no === at[0]
      ? { ...row, cells: row.cells.map((cell, column) => (column === at[1] ? { ...cell, comment } : cell)) }
      : row,
  );
  return { ...sheet, rows };
}

const read = (sheet: Sheet) =>
  readBook([sheet], { today, directory }).list.rows.map(({ values, intent }) => [
    values.name,
    intent?.kind,
    values.remark,
  ]);

it('B3 takes a slip at the cell of one of two side by side as said of that one', () => {
  const lines = ['姓名|身份证号||姓名|身份证号', `张三|${zhang}||李四|${li}`];
  expect(read(slipped(lines, [2, 3], '离职'))).toEqual([
    ['张三', undefined, undefined],
    ['李四', 'leave', '离职'],
  ]);
});

it('B3 tells the words of a slip at an empty cell under a list, and keeps back whom they name', () => {
  const lines = ['姓名|身份证号', `张三|${zhang}`, `李四|${li}`, '|'];
  const { rows, skipped } = readBook([slipped(lines, [4, 0], '李四先不要买')], { today, directory }).list;
  expect(skipped).toEqual([{ source_row: 4, why: 'note', text: '李四先不要买' }]);
  expect(rows.map(({ intent }) => intent?.kind)).toEqual([undefined, 'wait']);
});

it('B3 gives the day that a slip says to its person alone, with a mark', () => {
  const lines = ['姓名|身份证号|日期', `张三|${zhang}|11.24`, `王五|${wang}|11.24`];
  const { rows } = readBook([slipped(lines, [3, 0], '11.26到岗')], { today, directory }).list;
  expect(rows.map(({ values }) => values.remark)).toEqual([undefined, '11.26到岗']);
  expect(rows[0]?.doubts).toBeUndefined();
  expect(rows[1]?.doubts?.map(({ field }) => field)).toContain('start_date');
});
