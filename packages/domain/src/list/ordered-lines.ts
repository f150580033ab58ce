import type { Day } from '../calendar/day.ts';
import type { ListType } from '../changes/kinds.ts';
import type { Directory } from '../roster/directory.ts';
import type { Doubt } from '../roster/intent.ts';
import { clipped } from './cell.ts';
import { sitesOn } from './chat/by-site.ts';
import { dayAfter } from './leaver-passed-days.ts';
import type { ListReading, ListRow } from './table.ts';
import {
  type LineOrder,
  numbersIn,
  orderOf,
  type OrderedGroup,
  type OrderReader,
} from './words/line-order.ts';
import { createMentions } from './words/mentions.ts';

type Asked = {
  readonly kind: ListType;
  readonly today: Day;
  readonly text?: string | undefined;
  readonly directory?: Directory | undefined;
};

/**
 * The persons whom a line of a message names together with words before each of them: nobody keeps a neighbour's company or day without
 * a question, and where nobody knows whose words they are, all of the line are asked about.
 *
 * Source: docs/business-rules.md#how-a-list-is-read
 */
export function withOrderedLines(
  reading: ListReading,
  { kind, today, text = '', directory }: Asked,
): ListReading {
  if (reading.message_lines === null || directory === undefined) return reading;
  const lines = text.split(/\r\n|\r|\n/);
  const mentions = createMentions(directory);
  const orders = new Map<number, ReadonlyMap<string, LineOrder>>();
  const ordersAt = (source_row: number) => {
    const known = orders.get(source_row) ?? ordersOn(lines[source_row - 1] ?? '', { mentions, today });
    orders.set(source_row, known);
    return known;
  };
  return {
    ...reading,
    rows: reading.rows.map((row) => {
      const { idcard = '' } = row.values;
      const order = row.intent || idcard === '' ? undefined : ordersAt(row.source_row).get(idcard);
      if (order === undefined) return row;
      const words = clipped((lines[row.source_row - 1] ?? '').trim(), words_max);
      if (order.kind === 'open') return { ...row, intent: { kind: 'unclear', of: '', words } };
      const group = order.groups.find(({ numbers }) => numbers.includes(idcard));
      return group === undefined ? row : withGroup(row, group, { words, kind, today });
    }),
  };
}

/** How words and persons follow each other round each number of a line. */
const ordersOn = (line: string, reader: OrderReader): ReadonlyMap<string, LineOrder> =>
  new Map(
    sitesOn(line, reader.mentions).flatMap((part) => {
      const order = orderOf(part, reader);
      return order === undefined ? [] : numbersIn(part).map((digits) => [digits, order] as const);
    }),
  );

/** Who has no day has that of their group; another company or day than its own is asked about. */
function withGroup(
  row: ListRow,
  { company, first, last }: OrderedGroup,
  { words, kind, today }: { readonly words: string; readonly kind: ListType; readonly today: Day },
): ListRow {
  const day = kind === 'add' ? first : last && dayAfter(last, today);
  const values =
    day === undefined || row.values.start_date !== undefined
      ? row.values
      : { ...row.values, start_date: day };
  const isAsked = (field: Doubt['field']) => row.doubts?.some((one) => one.field === field) ?? false;
  const doubts = (
    [
      ['work_company', company],
      ['start_date', day],
    ] as const
  ).flatMap(([field, said]): readonly Doubt[] =>
    said === undefined || values[field] === said || isAsked(field) ? [] : [{ field, words, others: [said] }],
  );
  return doubts.length === 0
    ? { ...row, values }
    : { ...row, values, doubts: [...(row.doubts ?? []), ...doubts] };
}

const words_max = 200;
