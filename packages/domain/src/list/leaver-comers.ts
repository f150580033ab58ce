import { kindOf } from './against-leaving.ts';
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

/** 另外新增一个李四, + 李四, and 入职 over them: whoever comes is asked about with the words that say so. */
export function withComing(lines: readonly string[]): (row: ListRow) => ListRow {
  const heads: (string | undefined)[] = [];
  for (const line of lines.map((one) => one.slice(0, words_max).trim()))
    heads.push(
      line.length <= head_max && !/\d{6}/.test(line) && kindOf(line) !== undefined ? line : heads.at(-1),
    );
  return (row) => {
    const { intent, source_row } = row;
    if (intent?.kind !== 'unclear' || intent.words !== '') return row;
    const own = lines[source_row - 1]?.slice(0, words_max).trim() ?? '';
    const head = heads[source_row - 1] ?? '';
    const isOwn = plus.test(own) || leavingIn(own).comes;
    const { comes, leaves } = leavingIn(head);
    const words = isOwn ? own : comes && !leaves ? head : undefined;
    return words === undefined ? row : { ...row, intent: { ...intent, words } };
  };
}
/** 新来的 李四 3205…, beside whom others leave. */
export function saysWhoComes(rows: readonly ListRow[], text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/);
  return rows.some(({ source_row }) => {
    const { comes, leaves } = leavingIn(lines[source_row - 1]?.slice(0, words_max) ?? '');
    return comes && !leaves;
  });
}

const plus = /^[+＋]\s*\p{L}/u;
const head_max = 40;

const words_max = 200;
