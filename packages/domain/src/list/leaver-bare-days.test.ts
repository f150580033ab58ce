import { expect, it } from 'vitest';
import { leaversOf } from '../../test/leavers-world.ts';

/** The first day without cover of whoever is named first, and the other days that it may be. */
function dayOf(beside: string, head = '今天离职：') {
  const [{ values, doubts = [], intent } = { values: {}, doubts: [], intent: null }] = leaversOf(
    `${head}\n卢娟浩${beside}\n卢建杰`,
  );
  const others = doubts.filter(({ field }) => field === 'start_date').flatMap((one) => one.others);
  return [values.start_date, intent ?? null, ...others];
}

it.each(['11-28', '11—28', '(11-28)', '（11-28）', '，11-28'])(
  'B3 takes the month and date beside a leaver for their last day: %s',
  (beside) => {
    expect(dayOf(` ${beside}`)).toEqual(['2026-11-29', null]);
    expect(dayOf(` ${beside}`, '离职名单：')).toEqual(['2026-11-29', null]);
  },
);

it.each(['28', '28 家里有事', '(28)', '，28', '11 28', '26-28', '２８'])(
  'B3 asks whether a figure beside a leaver is their last day, and ends no cover before it: %s',
  (beside) => {
    expect(dayOf(` ${beside}`)).toEqual(['2026-11-29', null, '2026-11-27']);
    expect(dayOf(` ${beside}`, '离职名单：')).toEqual(['2026-11-29', null, '2026-11-27']);
  },
);

it.each(['28岁', '3组', '2车间', '2191', '8线', '13912345678', '3 个', '8-20'])(
  'B3 takes no other figure beside a leaver for a day: %s',
  (beside) => {
    expect(dayOf(` ${beside}`)[0]).toBe('2026-11-27');
  },
);

it.each([
  ['金盛减员：冯佳（28号） 胡平（明天）', ['冯佳 29', '胡平 28']],
  ['金盛减员：袁娜 冯佳（28号） 胡平（明天）', ['袁娜 29?', '冯佳 29', '胡平 28']],
  ['金盛 袁娜、冯佳28号走，胡平明天走', ['袁娜 29', '冯佳 29', '胡平 28']],
  ['离职3人：吴丽 26、宋刚 27、谢丽秀 28', ['吴丽 27', '宋刚 28?', '谢丽秀 29?']],
  ['昨天说的曹鑫不减了，改减吴丽，今天走', ['曹鑫 27?', '吴丽 27']],
])('B3 gives each of a line the day right behind them: %s', (text, expected) => {
  expect(
    leaversOf(text).map(({ values, intent, doubts = [] }) => {
      const isAsked = intent || doubts.some(({ field }) => field === 'start_date');
      return `${values.name} ${values.start_date?.slice(-2)}${isAsked ? '?' : ''}`;
    }),
  ).toEqual(expected);
});
