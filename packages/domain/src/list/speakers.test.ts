import { expect, it } from 'vitest';
import { leaversOf } from '../../test/leavers-world.ts';

/** Whom a message names, and where; `?` behind who is asked about. */
const read = (text: string) =>
  leaversOf(text).map(
    ({ values: { name, work_company }, intent }) =>
      `${name} ${work_company?.slice(2, 4)}${intent ? '?' : ''}`,
  );

it.each([
  '华讯老陈: 魏芳建 今天离职',
  '华讯老陈：魏芳建今天离职',
  '华讯王姐: 魏芳建 今天离职',
  '华讯-小李：魏芳建今天走',
  '华讯驻厂老陈：魏芳建明天走',
])('B3 takes who says a line for nobody of it, and where they speak for its place: %s', (text) => {
  expect(read(text)).toEqual(['魏芳建 华讯']);
});

it('B3 hears two who speak of two places, and lets nobody go by 也是 alone', () => {
  expect(read('华讯老陈: 魏芳建 今天离职\n金盛小钱: 杨杰静 明天做完')).toEqual([
    '魏芳建 华讯',
    '杨杰静 金盛',
  ]);
  expect(read('华讯老陈：马上走').every((one) => !one.startsWith('马上走'))).toBe(true);
});

it.each(['丁勇（焊接的那个）', '丁勇(夜班的)', '丁勇（四川的）', '丁勇（就是贴片的那位）'])(
  'B3 asks nobody by words in brackets that tell which of several leaves: %s',
  (who) => {
    expect(read(`华讯今晚走的：${who}、李宇`)).toEqual(['丁勇 华讯', '李宇 华讯']);
  },
);

it.each(['丁勇（不走的）', '丁勇（新来的那个）', '丁勇（老李的徒弟）', '丁勇（待定的）'])(
  'B3 asks about whom words in brackets may keep: %s',
  (who) => {
    expect(read(`华讯今晚走的：${who}、李宇`)[0]).toMatch(/^丁勇.*\?$/);
  },
);
