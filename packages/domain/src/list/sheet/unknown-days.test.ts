import { describe, expect, it } from 'vitest';
import { readAs } from '../read-as.ts';
import { readBook } from '../book.ts';
import { textCell } from '../cell.ts';
import type { ListField } from '../fields.ts';
import { directory, today } from '../../../test/leavers-world.ts';
import type { ListType } from '../../changes/kinds.ts';
import { dayKindOf } from './day-headings.ts';

const [one, two] = ['卢娟浩,320506198802290123', '王丽华,320506198802290140'];

function read(kind: ListType, csv: string, chosen?: readonly { index: number; field: ListField | null }[]) {
  const rows = csv.split('\n').map((line, at) => ({ row_no: at + 1, cells: line.split(',').map(textCell) }));
  const choices = chosen ? [{ sheet: 0, mapping: chosen, heading_row: 1 }] : [];
  const { sheets, list } = readBook([{ name: '', hidden: false, rows }], { today, directory, choices });
  return readAs(kind, list, { today, titles: [], sheets });
}
const said = (...asked: Parameters<typeof read>) =>
  read(...asked).rows.map(({ intent }) => (intent ? `${intent.kind} ${intent.words}` : 'ready'));

describe('a day under a heading that nobody knows', () => {
  it.each(['add', 'off'] as const)('B3 is asked about in a list to %s, of all in the same words', (kind) => {
    expect(said(kind, `姓名,身份证号,结清日\n${one},2026-11-27\n${two},11月28日`)).toEqual([
      'unclear 结清日',
      'unclear 结清日',
    ]);
  });

  it('B3 is asked about beside a first day, of whom it has alone', () => {
    expect(
      said('add', `姓名,身份证号,入职日期,结清日\n${one},2026-11-27,\n${two},2025-11-27,2026-11-25`),
    ).toEqual(['ready', 'unclear 结清日']);
  });

  it.each(['11.27', '46353', '明天', '28号', '27-Nov-26'])('B3 is a day also as %s', (day) => {
    expect(said('add', `姓名,身份证号,结清日\n${one},${day}\n${two},${day}`)).toEqual([
      'unclear 结清日',
      'unclear 结清日',
    ]);
  });

  it.each([
    ['工时', '8.5'],
    ['体检日期', '2026-11-20'],
    ['合同到期', '2027-11-25'],
    ['Visa expiry', '2027-05-31'],
    ['尺码', '42'],
  ])('B3 is none under %s', (title, cell) => {
    expect(
      said('add', `姓名,身份证号,入职日期,${title}\n${one},2026-11-27,${cell}\n${two},2026-11-27,${cell}`),
    ).toEqual(['ready', 'ready']);
  });

  it('B3 is answered for all by who says what the column holds', () => {
    const csv = `姓名,身份证号,结清日\n${one},2026-11-27\n${two},2026-11-28`;
    const mapping = [
      { index: 0, field: 'name' },
      { index: 1, field: 'idcard' },
    ] as const;
    expect(said('add', csv, [...mapping, { index: 2, field: 'start_date' }])).toEqual(['ready', 'ready']);
    expect(said('off', csv, [...mapping, { index: 2, field: 'end_date' }])).toEqual(['ready', 'ready']);
    expect(said('add', csv, [...mapping, { index: 2, field: null }])).toEqual(['ready', 'ready']);
  });
});

it.each([
  '来厂',
  '开工',
  '报道时间',
  '何时报道',
  'On board',
  'Arrival date',
  'Ngày đến',
  '출근일',
  '入社予定日',
])('B3 takes nobody off who begins by a column %s of which one day is still to come', (title) => {
  expect(said('off', `姓名,身份证号,${title}\n${one},2026-11-27\n${two},2026-11-20`)).not.toContain('ready');
  expect(said('add', `姓名,身份证号,${title}\n${one},2026-11-27\n${two},2026-11-28`)).toEqual([
    'ready',
    'ready',
  ]);
});

it.each([
  '几号走',
  '走的日子',
  '离开时间',
  '退工日',
  '最后一天班',
  'Leaver',
  'Leave date',
  'Date of leaving',
  'Ngày nghỉ việc',
  '퇴사일자',
  '最終出勤日',
])('B3 insures nobody who leaves by a column %s', (title) => {
  expect(said('add', `姓名,身份证号,${title}\n${one},2026-11-27\n${two},2026-11-28`)).toEqual([
    `leave ${title} 2026-11-27`,
    `leave ${title} 2026-11-28`,
  ]);
  expect(said('off', `姓名,身份证号,${title}\n${one},2026-11-27\n${two},2026-11-28`)).toEqual([
    'ready',
    'ready',
  ]);
});

it('B3 knows what the days of a column are', () => {
  expect(
    ['进厂日期', '退厂日', '日期', '生效日期', '终止日', '保险止期', '出生日期', '领工服日期', '结清日'].map(
      dayKindOf,
    ),
  ).toEqual(['begins', 'ends', 'of_list', 'of_list', 'until', 'until', 'aside', 'aside', undefined]);
});
