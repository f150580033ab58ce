import { expect, it } from 'vitest';
import type { KeptRow } from '../rows/roster-text.ts';
import { fresh } from './fresh.ts';
import { originsIn } from './kept-work.ts';

const file_id = 7;
const aList = { heading_row: null, columns: [], skipped: [], hidden_rows: 0, message_lines: null };

/** Numbers that look like those of persons, each asked for being counted. */
function crowd(count: number) {
  let asked = 0;
  const values = Array.from({ length: count }, (_, at) => {
    const idcard = `320506${1960 + Math.floor(at / 500)}0101${String(at % 500).padStart(3, '0')}1`;
    return {
      name: '王伟',
      get idcard() {
        asked++;
        return idcard;
      },
    };
  });
  return { values, asked: () => asked };
}

it('T29 knows each of thousands of persons again who stand on one line, looking at each a few times only', () => {
  const count = 2_000;
  const before = crowd(count);
  const now = crowd(count);
  const lines = now.values.map((values) => ({ source_row: 1, source_sheet: '甲', values }));
  const keys = originsIn(lines);
  // They stand the other way round, so that nobody is found in their own place.
  const rows = before.values.toReversed().map(
    (values, at): KeptRow => ({
      row_no: at + 1,
      values,
      source_row: 1,
      said: null,
      origin: { file_id, key: keys[at]!, values },
    }),
  );

  const { rows: read, past } = fresh({ list: { ...aList, rows: lines }, by: 1 }, { rows, left: [] }, file_id);

  expect(read.map(({ row_no }) => row_no)).toEqual(rows.map(({ row_no }) => row_no).toReversed());
  expect(past).toEqual([]);
  expect(before.asked() + now.asked()).toBeLessThan(100 * count);
});
