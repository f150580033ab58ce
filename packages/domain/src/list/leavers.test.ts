import { expect, it } from 'vitest';
import { sheetOf } from '../../test/list-world.ts';
import { day } from '../calendar/day.ts';
import { createDirectory } from '../roster/directory.ts';
import { asLeavers } from './leavers.ts';
import { readBook } from './book.ts';
import { readPasted } from './pasted.ts';

const today = day('2026-11-20');
const read = (text: string) =>
  asLeavers(readPasted(text, { today, directory: createDirectory([], []) }), { today, text }).rows.map(
    ({ values, intent }) => [values.name ?? values.idcard, values.start_date ?? null, intent?.kind ?? null],
  );

it('B3 takes who is said to leave for those who leave, and asks about the others', () => {
  expect(read('张三 离职\n李四 110101199003070011 入职')).toEqual([
    ['张三', null, null],
    ['李四', null, 'unclear'],
  ]);
});

it('B3 takes a list that says nothing of anybody for one of those who leave', () => {
  expect(read('王伟 110101199003070011\n李娜 320506198802290123')).toEqual([
    ['王伟', null, null],
    ['李娜', null, null],
  ]);
});

it('B3 takes whose place is taken for a leaver, and asks about who takes it', () => {
  expect(read('王伟 110101199003070011 顶替李娜')).toEqual([
    ['李娜', null, null],
    ['王伟', null, 'unclear'],
  ]);
});

it('B3 takes the day of a leaver for the last one, also one that has passed', () => {
  expect(read('张三 11月25日离职')).toEqual([['张三', '2026-11-26', null]]);
  expect(read('张三 11月18日离职')).toEqual([['张三', '2026-11-19', null]]);
});

it('B3 looks for every name or number of a text in which nobody was recognised', () => {
  expect(read('0123\n8799')).toEqual([
    ['0123', null, null],
    ['8799', null, null],
  ]);
});

it.each([
  [
    '余海 潘玉 先不减，下周再说',
    [
      ['余海', null, 'unclear'],
      ['潘玉', null, 'unclear'],
    ],
  ],
  ['余海 先不减，下周再说', [['余海', null, 'unclear']]],
  [
    '余海先别停，潘玉停',
    [
      ['余海', null, 'unclear'],
      ['潘玉', null, null],
    ],
  ],
  [
    '石秀才、朱武德都走了',
    [
      ['石秀才', null, null],
      ['朱武德', null, null],
    ],
  ],
  [
    '石秀才,燕青青,朱武德都不干了',
    [
      ['石秀才', null, null],
      ['燕青青', null, null],
      ['朱武德', null, null],
    ],
  ],
  [
    '程蝶衣 袁世卿都不来了',
    [
      ['程蝶衣', null, null],
      ['袁世卿', null, null],
    ],
  ],
  [
    '下面这些人停保\n余海\n潘玉 11月28日走\n共2人左右',
    [
      ['余海', null, null],
      ['潘玉', '2026-11-29', null],
    ],
  ],
])('B3 reads who leaves, and who does not yet, in %s', (text, leavers) => {
  expect(read(text)).toEqual(leavers);
});

it('B3 keeps those who leave in the order of the sheets, and of the rows of each', () => {
  const under = (name: string, names: readonly string[]) =>
    sheetOf(['姓名|用工单位', ...names.map((one) => `${one}|昆山华讯`)], name);
  const { list } = readBook([under('昆山', ['王伟', '李娜', '赵敏']), under('苏州', ['孙丽', '钱多'])], {
    today,
    directory: createDirectory([], []),
  });
  expect(asLeavers(list, { today }).rows.map(({ values }) => values.name)).toEqual([
    '王伟',
    '李娜',
    '赵敏',
    '孙丽',
    '钱多',
  ]);
});

it.each([
  ['张三离职，新来的李四25号到岗', null],
  ['张三 23号离职，李四25号入职', '2026-11-24'],
  ['张三走了，另外新增一个李四 110101199003070011 叉车工 25号到岗', null],
])('B3 takes the day on which another comes for nobody’s last, in %s', (text, start_date) => {
  const rows = read(text);
  expect(rows.find(([name]) => name === '张三')).toEqual(['张三', start_date, null]);
  expect(rows.find(([name]) => name === '李四')?.[2]).toBe('unclear');
});

it('B3 asks about who comes with the words that say so', () => {
  const text = '张三离职\n另外新增一个李四 110101199003070011 叉车工 25号来';
  const { rows } = asLeavers(readPasted(text, { today, directory: createDirectory([], []) }), {
    today,
    text,
  });
  expect(rows.map(({ values, intent }) => [values.name, intent?.words ?? null])).toEqual([
    ['张三', null],
    ['李四', '另外新增一个李四 110101199003070011 叉车工 25号来'],
  ]);
});
