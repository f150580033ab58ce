import { clipped } from './cell.ts';
import type { ListReading, ListRow } from './table.ts';

/**
 * Whom a mail names in the one that it answers (> 张三 3205…), beside others of its own: they were sent before, and are asked about.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 */
export function withQuotedMail(
  reading: ListReading,
  { text = '' }: { readonly text?: string | undefined },
): ListReading {
  if (reading.message_lines === null || !quoted.test(text)) return reading;
  const lines = text.split(/\r\n|\r|\n/);
  const lineOf = ({ source_row }: ListRow) => lines[source_row - 1] ?? '';
  const isQuoted = (row: ListRow) => quoted.test(lineOf(row));
  if (reading.rows.every(isQuoted)) return reading;
  const rows = reading.rows.map(
    (row): ListRow =>
      row.intent || !isQuoted(row)
        ? row
        : { ...row, intent: { kind: 'unclear', of: '', words: clipped(lineOf(row).trim(), words_max) } },
  );
  return { ...reading, rows };
}

const quoted = /^[ \t]*[>＞] ?\S/mu;
const words_max = 200;
