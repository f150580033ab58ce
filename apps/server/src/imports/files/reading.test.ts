import { expect, it } from 'vitest';
import { readingOf } from './reading.ts';

const columns = Array.from({ length: 200 }, (_, index) => ({
  index,
  title: `第${index}列`,
  field: null,
  by: 'none' as const,
  samples: ['甲'],
}));

const aSheet = (people: number) => ({
  name: `${people}人`,
  hidden: false,
  row_count: people,
  people,
  left_out: 0,
  taken: true,
  why: null,
  heading_row: 1,
  columns,
});

const nothing = {
  heading_row: null,
  columns: [],
  rows: [],
  skipped: [],
  hidden_rows: 0,
  message_lines: null,
};

it('T29 shows the columns of the sheets with the most persons where all together have thousands', () => {
  const { sheets } = readingOf(nothing, [], {
    sheet: 0,
    sheets: Array.from({ length: 40 }, (_, at) => aSheet(at)),
  });

  expect(sheets.map((sheet) => sheet.columns?.length)).toEqual([
    ...Array.from({ length: 35 }, () => 0),
    ...Array.from({ length: 5 }, () => 200),
  ]);
});

it('B3 counts the persons of each sheet who are in the list, and names who was insured from it before', () => {
  const rowOf = (source_row: number, name: string) => ({ source_row, source_sheet: '3人', values: { name } });
  const rows = [rowOf(2, '张三'), rowOf(3, '李四'), rowOf(4, '王五')];
  const done = [{ ...rows[1]!, why: 'done' as const }];

  const { sheets, counts, skipped } = readingOf({ ...nothing, rows }, done, {
    sheet: 0,
    sheets: [aSheet(3), { ...aSheet(5), taken: false }],
  });

  expect(sheets.map(({ people }) => people)).toEqual([2, 5]);
  expect(counts.accepted).toBe(2);
  expect(skipped).toEqual([{ source_row: 3, source_sheet: '3人', why: 'done', text: '李四' }]);
});
