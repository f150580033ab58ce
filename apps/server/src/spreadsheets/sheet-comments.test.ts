import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { row, workbook } from '../../test/workbooks.ts';
import { readFile } from './reading.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const newer = 'http://schemas.microsoft.com/office/2017/10/relationships';

const relations = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships>${targets.map(([type, target], at) => `<Relationship Id="r${at}" Type="${type}" Target="${target}"/>`).join('')}</Relationships>`;

type Slip = readonly [at: string, text: string];

const slips = (...comments: readonly Slip[]) =>
  `<comments><authors><author>李经理</author></authors><commentList>${comments
    .map(([at, text]) => `<comment ref="${at}" authorId="0"><text><r><t>${text}</t></r></text></comment>`)
    .join('')}</commentList></comments>`;

const heading = ['姓名', '身份证号', '工种'];
const people = [
  ['张三', '110101199003070011', '包装工'],
  ['李四', '440306199507151025', '包装工'],
  ['王五', '320506198802290123', '包装工'],
];

async function read(
  more: Record<string, string>,
  rows: readonly (readonly string[])[] = [heading, ...people],
) {
  const bytes = await workbook({
    sheets: [{ rows: rows.map((cells, place) => row(place + 1, cells)).join('') }],
    more,
  });
  const { list } = await readFile(bytes, { today: day('2026-03-10') }, () => undefined);
  return list.rows.map(({ values: { name, remark, start_date }, intent }) => [
    name,
    intent?.kind,
    remark ?? start_date,
  ]);
}

const comments = (...some: readonly Slip[]) => ({
  'xl/worksheets/_rels/sheet1.xml.rels': relations([`${office}/comments`, '../comments1.xml']),
  'xl/comments1.xml': slips(...some),
});

it('B3 takes what stands on a slip at a cell for a remark of its row, without who wrote it', async () => {
  expect(await read(comments(['A2', '李经理:\n不来了'], ['B3', '先别买'], ['C4', '夜班']))).toEqual([
    ['张三', 'leave', '不来了'],
    ['李四', 'wait', '先别买'],
    ['王五', undefined, '夜班'],
  ]);
});

it('B3 puts it behind the remark that the row has, and a slip beside the list at its row', async () => {
  const rows = [[...heading, '备注'], ...people.map((cells) => [...cells, '住宿舍'])];
  expect(await read(comments(['A2', '不买'], ['H3', '体检没过']), rows)).toEqual([
    ['张三', 'leave', '住宿舍，不买'],
    ['李四', expect.stringMatching(/wait|unclear/), '住宿舍，体检没过'],
    ['王五', undefined, '住宿舍'],
  ]);
});

it('B3 reads threads, and not what stands in their place for older programs', async () => {
  const thread =
    '<ThreadedComments><threadedComment ref="A3" id="1"><text>辞工了</text></threadedComment></ThreadedComments>';
  const parts = {
    'xl/worksheets/_rels/sheet1.xml.rels': relations(
      [`${office}/comments`, '../comments1.xml'],
      [`${newer}/threadedComment`, '/xl/threadedComments/threadedComment1.xml'],
    ),
    'xl/comments1.xml': slips(['A3', '[线程批注] 你的Excel版本可读取此线程批注; 注释: 辞工了']),
    'xl/threadedComments/threadedComment1.xml': thread,
  };
  expect(await read(parts)).toEqual([
    ['张三', undefined, undefined],
    ['李四', 'leave', '辞工了'],
    ['王五', undefined, undefined],
  ]);
});

it('B3 reads a slip under the list, where the sheet has no row', async () => {
  const under = comments(['B9', '王五先别买']);
  expect(await read(under)).toEqual([
    ['张三', undefined, undefined],
    ['李四', undefined, undefined],
    ['王五', 'wait', undefined],
  ]);
});

it('B3 survives slips at no cell, in parts that are not there, and of any length', async () => {
  const long = '长'.repeat(100_000);
  expect(
    await read(comments(['ZZZ9', '不买'], ['', '不买'], ['A99999999', '不买'], ['A3', long])),
  ).toHaveLength(3);
  const missing = relations([`${office}/comments`, '../../../../comments9.xml']);
  expect(await read({ 'xl/worksheets/_rels/sheet1.xml.rels': missing })).toHaveLength(3);
});
