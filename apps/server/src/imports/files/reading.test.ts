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
