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
  const lineOf = ({ source_row }: ListRow) =>
    tidyText(
      (rows.find(({ row_no }) => row_no === source_row)?.cells ?? [])
        .map(({ text }) => text.slice(0, line_max))
        .join(' '),
    );
  return people.flatMap((row): readonly ListRow[] => {
    if (row.intent?.kind === 'replace' && row.intent.of === '')
      return [forWhom(row, lineOf(row), people, meant)];
    const comer = comerIn(row, people);
    return comer === undefined ? [row] : [withLeaving(row), comer];
  });
}

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
function comerIn({ values, ...row }: ListRow, people: readonly ListRow[]): ListRow | undefined {
  const { remark = '', idcard, work_company, occupation } = values;
  if (row.intent?.kind === 'correct' || remark.length > remark_max) return undefined;
  const [words, name = '', digits = ''] = succeeding.exec(halfWidth(remark)) ?? [];
  const number = digits.toUpperCase();
  if (words === undefined || name === values.name || !looksLikeName(name)) return undefined;
  if (!isPlausibleIdNumber(number) || people.some((one) => one.values.idcard === number) || number === idcard)
    return undefined;
  const starts = new Set(people.flatMap((one) => (one.intent ? [] : (one.values.start_date ?? []))));
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
