import { halfWidth } from '../half-width.ts';
import { clipped } from './cell.ts';
import { knownNames, namesIn } from './leaver-groups.ts';
import type { ListReading, ListRow } from './table.ts';

/**
 * Two persons of a message, right before whose numbers each other's name stands: nobody keeps a neighbour's number without a question.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 */
export function withNamesBeforeNumbers(
  reading: ListReading,
  { text = '' }: { readonly text?: string | undefined },
): ListReading {
  if (reading.message_lines === null || text.includes('\t')) return reading;
  const names = knownNames(reading.rows.filter(({ values: { name = '' } }) => name.length > 1));
  if (names.all.size < 2) return reading;
  const before = new Map<string, { readonly name: string; readonly words: string }>();
  for (const [, words = '', digits = ''] of halfWidth(text).matchAll(numbered)) {
    const clause = words.split(/[,，。;；、]/u).findLast((one) => /\p{L}/u.test(one)) ?? '';
    const [name, ...more] = new Set(namesIn(clause, names));
    const number = digits.toUpperCase();
    if (name !== undefined && more.length === 0 && !before.has(number))
      before.set(number, { name, words: clause });
  }
  // Where numbers stand before their names, the last one's is nobody's.
  const crossed = new Map(
    reading.rows.flatMap(({ values: { name = '', idcard = '' } }) => {
      const found = before.get(idcard);
      return found === undefined ? [] : [[name, found.name] as const];
    }),
  );
  const rows = reading.rows.map((row): ListRow => {
    const { name = '', idcard = '' } = row.values;
    const found = before.get(idcard);
    if (
      found === undefined ||
      name === found.name ||
      crossed.get(found.name) !== name ||
      row.doubts?.some(({ field }) => field === 'name')
    )
      return row;
    const doubt = {
      field: 'name',
      words: clipped(found.words.trim(), words_max),
      others: [found.name],
    } as const;
    return { ...row, doubts: [...(row.doubts ?? []), doubt] };
  });
  return { ...reading, rows };
}

/** What stands on a line between the number before and the next. */
const numbered = /([^\r\n\d]{0,60})(?<!\d)(\d{17}[\dXx])(?!\d)/gu;
const words_max = 200;
