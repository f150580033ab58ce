import { expect, it } from 'vitest';
import { leaversOf } from '../../test/leavers-world.ts';

/** Each row: the name, then the first day without cover, and a sign where it is asked about. */
const read = (text: string) =>
  leaversOf(text)
    .map(({ values: { name, idcard, start_date }, intent }) =>
      [name, idcard, start_date?.slice(5), intent && '?'].filter((part) => part != null).join(' '),
    )
    .toSorted();

it.each([
  ['下列人员除傅鹏外全部离职：沈勇、赵春春、傅鹏、宋志欣', ['傅鹏 ?', '宋志欣', '沈勇', '赵春春']],
  ['沈勇、赵春春离职（傅鹏除外）', ['傅鹏 ?', '沈勇', '赵春春']],
  ['今天离职沈勇、赵春春，不含傅鹏', ['傅鹏 ?', '沈勇', '赵春春']],
  ['傅鹏：沈勇离职了', ['傅鹏 ?', '沈勇']],
  ['傅鹏让我减沈勇', ['傅鹏 ?', '沈勇']],
  ['请帮傅鹏把沈勇减掉', ['傅鹏 ?', '沈勇']],
  ['傅鹏离职了又反悔了，沈勇离职', ['傅鹏 ?', '沈勇']],
])('B3 asks about whom %s excepts or names for another reason', (text, expected) => {
  const found = read(text).map((row) => row.replace(/ \d\d-\d\d/, ''));
  expect(found).toEqual(expected);
});

it('B3 finds each whose end of a number is said in words', () => {
  expect(read('离职：\n陈敏鹏尾号6541；苏刚辉尾号5507；曾英后四位4723')).toEqual([
    '曾英 4723',
    '苏刚辉 5507',
    '陈敏鹏 6541',
  ]);
});

it('B3 takes the day from which cover is to stop for the first day without', () => {
  expect(read('沈勇\n赵春春\n以上都从28号起停保')).toEqual(['沈勇 11-28', '赵春春 11-28']);
  expect(read('郑平磊6612和沈丽兰6344明天起都减掉')).toEqual(['沈丽兰 6344 11-27', '郑平磊 6612 11-27']);
});

it('B3 asks about whom a remark or a state speaks for, beside a day of leaving', () => {
  const table = [
    '姓名\t身份证号\t离职日期\t备注',
    '沈勇\t110101199003070011\t2026-11-26\t又回来了，不减',
    '赵春春\t320506198802290123\t2026-11-26\t',
  ].join('\n');
  expect(read(table)).toEqual(['沈勇 110101199003070011 11-27 ?', '赵春春 320506198802290123 11-27']);
});
