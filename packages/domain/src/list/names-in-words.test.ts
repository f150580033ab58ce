import { expect, it } from 'vitest';
import { leaversOf } from '../../test/leavers-world.ts';

/** Whom a message names; `?` behind who is asked about. */
const named = (text: string) =>
  leaversOf(text).map(({ values, intent }) => `${values.name}${intent ? '?' : ''}`);

it.each([
  '陈平中午走',
  '陈平于今日离职',
  '陈平自今天起离职',
  '陈平突然不来了',
  '陈平真的走',
  '陈平家里有事今天走',
  '陈平因病离职',
  '陈平确定走',
])('B3 reads no word behind a name into it: %s', (text) => {
  expect(named(text)).toEqual(['陈平']);
});

it.each(['陈平想走', '陈平要走', '陈平应该今天走', '陈平可能走', '陈平准备28号走', '陈平拟28号离职'])(
  'B3 asks about whom words behind the name hold back, by the name itself: %s',
  (text) => {
    expect(named(text)).toEqual(['陈平?']);
  },
);

it.each([
  '王志刚走了',
  '李自强28号走',
  '陈小中离职',
  '王国家离职',
  '李志先今天走',
  '周应走了',
  '李真离职',
  '王中今天离职',
])('B3 keeps the whole name where its last character may begin a word: %s', (text) => {
  expect(text.startsWith(named(text)[0]!)).toBe(true);
  expect(named(text)[0]!.length).toBe(text.search(/走|离|28|今/u));
});

it.each([
  '宋斌娟 唐春文 陈平中仅郭鹏今天离职',
  '宋斌娟、唐春文、陈平三人中仅郭鹏今天离职',
  '宋斌娟 唐春文 陈平里只郭鹏今天离职',
])('B3 asks about those among whom one alone leaves: %s', (text) => {
  expect(named(text)).toEqual(['宋斌娟?', '唐春文?', '陈平?', '郭鹏']);
});
