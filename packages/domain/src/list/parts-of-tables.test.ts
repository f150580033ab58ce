import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { day } from '../calendar/day.ts';
import { readBook } from './book.ts';
import { textCell } from './cell.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';
import type { ListReading } from './table.ts';

const directory = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const today = day('2026-11-26');
const [one, two] = ['安然,320583197101011011', '于谦,321322198511231756'] as const;

/** Of each row who it is, their first day without cover, and the words with which they are asked about. */
const told = ({ rows }: Pick<ListReading, 'rows'>) =>
  rows.map(({ values, intent }) =>
    [values.name, values.start_date ?? '', intent?.words ?? ''].join(' ').trim(),
  );

function readFile(csv: string) {
  const rows = csv.split('\n').map((line, at) => ({ row_no: at + 1, cells: line.split(',').map(textCell) }));
  const { sheets, list } = readBook([{ name: 'Sheet1', hidden: false, rows }], { today, directory });
  return told(readAs('off', list, { today, titles: ['Sheet1', ''], sheets }));
}

function readText(csv: string) {
  const text = csv.replaceAll(',', '\t');
  return told(readAs('off', readPasted(text, { today, directory, kind: 'off' }), { today, text, directory }));
}

it.each([
  ['11月27日离职', '11月30日离职', '2026-11-28'],
  ['【立峰注塑】11月27日离职', '【昆山华讯】11月30日离职', '2026-11-28'],
  ['11月25日离职', '11月30日离职', '2026-11-26'],
])('B3 gives those under %s and those under %s the day of their own part', (first, second, day) => {
  const csv = `${first}\n${one}\n${second}\n${two}`;
  for (const read of [readFile, readText]) expect(read(csv)).toEqual([`安然 ${day}`, '于谦 2026-12-01']);
});

it('B3 gives those over 以上… its day, as far up as the one before', () => {
  const csv = `${one}\n以上27号离职\n${two}\n以上30号离职`;
  expect(readFile(csv)[0]).toBe('安然 2026-11-28');
});

it('B3 asks about those over a day that may be of those below it alone', () => {
  expect(readFile(`${one}\n11月30日离职\n${two}`)).toEqual([
    '安然 2026-12-01 11月30日离职',
    '于谦 2026-12-01',
  ]);
});

it('B3 takes the day of a line that names one for theirs alone, and asks about it', () => {
  const csv = `11月30日离职\n${one}\n${two}\n于谦28号走`;
  for (const read of [readFile, readText])
    expect(read(csv)).toEqual(['安然 2026-12-01', '于谦 2026-11-29 于谦28号走']);
});

it('B3 asks whose own words tell a later day than the cell of theirs', () => {
  const dated = `姓名,身份证,离职日期,备注\n${one},11/26,12月1日离职`;
  for (const read of [readFile, readText]) expect(read(dated)).toEqual(['安然 12月1日离职 12月1日离职']);
  const seen = `姓名,身份证,最后打卡,状态\n${one},11/26,12月1日离职`;
  expect(readText(seen)).toEqual(['安然 状态 12月1日离职 状态 12月1日离职']);
});

it('B3 puts what is said of 以下人员 on nobody above', () => {
  const csv = `【立峰注塑】11月27日离职\n${one}\n【苏州恒立】以下人员暂不减，等通知\n${two}`;
  const kept = '于谦 2026-11-28 【苏州恒立】以下人员暂不减,等通知';
  expect(readText(csv)).toEqual(['安然 2026-11-28', kept]);
});
