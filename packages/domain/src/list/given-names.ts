import type { Day } from '../calendar/day.ts';
import type { ListType } from '../changes/kinds.ts';
import { clipped } from './cell.ts';
import { spokenLines } from './spoken-lines.ts';
import type { ListReading, ListRow } from './table.ts';
import { leavingIn } from './words/leaving-words.ts';

/**
 * Leavers whom a line keeps by their given name alone (德彪先别停), where one of the list has it: they are asked about with these words.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withGivenNames(
  reading: ListReading,
  {
    kind,
    today,
    text = '',
  }: { readonly kind: ListType; readonly today: Day; readonly text?: string | undefined },
): ListReading {
  if (kind !== 'off') return reading;
  const keeping = spokenLines(reading, { text, today }).filter(
    ({ text: line }) => line.length <= line_max && !/\d{14}/.test(line) && leavingIn(line).stays,
  );
  if (keeping.length === 0) return reading;
  const names = new Set(reading.rows.flatMap(({ values: { name = '' } }) => (whole.test(name) ? name : [])));
  const bearers = Map.groupBy(names, (name) => name.slice(1));
  const rows = reading.rows.map((row): ListRow => {
    const { name = '' } = row.values;
    const given = name.slice(1);
    if (row.intent || !whole.test(name) || (bearers.get(given)?.length ?? 0) !== 1) return row;
    const line = keeping.find(({ text: said }) => said.replaceAll(name, '').includes(given));
    if (line === undefined) return row;
    return { ...row, intent: { kind: 'unclear', of: '', words: clipped(line.text.trim(), words_max) } };
  });
  return { ...reading, rows };
}

const whole = /^\p{Script=Han}{3}$/u;
const line_max = 100;
const words_max = 200;
