import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';

const { zhang, li } = persons;

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
