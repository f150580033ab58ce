import { expect, it } from 'vitest';
import { directory, paste, persons, valuesOf } from '../../../test/list-world.ts';

// What is said under the last person of a list.

const { zhang, li } = persons;
const list = (...feet: readonly string[]) =>
  [`姓名\t身份证号`, `张三\t${zhang}`, `李四\t${li}`, ...feet].join('\n');

it('B3 takes what stands under the last person for those above who have nothing of the kind', () => {
  const [{ name: company = '' } = {}] = directory.companies;

  expect(valuesOf(paste(list(`单位：${company}\t岗位：打包工`, '均11月30日入职，共2人')))).toEqual([
    { name: '张三', idcard: zhang, work_company: company, occupation: '打包工', start_date: '2026-11-30' },
    { name: '李四', idcard: li, work_company: company, occupation: '打包工', start_date: '2026-11-30' },
  ]);
});

it('B3 takes the shift on which all begin for their start, marked', () => {
  for (const { values, doubts } of paste(list('11.29上夜班，共2人')).rows) {
    expect(values.start_date).toBe('2026-11-29');
    expect(doubts).toMatchObject([{ field: 'start_date' }]);
  }
});

it('B3 takes no day of a signature, nor of what signs mean, for a start', () => {
  const signed = paste(list('制表：王五\t2026-11-20'));
  const explained = paste(list('√ 11月23日已入职'));

  for (const { rows } of [signed, explained])
    expect(rows.map(({ values }) => values.start_date)).toEqual([undefined, undefined]);
});

it('B3 asks whose day it is where each of two groups may have its day under it', () => {
  const two = [`张三\t${zhang}`, '11月25日到岗', `李四\t${li}`, '11月26日到岗'].join('\n');

  const { rows } = paste(`姓名\t身份证号\n${two}`);

  expect(rows.map(({ doubts = [] }) => doubts.map(({ field }) => field))).toEqual([
    ['start_date'],
    ['start_date'],
  ]);
});
