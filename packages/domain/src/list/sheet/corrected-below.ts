import { clipped } from '../cell.ts';
import { skipped } from './rows.ts';
import type { ListRow, SheetRow, SkippedRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/**
 * 巩固身份证更正为3210…, on a line below the list: the number of the one whom it names is another. The line is nobody's, and what the number
 * was is its other reading.
 *
 * @param left gets those lines
 */
export function correctedBelow(
  people: readonly ListRow[],
  rows: readonly SheetRow[],
  left: SkippedRow[],
): readonly ListRow[] {
  const lines = new Map(
    rows.flatMap((row) => {
      const texts = row.cells
        .map(({ text }) => tidyText(text.slice(0, text_max)))
        .filter((text) => text !== '');
      const words = texts.join(' ');
      return texts.length < 3 && corrects.test(words) ? [[row.row_no, { row, words }] as const] : [];
    }),
  );
  if (lines.size === 0) return people;
  const byName = Map.groupBy(
    people.filter(({ source_row }) => !lines.has(source_row)),
    ({ values }) => values.name ?? '',
  );
  const right = new Map<ListRow, { readonly idcard: string; readonly words: string }>();
  const gone = new Set<ListRow>();
  for (const one of people) {
    const line = lines.get(one.source_row);
    const [person, ...more] = byName.get(one.values.name ?? '') ?? [];
    const { idcard } = one.values;
    if (line === undefined || person === undefined || more.length > 0 || idcard === undefined) continue;
    right.set(person, { idcard, words: clipped(line.words, words_max) });
    gone.add(one);
    left.push(skipped(line.row, 'note'));
  }
  return people
    .filter((row) => !gone.has(row))
    .map((row): ListRow => {
      const told = right.get(row);
      if (told === undefined || told.idcard === row.values.idcard) return row;
      const was = row.values.idcard;
      return {
        ...row,
        values: { ...row.values, idcard: told.idcard },
        intent: row.intent ?? { kind: 'correct', of: row.values.name ?? '', words: told.words },
        doubts: [
          ...(row.doubts ?? []).filter(({ field }) => field !== 'idcard'),
          { field: 'idcard', words: told.words, others: was === undefined ? [] : [was] },
        ],
      };
    });
}

const corrects = /更正|改[为成]|应[为该]|正确|[输打写填报发弄搞]错|有误|不对|以此为准/u;
const text_max = 120;
const words_max = 200;
