import type { Doubt } from '../roster/intent.ts';
import { clipped } from './cell.ts';
import type { ListField } from './fields.ts';
import type { ListReading, ListRow } from './table.ts';

// How much of a text a row of a list keeps: 20,000 of them are stored, judged and sent.

/** What a list says of a row or a cell is told as far as this. */
export const words_length_max = 200;
/** So many other readings of a cell are told. */
export const others_max = 8;
/** No name, number or work type is longer. */
const value_length_max = 200;
const remark_length_max = 500;

/** A list with as much of each text as its rows keep, and one doubt a cell. */
export const withKeptTexts = <Reading extends Pick<ListReading, 'rows'>>(reading: Reading): Reading => ({
  ...reading,
  rows: reading.rows.map(keptRow),
});

function keptRow(row: ListRow): ListRow {
  const { values, intent, doubts } = row;
  return {
    ...row,
    values: Object.fromEntries(Object.entries(values).map(keptValue)) as ListRow['values'],
    ...(intent ? { intent: { ...intent, words: keptWords(intent.words), of: keptWords(intent.of) } } : {}),
    ...(doubts === undefined ? {} : { doubts: keptDoubts(doubts) }),
  };
}

const keptValue = ([field, text]: [string, string]): [string, string] => [
  field,
  clipped(text, field === ('remark' satisfies ListField) ? remark_length_max : value_length_max),
];

const keptWords = (text: string): string => clipped(text, words_length_max);

/** Of two ways in which a cell may be read otherwise, the first was found nearer to it. */
const keptDoubts = (doubts: readonly Doubt[]): readonly Doubt[] =>
  [...new Map(doubts.toReversed().map((doubt) => [doubt.field, doubt])).values()]
    .toReversed()
    .map(({ field, words, others }) => ({
      field,
      words: keptWords(words),
      others: others.slice(0, others_max).map(keptWords),
    }));
