import { halfWidth } from '../half-width.ts';
import type { ListRow } from './table.ts';
import { looksLikeName } from './words/surnames.ts';

/**
 * Leavers of a message by the words right before their number: 不是 3205… is asked about, and of 是陈晶走了 3205… the name is 陈晶, where
 * none or a word of the sentence was taken for it.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withNumbersInWords(rows: readonly ListRow[], lines: readonly string[]): readonly ListRow[] {
  const told = rows.map((row) => {
    const words = wordsBefore(row, lines[row.source_row - 1] ?? '');
    return words === '' ? row : denied(named(row, words), words, lines[row.source_row - 1] ?? '');
  });
  const found = new Set(
    told.flatMap((row, at) => (row.values.name === rows[at]!.values.name ? [] : keyOf(row))),
  );
  return told.filter((row) => row.values.idcard !== undefined || !found.has(keyOf(row)));
}

const keyOf = ({ source_row, values }: ListRow): string => `${source_row} ${values.name}`;

/** The words of the clause before a number. */
function wordsBefore({ values: { idcard = '' } }: ListRow, line: string): string {
  if (idcard.length < number_min) return '';
  const text = halfWidth(line.slice(0, line_max)).replace(/(?<=\d)[ -](?=[\dX])/giu, '');
  const at = text.toUpperCase().indexOf(idcard.toUpperCase());
  return at < 0 ? '' : text.slice(Math.max(0, at - words_max), at);
}

function named(row: ListRow, words: string): ListRow {
  const { name: read, ...cells } = row.values;
  if (read !== undefined && !noName.test(read)) return row;
  const [, name = ''] = leaving.exec(words) ?? [];
  if (!looksLikeName(name)) return { ...row, values: cells };
  const doubts = row.doubts?.filter(({ field }) => field !== 'name');
  return { ...row, values: { ...cells, name }, ...(doubts === undefined ? {} : { doubts }) };
}

const denied = (row: ListRow, words: string, line: string): ListRow =>
  row.intent || !isNot.test(words)
    ? row
    : { ...row, intent: { kind: 'unclear', of: '', words: line.trim().slice(0, words_max) } };

const noName = /^(?:不是|不包?[含括]?|不对|对不起|一个|[那这]个|另?一个|其实|说错了?|搞错了?)$/u;
const isNot = /(?:不是|并非|而非|不包?含|不包括|除了?)(?:(?!是)\p{Script=Han}){0,4}[\s:]*$/u;
const leaving =
  /(?:^|[\s,;。])(?:应该|其实)?[是叫]?((?![是叫])\p{Script=Han}{2,4}?)(?:[今昨明]天|已经?|就|也)*(?:走|离职|辞职|辞工|自离|不[来干做])(?:掉|人)?了?[\s:,(]*$/u;

const number_min = 15;
const words_max = 200;
const line_max = 2_000;
