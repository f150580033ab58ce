import { expect, it } from 'vitest';
import { paste, persons } from '../../test/list-world.ts';

// Whoever is put in all the same begins on the day that was read of them.

const { zhang, li } = persons;

const first = (text: string) => {
  const [{ values, intent, doubts = [] } = { values: {}, intent: null }] = paste(text).rows;
  return [intent?.kind ?? 'add', values.start_date, doubts.some(({ field }) => field === 'start_date')];
};

const sheet = (title: string, cell: string, other = '') =>
  `姓名\t身份证\t工种\t${title}\n张三\t${zhang}\t包装\t${cell}\n李四\t${li}\t包装\t${other}`;

it.each([
  ['代替王五，28号起', 'replace'],
  ['等体检，28号来上班', 'wait'],
  ['先不加、28号到岗', 'wait'],
])('B3 keep the day of whoever a remark holds back: %s', (remark, kind) => {
  expect(first(sheet('备注', remark))).toEqual([kind, '2026-11-28', false]);
});

it('B3 read from when on beside the answer whether to insure', () => {
  expect(first(sheet('要不要保', '要，28号来', '要'))).toEqual(['add', '2026-11-28', false]);
  expect(first(sheet('要不要保', '不要，28号来', '要'))[0]).toBe('unclear');
});

it.each(['先别买', '等通知', '体检没出先不买'])(
  'B3 keep the day of a head for whoever is held back: %s',
  (said) => {
    expect(first(`苏州精工 28号进2个 包装\n张三 ${zhang} ${said}\n李四 ${li}`)).toEqual([
      'wait',
      '2026-11-28',
      false,
    ]);
  },
);

it.each([
  ['28号来上班', '2026-11-28'],
  ['30号早上8点', '2026-11-30'],
  ['明早8:30', '2026-11-22'],
])('B3 read a day with its hour in a column of days: %s', (cell, day) => {
  expect(first(sheet('到岗时间', cell, '27号'))).toEqual(['add', day, false]);
});
