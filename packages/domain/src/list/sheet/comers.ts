import { halfWidth } from '../../half-width.ts';
import { isPlausibleIdNumber } from '../words/shapes.ts';
import { looksLikeName } from '../words/surnames.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';
import { createMeant } from './told-by-notes.ts';

/**
 * The persons with whoever comes in the place of one of them: by a note that says whose place it is by its number in the list
 * (第3个换成罗大勇, with a number), or by the remark of whoever goes (不来了，换成赵鹏飞, with a number).
 */
export function withComers(people: readonly ListRow[], rows: readonly SheetRow[]): readonly ListRow[] {
  const meant = createMeant(people, rows);
  const byNumber = new Map(rows.map((row) => [row.row_no, row]));
  const lineOf = ({ source_row }: ListRow) =>
    tidyText((byNumber.get(source_row)?.cells ?? []).map(({ text }) => text.slice(0, line_max)).join(' '));
  const coming = people.filter(isInPlaceOfSomebody);
  const told = new Map(
    coming.slice(0, coming_max).map((row) => [row, forWhom(row, lineOf(row), people, meant)]),
  );
  const known = new Set(people.map(({ values }) => values.idcard));
  const starts = new Set(people.flatMap((one) => (one.intent ? [] : (one.values.start_date ?? []))));
  return people.flatMap((row): readonly ListRow[] => {
    if (isInPlaceOfSomebody(row)) return [told.get(row) ?? row];
    const comer = comerIn(row, known, starts);
    return comer === undefined ? [row] : [withLeaving(row), comer];
  });
}

const isInPlaceOfSomebody = ({ intent }: ListRow): boolean => intent?.kind === 'replace' && intent.of === '';

/** Whose place so many take, a list says in a column; of more, somebody looks who is meant. */
const coming_max = 200;

function forWhom(
  row: ListRow,
  words: string,
  people: readonly ListRow[],
  meant: ReturnType<typeof createMeant>,
): ListRow {
  const isMeant = meant(words);
  const [one, ...more] = people.filter((other, at) => other !== row && isMeant(other, at) === 'sure');
  const of = one?.values.name;
  if (of === undefined || more.length > 0) return row;
  return { ...row, intent: { kind: 'replace', of, words } };
}

const succeeding =
  /(?:换(?:成了?|为|上)?|替换[成为]|改[成为]|改派|来的是|由)[:：\s]*([\p{Script=Han}·]{2,8}?)\s*[(（,，:：]?\s*(?:身份证|证件)?号?码?\s*[:：]?\s*(\d{17}[\dXx])(?!\d)/u;

/** Whoever the remark of a person names with a number of his own, as the one who comes instead. */
function comerIn(
  { values, ...row }: ListRow,
  known: ReadonlySet<string | undefined>,
  starts: ReadonlySet<string>,
): ListRow | undefined {
  const { remark = '', work_company, occupation } = values;
  if (row.intent?.kind === 'correct' || remark.length > remark_max) return undefined;
  const [words, name = '', digits = ''] = succeeding.exec(halfWidth(remark)) ?? [];
  const number = digits.toUpperCase();
  if (words === undefined || name === values.name || !looksLikeName(name)) return undefined;
  if (!isPlausibleIdNumber(number) || known.has(number)) return undefined;
  const [start_date, ...others] = starts;
  return {
    ...row,
    values: {
      name,
      idcard: number,
      ...(work_company === undefined ? {} : { work_company }),
      ...(occupation === undefined ? {} : { occupation }),
      ...(start_date === undefined ? {} : { start_date }),
    },
    intent: { kind: 'replace', of: values.name ?? '', words: remark },
    doubts: start_date === undefined ? [] : [{ field: 'start_date', words: remark, others }],
  };
}

const line_max = 400;
const remark_max = 200;

const withLeaving = (row: ListRow): ListRow => {
  const words = row.values.remark ?? '';
  const { start_date: _, ...values } = row.values;
  return { ...row, values, intent: { kind: 'leave', of: '', words } };
};
