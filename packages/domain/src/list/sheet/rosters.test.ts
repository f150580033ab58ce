import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';

const { zhang, li, wang } = persons;

const told = (state: string, start: string, other: string) =>
  readBook(
    [
      sheetOf([
        '姓名|身份证号|工种|入职日期|状态',
        `张三|${zhang}|焊工|${start}|${state}`,
        `李四|${li}|焊工|2026-11-25|${other}`,
      ]),
    ],
    { today, directory },
  ).list.rows.map(({ intent }) => intent?.kind ?? 'add');

describe('B3 a roster in which some are new', () => {
  it.each(['在职', '在岗', '在册', '正常', '已在保'])(
    'asks about those who are there already: %s',
    (state) => {
      expect(told(state, '2025-03-02', '新入职')).toEqual(['unclear', 'add']);
    },
  );

  it('insures those who begin in days to come, and all where nobody is said to be new', () => {
    expect(told('在职', '2026-11-25', '新入职')).toEqual(['add', 'add']);
    expect(told('在职', '2025-03-02', '在职')).toEqual(['add', 'add']);
  });
});

it.each(['备注', '状态'])('B3 asks about whom a column %s says to be there who began long ago', (title) => {
  const lines = [`张三|${zhang}|2025-11-20|在职`, `李四|${li}|2026-11-20|在职`, `王五|${wang}|2026-11-25|`];
  const { list } = readBook([sheetOf([`姓名|身份证号|入职日期|${title}`, ...lines])], { today, directory });
  expect(list.rows[0]?.intent).toEqual({ kind: 'unclear', of: '', words: '在职' });
  expect(list.rows[1]?.intent).toBeUndefined();
});
