import { expect, it } from 'vitest';
import { directory, paste, persons, sheetOf, today } from '../../test/list-world.ts';
import { readBook } from './book.ts';
import type { ListRow } from './table.ts';

const { zhang, li, wang } = persons;

const told = (rows: readonly ListRow[]) =>
  rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add', intent?.sure ?? false]);

it.each([
  `张三 ${zhang} 换成 李四 ${li}`,
  `张三 ${zhang} 下，换成 李四 ${li} 上`,
  `李四 ${li} 顶替 张三 ${zhang}`,
])('B3 asks nothing of who comes where both are told with their number: %s', (text) => {
  expect(told(paste(text).rows)).toEqual(
    expect.arrayContaining([
      ['张三', 'leave', false],
      ['李四', 'replace', true],
    ]),
  );
});

it('B3 asks nothing of who comes in a table of exchanges', () => {
  const { list } = readBook(
    [sheetOf(['原人员|原身份证号|替换人员|替换身份证号', `张三|${zhang}|李四|${li}`])],
    { today, directory },
  );
  expect(told(list.rows)).toEqual([
    ['张三', 'leave', false],
    ['李四', 'replace', true],
  ]);
});

it.each([
  `张三 ${zhang} 替换 李四 ${li}`,
  `张三换成李四 ${li}`,
  `张三 ${zhang} 可能换成 李四 ${li}`,
  `张三 ${zhang} 换成 李四 ${li}，等体检过了再上`,
  `张三 ${zhang} 换成 李四 ${li}，身份证是借他哥的`,
  `张三 ${zhang} 换成 李四 ${li.slice(0, 17)}`,
  `张三 ${zhang}\n王五 ${wang}\n张三不来了，换成李四 ${li}`,
])('B3 still asks where one has no number, stands elsewhere, or may not come: %s', (text) => {
  expect(told(paste(text).rows).some(([, , sure]) => sure)).toBe(false);
});
