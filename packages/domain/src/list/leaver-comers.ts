import { leavingIn } from './words/leaving-words.ts';
import { inOrderOf } from './rows-in-order.ts';
import type { ListReading, ListRow } from './table.ts';

/**
 * Leavers of a list with who takes the place of one of them: nobody is to be taken off by that name, and whoever reads the list is told
 * that somebody comes.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withComers(leavers: ListReading, { rows }: ListReading): ListReading {
  const known = new Set(leavers.rows.map(({ values }) => values.name));
  const comers = rows.flatMap((row) => (known.has(row.values.name) ? [] : comerOf(row)));
  return comers.length === 0 ? leavers : { ...leavers, rows: inOrderOf([...leavers.rows, ...comers], rows) };
}

function comerOf({ values, intent, source_row, source_sheet }: ListRow): readonly ListRow[] {
  if (intent?.kind !== 'replace' || values.name === undefined) return [];
  const { name, idcard } = values;
  return [
    {
      source_row,
      ...(source_sheet === undefined ? {} : { source_sheet }),
      values: { name, ...(idcard === undefined ? {} : { idcard }) },
      intent: { kind: 'unclear', words: intent.words, of: '' },
    },
  ];
}

/** 另外新增一个李四: whoever comes is asked about with the words that say so. */
export function withComing(row: ListRow, lines: readonly string[]): ListRow {
  const { intent, source_row } = row;
  const line = lines[source_row - 1]?.slice(0, words_max).trim() ?? '';
  if (intent?.kind !== 'unclear' || intent.words !== '' || !leavingIn(line).comes) return row;
  return { ...row, intent: { ...intent, words: line } };
}

const words_max = 200;
