import { expect, it } from 'vitest';
import { leaversOf, today } from '../../test/leavers-world.ts';
import { sheetOf } from '../../test/list-world.ts';
import { asLeavers } from './leavers.ts';
import { readSheet } from './read-sheet.ts';

it.each([
  ['卢娟浩昨天走的', ['2026-11-26']],
  ['卢娟浩 24号离职', ['2026-11-25']],
  ['前天走了两个：卢娟浩、卢建杰', ['2026-11-25', '2026-11-25']],
  ['离职名单：\n卢娟浩 11-24\n卢建杰 今天', ['2026-11-25', '2026-11-27']],
  ['卢娟浩 25号起停保', ['2026-11-25']],
  ['卢娟浩 26号起停保', ['2026-11-26']],
  ['卢娟浩 今天走', ['2026-11-27']],
  ['卢娟浩 走了', [undefined]],
])('B3 keeps a last day that has passed with whom it is said of, in %s', (text, expected) => {
  const rows = leaversOf(text);
  expect(rows.map(({ values, intent }) => [values.start_date, intent ?? null])).toEqual(
    expected.map((day) => [day, null]),
  );
  expect(rows.every((row) => !('passed_day' in row))).toBe(true);
});

it('B3 keeps a last day that has passed in its cell, and leaves an empty one empty', () => {
  const reading = readSheet(
    sheetOf(['姓名|最后工作日', '卢娟浩|11-24', '卢建杰|2026/11/26', '张三|2026-10-31']),
    { today },
  );
  const { rows } = asLeavers(reading, { today, titles: ['离职名单'] });
  expect(rows.map(({ values }) => values.start_date)).toEqual(['2026-11-25', '2026-11-27', '2026-11-01']);
});

it('B3 asks about who only asked to leave on a day that has passed', () => {
  expect(leaversOf('卢娟浩 24号申请离职')).toMatchObject([{ intent: { kind: 'unclear' } }]);
});
