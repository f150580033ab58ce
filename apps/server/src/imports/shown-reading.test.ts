import { expect, it } from 'vitest';
import { readingWithoutNumbers } from './shown-reading.ts';

const number = '110101199003070011';

const aReading = (sheets: number, columns: number) => {
  const many = (sheet: number) =>
    Array.from({ length: columns }, (_, index) => ({
      index,
      title: `${sheet}.${index} ${number} ${'说明'.repeat(90)}`,
      field: null,
      by: 'none' as const,
      samples: ['甲'.repeat(60), '乙'.repeat(60), number],
    }));
  return {
    sheets: Array.from({ length: sheets }, (_, at) => ({
      name: `表${at}`,
      hidden: 0 as const,
      row_count: 1,
      columns: many(at),
    })),
    sheet: 0,
    heading_row: 1,
    columns: many(0),
    counts: { in: 0, accepted: 0, skipped: 0, hidden: 0 },
    skipped: [{ source_row: 9, why: 'note' as const, text: `${number} 不来了`, source_sheet: `表${number}` }],
  };
};

it('T29 masks the columns of each sheet in their own place, and lets others run in between', async () => {
  let others = 0;
  const turn = () => {
    others += 1;
    pending = setImmediate(turn);
  };
  let pending = setImmediate(turn);
  const read = aReading(40, 200);

  const shown = await readingWithoutNumbers(read);
  clearImmediate(pending);

  expect(JSON.stringify(shown)).not.toContain(number);
  expect(shown.sheets.map(({ columns }) => columns!.map(({ title }) => title.split(' ')[0]))).toEqual(
    read.sheets.map(({ columns }) => columns.map(({ title }) => title.split(' ')[0])),
  );
  expect(shown.columns[3]!.samples).toEqual(['甲'.repeat(60), '乙'.repeat(60), '#']);
  expect(shown.skipped).toEqual([{ source_row: 9, why: 'note', text: '# 不来了', source_sheet: '表#' }]);
  expect(others).toBeGreaterThan(3);
});
