import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

// A line that says one day of some and another of all the others.

const { zhang, li, wang } = persons;
const listed = (...feet: readonly string[]) =>
  paste([`姓名\t身份证号`, `张三\t${zhang}`, `李四\t${li}`, `王五\t${wang}`, ...feet].join('\n')).rows;
const daysOf = (rows: ReturnType<typeof listed>) =>
  rows.map(({ values, doubts = [] }) => [values.start_date, doubts.map(({ others }) => others)]);
const [first, second] = ['2026-11-25', '2026-11-27'];

it.each([
  ['以上除张三、李四27号到，其他都是25号到岗'],
  ['张 三和李四27号来，其余25号上班'],
  ['除张三、李四是11月27日以外，剩下的人都是11月25日到岗'],
])('B3 gives each the day that a line below the list says of some and of all others: %s', (line) => {
  expect(daysOf(listed(line))).toEqual([
    [second, [[first]]],
    [second, [[first]]],
    [first, [[second]]],
  ]);
});

it('B3 gives whoever is excepted without a day none', () => {
  expect(daysOf(listed('以上除李四外都是25号到岗'))).toEqual([
    [first, [[]]],
    [undefined, [[first]]],
    [first, [[]]],
  ]);
});

it('B3 reads such a line above a list, too', () => {
  const rows = paste(
    [`李四27号到，其他人25号到岗`, `姓名\t身份证号`, `张三\t${zhang}`, `李四\t${li}`].join('\n'),
  ).rows;
  expect(daysOf(rows)).toEqual([
    [first, [[second]]],
    [second, [[first]]],
  ]);
});

it.each([
  ['除李四外，其他全部离职', 'leave'],
  ['李四27号到，其他人等通知', 'wait'],
])('B3 takes none of the others for one who comes: %s', (line, kind) => {
  const [zhangs, lis, wangs] = listed(line).map(({ intent }) => intent?.kind);
  expect([zhangs, wangs]).toEqual([kind, kind]);
  expect(lis).toBeDefined();
});

it('B3 keeps the work type of the others from whom a line excepts', () => {
  const rows = listed('除李四做打包工外，其他都是焊工，25号上岗');
  expect(rows.map(({ values }) => values.occupation)).toEqual(['焊工', '打包工', '焊工']);
  for (const { doubts = [] } of rows)
    expect(doubts.map(({ field }) => field)).toEqual(['start_date', 'occupation']);
});

it('B3 takes the day of two on which somebody begins', () => {
  expect(listed('25号体检，27号入职').map(({ values }) => values.start_date)).toEqual([
    second,
    second,
    second,
  ]);
});
