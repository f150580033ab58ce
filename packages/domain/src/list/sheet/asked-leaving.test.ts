import { expect, it } from 'vitest';
import { readyOn } from '../../../test/both-pages.ts';
import { persons } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;

/** Who of three leavers with a last day is ready to be taken off by a column of such cells: 1; whoever is asked about: 0. */
const leave = (title: string, cells: string) => {
  const rows = [zhang, li, wang].map(
    (idcard, at) => `${['张三', '李四', '王五'][at]}\t${idcard}\t2026-11-28\t${cells.split('|')[at]}`,
  );
  const ready = readyOn('off', ['姓名\t身份证号\t离职日期', title].join('\t') + `\n${rows.join('\n')}`);
  return ['张三', '李四', '王五']
    .map((name) => (ready.some((told) => told.startsWith(name)) ? 1 : 0))
    .join('');
};

it.each([
  ['是否停保', '是|否|是', '101'],
  ['是否停保', '是|否|暂不', '100'],
  ['是否停保', '是|待定|是', '101'],
  ['是否停保', '是|暂缓|', '100'],
  ['是否减保', '是||是', '101'],
  ['是否办理停保', '已办|未办|是', '001'],
  ['Remove from policy?', 'yes|TBC|yes', '101'],
])('B3 a column %s beside a last day lets go by a plain yes alone: %s', (title, cells, ready) => {
  expect(leave(title, cells)).toBe(ready);
});
