import { expect, it } from 'vitest';
import { readyOn } from '../../../test/both-pages.ts';
import { persons } from '../../../test/list-world.ts';

const { zhang, li } = persons;
const against = [
  '👎',
  '🚫',
  '🙅‍♀️',
  '[弱]',
  'NG',
  '入职？',
  '明天来？',
  '是明天来吧',
  '参保了吗',
  '明天来的话就上',
  '明天应该来',
  '投保成功',
  '已生效',
  '要开个参保证明',
];

it.each(against)('B3 offers nobody as ready beside a sign or words that leave them open: %s', (words) => {
  expect(readyOn('add', `张三 ${zhang}\n李四 ${li} ${words}`)).toEqual(['张三']);
  expect(readyOn('off', `张三 ${zhang}\n李四 ${li} ${words}`)).not.toContain('李四');
});

it.each(against.slice(4))('B3 does so in the cells of a table: %s', (words) => {
  const table = `姓名\t身份证\t备注\n张三\t${zhang}\t\n李四\t${li}\t${words}`;
  expect(readyOn('add', table)).toEqual(['张三']);
  expect(readyOn('off', table)).not.toContain('李四');
});

it.each(['👍', 'OK', '明天来吧', '麻烦加一下吧', '带健康证明'])(
  'B3 asks about nobody beside a sign or words of those who come: %s',
  (words) => {
    const ready = readyOn('add', `张三 ${zhang} ${words}`).map((told) => told.split(' ')[0]);
    expect(ready).toEqual(['张三']);
  },
);

it.each([
  ['入职确认', 'Y', 'N'],
  ['社保', '', '有'],
  ['实习', '否', '是'],
  ['合同主体', '我司', '甲方'],
  ['在场', '√', ''],
])('B3 asks about whom a column keeps back: %s', (title, yes, no) => {
  const table = `姓名\t身份证\t${title}\n张三\t${zhang}\t${yes}\n李四\t${li}\t${no}`;
  expect(readyOn('add', table)).toEqual(['张三']);
});

it('B3 takes nobody off whose paper was sent back', () => {
  const table = `姓名\t身份证\t流程状态\n张三\t${zhang}\t已完成\n李四\t${li}\t已退回`;
  expect(readyOn('off', table)).toEqual([]);
});
