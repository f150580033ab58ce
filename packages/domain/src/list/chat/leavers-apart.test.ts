import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;

const read = (text: string) =>
  paste(text).rows.map(({ values, intent }) => [
    values.name,
    intent?.kind ?? 'add',
    values.start_date ?? values.end_date,
  ]);

it.each(['以上减的今天最后一天班', '上面减员的都是今天走', '离职的今天停保', '减员的都是今天停'])(
  'B3 speaks of the leavers above alone: %s',
  (line) => {
    expect(read(`增：\n张三 ${zhang}\n减：\n李四 ${li}\n${line}`)).toEqual([
      ['张三', 'add', undefined],
      ['李四', 'leave', '2026-11-21'],
    ]);
  },
);

it('B3 gives the day of leavers to nobody who comes behind them', () => {
  expect(read(`入职：张三 ${zhang}\n离职（11/20）：李四 ${li}\n王五 ${wang}，返厂的，一起加`)).toEqual([
    ['张三', 'add', undefined],
    ['李四', 'leave', '2026-11-20'],
    ['王五', 'add', undefined],
  ]);
});

it('B3 takes one who was forgotten for one who comes, behind those who leave', () => {
  expect(read(`减：\n李四 ${li}\n\n王五 ${wang} 新增的，漏写了`).at(-1)).toEqual(['王五', 'add', undefined]);
});

it.each([
  `别把李四 ${li} 也加上`,
  `不要把李四 ${li} 加进去`,
  `千万别把他弟弟李四 ${li} 搞进去`,
  `不用给李四 ${li}`,
  `不含李四 ${li}`,
  `不包括李四 ${li}`,
  `没有李四 ${li}`,
  `李四 ${li} 甲方那边有保险`,
])('B3 keeps back whom it speaks against before the name: %s', (line) => {
  const rows = read(`张三 ${zhang}\n${line}`);
  expect(rows[0]).toEqual(['张三', 'add', undefined]);
  expect(rows[1]?.slice(0, 2)).toEqual(['李四', expect.stringMatching(/^(?!add)/)]);
});

it.each([
  '第二个名字打错，应该是李思',
  '2号名字错了，是李思',
  '最后一个名字打错了 应该叫李思',
  '第二个的名字应该是李思',
])('B3 puts a name right by its place: %s', (line) => {
  const { rows } = paste(`1. 张三 ${zhang}\n2. 李四 ${li}\n${line}`);
  expect(rows[0]).toMatchObject({ values: { name: '张三' } });
  expect(rows[1]).toMatchObject({ values: { name: '李思' }, intent: { kind: 'correct', of: '李四' } });
  expect(rows[1]?.doubts).toContainEqual({ field: 'name', words: line, others: ['李四'] });
});
