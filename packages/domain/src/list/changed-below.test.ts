import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { day } from '../calendar/day.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

const directory = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const today = day('2026-11-26');

/** Of each starter of a text which fields are asked about, and what else they may be. */
function askedIn(text: string) {
  const read = readPasted(text, { today, directory, kind: 'add' });
  return readAs('add', read, { today, text, directory }).rows.flatMap(({ intent, doubts = [] }) =>
    intent ? [] : [doubts.map(({ field, others }) => [field, ...others].join(' ')).join('; ')],
  );
}

const two = '王建国 110101199003070011 焊工 28号\n李秀兰 440306199507151025 保洁 28号';
const moved = 'start_date 2026-11-30';

it.each<[line: string, first: string, second: string]>([
  ['都改成30号', moved, moved],
  ['全部推到30号', moved, moved],
  ['改成30号', moved, moved],
  ['老王30号', moved, moved],
  ['保洁30号', '', moved],
  ['焊工那个30号', moved, ''],
  ['老王是电工', 'occupation 电工', ''],
  ['小李是电工', '', 'occupation 电工'],
  ['身份证尾号是1378', 'idcard', 'idcard'],
  ['身份证改成 320506198802290123', 'idcard', 'idcard'],
  ['刚才身份证打错 320506198802290123', 'idcard', 'idcard'],
  ['谢谢，今天务必加上', '', ''],
  ['以上28号上岗', '', ''],
  ['两个人都住宿舍', '', ''],
])('B3 asks about the starters of whom a line below may speak: %s', (line, first, second) => {
  expect(askedIn(`${two}\n${line}`)).toEqual([first, second]);
});

it.each(['备注：统一30号到', '注：都改成30号'])('B3 asks about the starters of a table over %s', (note) => {
  const rows = ['王建国\t110101199003070011\t焊工\t28号', '李秀兰\t440306199507151025\t保洁\t28号'];

  expect(askedIn(['姓名\t身份证\t工种\t上岗', ...rows, note].join('\n'))).toEqual([moved, moved]);
});

it.each(['28上班', '三天后来', '一周后来'])('B3 keeps %s where the day has to be typed', (words) => {
  const text = `王建国 110101199003070011 焊工 ${words}`;
  const { rows } = readAs('add', readPasted(text, { today, directory, kind: 'add' }), {
    today,
    text,
    directory,
  });

  expect(rows.map(({ values }) => values.start_date)).toEqual([words]);
});

it('T29 looks through as many lines below a list as there are rows without holding each against each', () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => `王建国,1101011990030700${at % 90}1,焊工,28号`);
  const lines = rows.map((_, at) => `备注第${at}行没有什么要改的地方`);
  const read = readPasted(rows.slice(0, 2).join('\n'), { today, directory, kind: 'add' });
  const many = {
    ...read,
    rows: rows.map((_, at) => ({ ...read.rows[0]!, source_row: at + 1 })),
    skipped: lines.map((text, at) => ({
      ...read.rows[0]!,
      text,
      why: 'note' as const,
      source_row: rows.length + at + 1,
    })),
  };
  expect(readAs('add', many, { today, directory }).rows).toHaveLength(rows.length);
});
