import { halfWidth } from '../../half-width.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';
import type { Column } from './columns.ts';

/** 身份证后4位, 证件号后六位, 尾号: a heading of the last digits of a document's number. */
export const asksEnding = (title: string): boolean => {
  const plain = halfWidth(title).toLowerCase();
  return !ofOthers.test(plain) && (bare.test(plain) || (ofDocument.test(plain) && last.test(plain)));
};

const ofOthers = /手机|电话|银行|卡号|车牌|phone|mobile|bank/u;
const ofDocument = /身份|证件|证号|号码|\bid\b|document|passport|番号/u;
const last = /[后後末尾](?:[四六4-6]位?|位)|尾号|last ?[46]|[úu]ltim[oa]s/u;
const bare = /^(?:尾号|[后後末][四六46]位?(?:数|号码?)?|下4桁|last ?[46](?: digits)?)$/u;

/** Those of a table that gives only the ends of their numbers, with those: a name and an end may mean one person where a name means several. */
export function withNumberEndings(
  people: readonly ListRow[],
  rows: readonly SheetRow[],
  columns: (row: SheetRow) => readonly Column[],
): readonly ListRow[] {
  const endings = new Map(rows.map((row) => [row.row_no, endingOf(row, columns(row))]));
  return people.map((person) => {
    const ending = endings.get(person.source_row);
    return ending === undefined || person.values.idcard !== undefined ? person : { ...person, ending };
  });
}

function endingOf({ cells }: SheetRow, columns: readonly Column[]): string | undefined {
  const asked = columns.filter(({ field, title }) => field === null && asksEnding(title));
  const [only, ...more] = asked;
  if (only === undefined || more.length > 0) return undefined;
  const { text = '', kind } = cells[only.index] ?? {};
  const plain = halfWidth(tidyText(text))
    .replace(/[*\s-]/gu, '')
    .toUpperCase();
  // A number cell loses the noughts in front.
  const whole = kind === 'number' && /^\d{1,3}$/.test(plain) ? plain.padStart(4, '0') : plain;
  return /^\d{3,5}[\dX]$/.test(whole) ? whole : undefined;
}
