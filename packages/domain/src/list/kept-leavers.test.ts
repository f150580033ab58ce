import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { day } from '../calendar/day.ts';
import { readBook } from './book.ts';
import { textCell } from './cell.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

// Whoever a list of leavers has in it, and some other word of it may keep, is asked about.

const directory = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const today = day('2026-11-25');

/** Who of a text that is pasted for a removal is taken off without a question. */
const readyIn = (text: string) =>
  readAs('off', readPasted(text, { today, directory, kind: 'off' }), { today, text, directory }).rows.flatMap(
    ({ intent, doubts = [], values: { name = '' } }) => (intent || doubts.length > 0 ? [] : [name]),
  );

it.each<[text: string, ready: readonly string[]]>([
  ['离职：陈建杰、卢娟浩\n卢娟浩不走，继续上班', ['陈建杰']],
  ['离职：陈建杰、卢娟浩\n卢娟浩拿掉', ['陈建杰']],
  ['离职：陈建杰、卢娟浩\n卢娟浩早上打卡了', ['陈建杰']],
  ['离职：陈建杰、卢娟浩\n卢娟浩取消', ['陈建杰']],
  ['停保：陈建杰，卢娟浩\n更正：卢娟浩不能停', ['陈建杰']],
  ['离职：陈建杰、卢娟浩\n卢娟浩是12月5号', ['陈建杰']],
  ['离职：陈建杰、卢娟浩\n卢娟浩过完年走', ['陈建杰']],
  ['离职：陈建杰、卢娟浩\n陈建杰今天，卢娟浩、王丽华明天', ['陈建杰', '卢娟浩']],
  ['离职：陈建杰、卢娟浩、王丽华\n就前两个', []],
  ['离职：陈建杰、卢娟浩、王丽华\n更新：离职：陈建杰、卢娟浩', ['陈建杰', '卢娟浩']],
  ['离职：陈建杰、卢娟浩、王丽华\n以这个为准：陈建杰、卢娟浩', ['陈建杰', '卢娟浩']],
  ['没有离职的：陈建杰、卢娟浩', []],
  ['没离职的：陈建杰、卢娟浩；离职的：王丽华', ['王丽华']],
  ['陈建杰走夜班', []],
  ['陈建杰走二号线', []],
  ['陈建杰走流程', []],
  ['卢娟浩离职，陈建杰不做早班', ['卢娟浩']],
  ['陈建杰停两天', []],
  ['陈建杰减班', []],
  ['陈建杰清退宿舍', []],
  ['陈建杰今天调休，卢娟浩离职', ['卢娟浩']],
  ['陈建杰 leave 3 days', []],
  ['陈建杰离职停办', []],
  ['陈建杰离职了吧', []],
  ['陈建杰申请离职', []],
  ['离职谈话：陈建杰、卢娟浩', []],
  ['离职人员：卢娟浩\n陈建杰 11月26日', ['卢娟浩']],
  ['陈建杰 支援', []],
  ['陈建杰28号、卢娟浩29号、王丽华30号离职', ['陈建杰', '卢娟浩', '王丽华']],
  ['陈建杰、卢娟浩28号、王丽华30号走', ['卢娟浩', '王丽华']],
  ['陈建杰、卢娟浩离职，分别28号、30号', []],
  ['陈建杰28离职', []],
  ['陈建杰28号走\n王丽华也走', ['陈建杰']],
  ['陈建杰28号走，王丽华跟他一起', ['陈建杰']],
  ['陈建杰 28号\n王丽华\n卢娟浩 30号', ['陈建杰', '卢娟浩']],
  ['陈建杰 卢娟浩 今天离职\n最后那个改成28号', []],
  ['陈建杰 卢娟浩 今天离职\n娟浩28号', []],
  ['陈建杰 卢娟浩 今天离职\n改28号', []],
  ['陈建杰 28号离职\n车间主管 卢娟浩', ['陈建杰']],
  ['卢娟浩那组走了陈建杰、王丽华，今天', ['陈建杰', '王丽华']],
  ['卢娟浩这边今天走一个陈建杰', ['陈建杰']],
  ['陈建杰 组长卢娟浩 28号离职', ['陈建杰']],
  ['陈建杰，卢娟浩的徒弟，今天离职', ['陈建杰']],
  ['陈建杰28号走 批准：卢娟浩', ['陈建杰']],
  ['卢娟浩辞退陈建杰，28号', ['陈建杰']],
  ['陈建杰还有三天', []],
  ['陈建杰离职日期另行通知', []],
  ['陈建杰今天没来', []],
  ['陈建杰 何时走', []],
])('B3 takes off by “%s” only whom nothing keeps', (text, ready) => {
  expect(readyIn(text).toSorted()).toEqual(ready.toSorted());
});

/** Who of the sheets of a file that is chosen for a removal is taken off without a question. */
function readyOf(sheets: Readonly<Record<string, readonly string[]>>) {
  const read = Object.entries(sheets).map(([name, lines]) => ({
    name,
    hidden: false,
    rows: lines.map((line, at) => ({ row_no: at + 1, cells: line.split(',').map(textCell) })),
  }));
  const book = readBook(read, { today, directory });
  const { rows } = readAs('off', book.list, { today, titles: Object.keys(sheets), sheets: book.sheets });
  return rows.flatMap(({ intent, values: { name = '' } }) => (intent ? [] : [name]));
}

it.each<[heading: string, of: string]>([
  ['备注', '取消'],
  ['备注', '推迟到12月25日'],
  ['备注', '正常出勤'],
  ['备注', '领导不同意'],
  ['审批', '驳回'],
  ['是否撤回', '是'],
  ['取消', '√'],
  ['挽留结果', '成功'],
  ['撤销日期', '2026-11-24'],
  ['返岗日期', '2026-12-01'],
  ['离职原因', '撤回申请 继续上班'],
  ['离职原因', '改变主意 留下了'],
  ['重新入职日期', '2026-12-01'],
])('B3 asks about whom a day lets go and %s %s may keep', (heading, of) => {
  const table = [`姓名,离职日期,${heading}`, '陈建杰,2026-12-20,', `卢娟浩,2026-12-20,${of}`];

  expect(readyOf({ 离职: table })).not.toContain('卢娟浩');
});

it.each(['卢娟浩（不走）', '卢娟浩×'])(
  'B3 asks about whom a day lets go and the cell of the name keeps: %s',
  (name) => {
    expect(readyOf({ 离职: ['姓名,离职日期', '陈建杰,2026-12-20', `${name},2026-12-20`] })).toEqual([
      '陈建杰',
    ]);
  },
);

it.each<[sheet: string, lines: readonly string[]]>([
  ['更正', ['姓名,说明', '卢娟浩,不离职']],
  ['说明', ['卢娟浩取消离职，继续上班']],
])('B3 asks about whom another sheet keeps: %s', (sheet, lines) => {
  const leavers = ['姓名,离职日期', '陈建杰,2026-12-20', '卢娟浩,2026-12-20'];

  expect(readyOf({ 离职: leavers, [sheet]: lines })).toEqual(['陈建杰']);
});

it('B3 asks about whom a line under the table keeps, and about nobody else', () => {
  const lines = ['姓名,离职日期', '陈建杰,2026-12-20', '卢娟浩,2026-12-20', '备注,卢娟浩先不停'];

  expect(readyOf({ 离职: lines })).toEqual(['陈建杰']);
});

it.each<[note: string, ready: readonly string[]]>([
  ['更正：卢娟浩改为30号', ['陈建杰']],
  ['卢娟浩做到月底', ['陈建杰']],
  ['说明：以上改为30号', []],
  ['注：1122改28日3344改30日', []],
  ['以上除卢娟浩', ['陈建杰']],
])('B3 asks about whom another day is said under the table: %s', (note, ready) => {
  const lines = ['姓名,后四位,最后一天', '陈建杰,1122,11.28', '卢娟浩,3344,11.28', note];

  expect(readyOf({ 离职: lines })).toEqual(ready);
});

it.each(['2025.11.28', '11.28/29'])(
  'B3 asks about a last day that cannot be meant as it stands: %s',
  (cell) => {
    expect(readyOf({ Sheet1: ['姓名,离职日', `陈建杰,${cell}`] })).toEqual([]);
  },
);

it('B3 asks about nobody for what is counted, handed back or said twice', () => {
  const lines = [
    '姓名,最后工作日,备注',
    '陈建杰,2026-12-20,宿舍已退',
    '卢娟浩,2026-12-20,工资低',
    '合计在岗86人',
  ];

  expect(readyOf({ 离职: lines })).toEqual(['陈建杰', '卢娟浩']);
  expect(readyIn('陈建杰 11月27日最后一天班，28号起停保')).toEqual(['陈建杰']);
  expect(readyIn('离职：陈建杰、卢娟浩\n合计在岗86人')).toEqual(['陈建杰', '卢娟浩']);
});
