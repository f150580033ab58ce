import type { Day } from '../calendar/day.ts';
import { clipped } from './cell.ts';
import { inOrderOf } from './rows-in-order.ts';
import { placeOf, spokenLines } from './spoken-lines.ts';
import type { ListReading, ListRow } from './table.ts';
import { saidMissing } from './words/said-missing.ts';

/**
 * A list with whom a line says to be missing, or to come too, without a number (漏了A, A晚点报, 跟A一起来), and who stands in no row: they have
 * one of their own, and somebody is asked about them.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 */
export function withMissingNamed(
  reading: ListReading,
  { today, text = '' }: { readonly today: Day; readonly text?: string | undefined },
): ListReading {
  if (reading.rows.length === 0) return reading;
  const known = new Set(reading.rows.flatMap(({ values, intent }) => [values.name ?? '', intent?.of ?? '']));
  const more = spokenLines(reading, { text, today }).flatMap(({ source_row, source_sheet, text: line }) =>
    saidMissing(line)
      .filter((name) => !known.has(name))
      .map(
        (name): ListRow => ({
          source_row,
          ...(source_sheet === undefined ? {} : { source_sheet }),
          values: { name },
          intent: { kind: 'unclear', of: '', words: clipped(line.trim(), words_max) },
        }),
      ),
  );
  if (more.length === 0) return reading;
  const told = new Set(more.map(placeOf));
  const rows = [...reading.rows, ...more];
  return {
    ...reading,
    rows: inOrderOf(rows, rows),
    skipped: reading.skipped.filter((line) => !told.has(placeOf(line))),
  };
}

const words_max = 200;
