import { companyUnderAnother } from './company-under-another.ts';
import type { Day } from '../../calendar/day.ts';
import { readDate } from '../words/dates.ts';
import { isDitto } from './ditto.ts';
import { fieldsByContent, type Unnamed } from './content.ts';
import { dayKindOf } from './day-headings.ts';
import type { ListField } from '../fields.ts';
import type { Heading } from './heading-row.ts';
import type { HeadingMeaning } from './headings.ts';
import { fieldsRemembered } from './remembered-fields.ts';
import { saidIn } from '../words/states.ts';
import type { ListColumn, ListOptions, SheetRow } from '../table.ts';
import { createMentions } from '../words/mentions.ts';
import { tidyText } from '../words/values.ts';

/** A column before the list is read: it has no samples yet. */
export type Column = Omit<ListColumn, 'samples'> &
  Pick<HeadingMeaning, 'role' | 'party'> & {
    /** Whether it has no heading and few rows say something in it: words beside the list. */
    readonly isBeside?: boolean;
  };

/**
 * Says what each column holds: what a person chose, now or for the same heading before, else what its heading says, else what stands in it. No field is given
 * twice.
 *
 * @param rows those below the heading
 */
export function readColumns(
  rows: readonly SheetRow[],
  heading: Heading | undefined,
  {
    mapping = [],
    directory,
    headings = new Map(),
    today,
  }: Pick<ListOptions, 'mapping' | 'directory' | 'headings' | 'today'>,
): readonly Column[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), heading?.titles.length ?? 0);
  const byHand = new Map(mapping.map(({ index, field }) => [index, field]));
  const given = new Set<ListField>([...byHand.values()].filter((field) => field !== null));
  const chosen = new Map([...fieldsRemembered(heading, headings, given), ...byHand]);
  const taken = new Set<ListField>([...chosen.values()].filter((field) => field !== null));
  const titled = fieldsByHeading(heading, chosen, taken);
  for (const field of titled.values()) taken.add(field);

  const unknown = Array.from({ length: width }, (_, index) => index).filter(
    (index) => !chosen.has(index) && heading?.meanings[index] === undefined,
  );
  const bare = unknown.filter((index) => (heading?.titles[index] ?? '') === '');
  const guessed = new Map(fieldsByContent(columnsOf(rows, bare), taken, directory));
  for (const field of guessed.values()) taken.add(field);
  const misnamed = unknown.filter((index) => !guessed.has(index));
  const certain = new Set<ListField>([...taken, ...uncertainByContent]);
  for (const [index, field] of fieldsByContent(columnsOf(rows, misnamed), certain, directory))
    guessed.set(index, field);

  for (const field of guessed.values()) taken.add(field);
  const rest = misnamed.filter((index) => !guessed.has(index));
  const day = taken.has('start_date') ? undefined : dayUnderAnother(columnsOf(rows, rest), heading, today);
  if (day !== undefined) guessed.set(day, 'start_date');

  const open = () =>
    columnsOf(rows, untitled(heading, width, new Set([...chosen.keys(), ...guessed.keys()])));
  const trade = taken.has('occupation') ? undefined : tradeUnderAnother(open(), directory);
  if (trade !== undefined) guessed.set(trade, 'occupation');
  const place = taken.has('work_company')
    ? undefined
    : companyUnderAnother(open(), heading?.titles ?? [], directory);
  if (place !== undefined) guessed.set(place, 'work_company');

  let looked: readonly Unnamed[] | undefined;
  const all = () =>
    (looked ??= columnsOf(
      rows,
      Array.from({ length: width }, (_, index) => index),
    ));
  const seen_rows = Math.min(rows.length, looked_max);
  return Array.from({ length: width }, (_, index): Column => {
    const { role: said, party } = heading?.meanings[index] ?? {};
    const texts = () => all()[index]?.texts ?? [];
    const role = said ?? (isFree(heading?.meanings[index], titled.get(index)) ? roleOf(texts()) : undefined);
    const column = {
      index,
      title: heading?.titles[index] ?? '',
      ...(role === undefined ? {} : { role }),
      ...(party === undefined ? {} : { party }),
    };
    // 买 and 不买 under 保险.
    if (!chosen.has(index) && titled.get(index) === 'start_date' && areAnswers(texts()))
      return { ...column, role: 'state', field: null, by: 'heading' };
    if (role === 'state' && !chosen.has(index))
      return { ...column, field: null, by: said ? 'heading' : 'content' };
    if (chosen.has(index))
      return { ...column, field: chosen.get(index) ?? null, by: byHand.has(index) ? 'chosen' : 'remembered' };
    if (titled.has(index)) return { ...column, field: titled.get(index) ?? null, by: 'heading' };
    if (guessed.has(index)) return { ...column, field: guessed.get(index) ?? null, by: 'content' };
    const isBeside = column.title === '' && texts().length * 2 <= seen_rows;
    return {
      ...column,
      ...(isBeside ? { isBeside } : {}),
      field: null,
      by: heading?.meanings[index]?.field === null ? 'heading' : 'none',
    };
  });
}

/** The column that most likely holds the beginning, though its heading says nothing of it. */
function dayUnderAnother(
  columns: readonly Unnamed[],
  heading: Heading | undefined,
  today: Day,
): number | undefined {
  const titleAt = (index: number) => heading?.titles[index] ?? '';
  const [day, ...others] = columns.filter(
    ({ index, texts }) =>
      isBegin(titleAt(index), texts, today) || (dayKindOf(titleAt(index)) !== 'aside' && holdsDays(texts)),
  );
  // Of two without a heading nobody says which is the beginning.
  return heading !== undefined || others.length === 0 ? day?.index : undefined;
}

/** Whether a column under a heading that nobody foresaw holds days near now: the only one is most likely the beginning. */
const holdsDays = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.filter((text) => nearDay.test(text)).length * 3 >= texts.length * 2;

/** The columns whose headings give no field away, as 车间 and 部门 do not, and speak of nobody else. */
const untitled = (
  heading: Heading | undefined,
  width: number,
  given: ReadonlySet<number>,
): readonly number[] =>
  Array.from({ length: width }, (_, index) => index).filter((index) => {
    const { field = null, role } = heading?.meanings[index] ?? {};
    return (heading?.titles[index] ?? '') !== '' && field === null && role === undefined && !given.has(index);
  });

/** The one column of them that holds work types, nearly all known. */
function tradeUnderAnother(
  columns: readonly Unnamed[],
  directory: ListOptions['directory'],
): number | undefined {
  const mentions = directory && createMentions(directory);
  // 普工 is work, though nobody knows which of two.
  const isKnown = (occupation: string) =>
    directory?.occupationOf({ occupation, occupation_code: null }) !== undefined ||
    mentions?.occupations(occupation).some(({ at, end }) => at === 0 && end === occupation.length) === true;
  const [only, ...others] = columns.filter(
    ({ texts }) => texts.length > 0 && texts.filter(isKnown).length * 5 >= texts.length * 4,
  );
  return others.length === 0 ? only?.index : undefined;
}

/** The begin of contracts none of which began before today: with them the work begins. */
const isBegin = (title: string, texts: readonly string[], today: Day): boolean =>
  contract.test(title) &&
  texts.length > 0 &&
  texts.every((text) => {
    const day = readDate(text, today);
    return day !== undefined && day >= today;
  });

const contract = /^(?:劳动|劳务|派遣)?合同(?:的)?(?:开始|起始|生效|起)(?:日期|时间|日)?$/u;

const nearDay =
  /^(?:(?:20[2-9]\d[-/.年])?\d{1,2}[-/.月]\d{1,2}[日号]?|\d{1,2}[日号]|[今明后]天|大后天|下?周[一二三四五六日天])(?:\s?(?:到岗|上班|来|进厂))?$/u;

/** Whether what stands in a column may tell what it is for: no surer word does. */
const isFree = (meaning: HeadingMeaning | undefined, field: ListField | undefined): boolean =>
  meaning === undefined || (field === 'idtype' && meaning.strength === 1);

/** Whether a column answers whether, and not when. */
const areAnswers = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => answer.test(text) || saidIn(text) !== undefined);

const answer = /^(?:[是否√✓✔×✕✗YNyn]|不?(?:买|要|需要?|投|参|交|上)(?:保险?)?|yes|no|ok)$/iu;

/** States are short and few; whose relative somebody is stands beside that one's own data. */
function roleOf(texts: readonly string[]): Column['role'] {
  if (texts.length === 0) return undefined;
  const states = texts.filter((text) => text.length <= 6 && saidIn(text) !== undefined).length;
  if (states * 5 >= texts.length * 4) return 'state';
  const relatives = texts.filter((text) => relative.test(text)).length;
  return relatives * 2 > texts.length ? 'other' : undefined;
}

const relative =
  /^(?:父亲?|母亲?|爸爸?|妈妈?|丈夫|老公|妻子|老婆|配偶|夫妻|爱人|儿子|女儿|哥哥?|弟弟?|姐姐?|妹妹?|兄弟|姐妹|叔叔?|舅舅?|姑姑?|朋友|老乡|同学|父子|母子)/u;

/** Under a heading that says something else these are not read into a column: it may be anyone's company, any day. */
const uncertainByContent = ['work_company', 'occupation', 'start_date', 'birthday', 'gender'] as const;

/** The surest heading gets the field; of two as sure the first. */
function fieldsByHeading(
  heading: Heading | undefined,
  chosen: ReadonlyMap<number, ListField | null>,
  taken: ReadonlySet<ListField>,
): ReadonlyMap<number, ListField> {
  const surest = (heading?.meanings ?? [])
    .map((meaning, index) => ({ meaning, index }))
    .toSorted((a, b) => (b.meaning?.strength ?? 0) - (a.meaning?.strength ?? 0));
  const fields = new Map<number, ListField>();
  const given = new Set(taken);
  for (const { meaning, index } of surest) {
    const field = meaning?.field ?? null;
    if (field === null || chosen.has(index) || given.has(field)) continue;
    fields.set(index, field);
    given.add(field);
  }
  return fields;
}

/** So many rows tell what a column holds. */
const looked_max = 200;

const columnsOf = (rows: readonly SheetRow[], indexes: readonly number[]): readonly Unnamed[] => {
  const filled = rows.filter(({ cells }) => cells.filter(({ text }) => text.trim() !== '').length > 1);
  const looked = (filled.length > 0 ? filled : rows).slice(0, looked_max);
  return indexes.map((index) => ({
    index,
    texts: looked
      .map(({ cells }) => tidyText(cells[index]?.text ?? ''))
      // 同上 says no more of a column than an empty cell.
      .filter((text) => text !== '' && !isDitto(text)),
  }));
};
