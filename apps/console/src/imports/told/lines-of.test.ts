import { directory } from '../../roster/roster-world.ts';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { readText } from '../text-list.ts';
import { linesOf } from './lines-of.ts';

it('B3 leads from each line of a message to its rows, and says of those left out why', () => {
  const text = '大家好\r\n王小明 110101199003070011 包装工\n\n李雪 320506198802290123 包装工';
  const { reading, sourceRows } = readText(text, { today: day('2026-11-30'), directory });
  const lines = linesOf(
    { text, line_count: 4, skipped: reading.skipped, keys: [7, 8] },
    (key) => sourceRows[key - 7] ?? null,
  );

  expect(lines.map(({ text: words }) => words)).toEqual(text.split(/\r?\n/));
  expect(lines.map(({ keys }) => keys)).toEqual([[], [7], [], [8]]);
  expect(lines.map(({ why }) => why)).toEqual(
    [1, 2, 3, 4].map((row) => reading.skipped.find(({ source_row }) => source_row === row)?.why ?? null),
  );
});
