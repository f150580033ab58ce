import { addDays, type Day, readDay } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import type { ListRow } from './table.ts';
import { monthAndDate, nearDay } from './words/near-day.ts';
import { spokenDates } from './words/spoken-dates.ts';

/** What stands beside a person, in the lines below as far as the next one, and whether nobody else stands in theirs. */
type Beside = { readonly said: string; readonly below: readonly string[]; readonly isAlone: boolean };

/**
 * A starter whose day was said for the whole list, with a day of their own that stands in few words beside them: 她28来, 27先来,
 * 早一天来. Where the words leave it open, or others stand in the same line, or it stands below, the day is asked about.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 */
export function withOwnStart(row: ListRow, { said, below, isAlone }: Beside, today: Day): ListRow {
  const start = readDay(row.values.start_date ?? '');
  const isAsked = row.doubts?.some(({ field }) => field === 'start_date') === true;
  if (row.intent || start === undefined || isAsked) return row;
  const text = withoutNumbers(said);
  const days = spokenDates(text, today);
  if (days.some(({ day }) => day === start)) return row;
  const here = ownDay(text, start, today);
  const own = here ?? below.map((line) => ownDay(withoutNumbers(line), start, today)).find(Boolean);
  if (own === undefined || own.day === start) return row;
  const { day, words, isPlain } = own;
  if (day !== undefined && here && isPlain && isAlone && days.length <= own.named && !isOpen.test(text))
    return { ...row, values: { ...row.values, start_date: day } };
  const others = day === undefined ? [] : [day];
  return { ...row, doubts: [...(row.doubts ?? []), { field: 'start_date', words, others }] };
}

/**
 * What stands beside each person of a list: in a message their line, as far as to whoever is named next; in a table their remark.
 *
 * @param lines none of a table
 */
export function besidePersons(
  rows: readonly ListRow[],
  lines: readonly string[],
  cutsOf: (line: string) => readonly number[],
): (row: ListRow) => Beside {
  if (lines.length === 0) return ({ values }) => ({ said: values.remark ?? '', below: [], isAlone: true });
  const byLine = Map.groupBy(rows, ({ source_row }) => source_row);
  const numbers = [...byLine.keys()].toSorted((one, other) => one - other);
  const nextOf = new Map(numbers.map((number, at) => [number, numbers[at + 1] ?? Infinity]));
  const placesOf = new Map<number, Places>();
  return ({ source_row, values }) => {
    const line = lines[source_row - 1] ?? '';
    const here = byLine.get(source_row) ?? [];
    const isAlone = here.length === 1;
    const below = linesBelow(lines, source_row, nextOf.get(source_row) ?? Infinity);
    if (isAlone) return { said: line.slice(0, line_max), below, isAlone };
    const places = placesOf.get(source_row) ?? placesIn(line, here, cutsOf(line));
    placesOf.set(source_row, places);
    const { from = 0, to } = places.get(values) ?? {};
    return {
      said: line.slice(from, to ?? from + line_max),
      below: to === undefined ? below : [],
      isAlone,
    };
  };
}

type Places = ReadonlyMap<ListRow['values'], { readonly from: number; readonly to: number | undefined }>;

/** What of a line belongs to each: of one not far behind the one before. */
function placesIn(line: string, rows: readonly ListRow[], cuts: readonly number[]): Places {
  let from = 0;
  const starts = rows.map(({ values: { name, idcard } }) => {
    const near = line.slice(from, from + line_max);
    const found = [name, idcard].map((text) => (text ? near.indexOf(text) : -1)).filter((at) => at !== -1);
    from += Math.min(...found, near.length);
    return from;
  });
  return new Map(
    rows.map(({ values }, at) => [values, { from: at === 0 ? 0 : starts[at]!, to: endOf(starts, at, cuts) }]),
  );
}

/** Where the next person's words begin, as far as some stand before their name. */
const endOf = (starts: readonly number[], at: number, cuts: readonly number[]): number | undefined =>
  cuts.find((cut) => cut > starts[at]! && cut < (starts[at + 1] ?? Infinity)) ?? starts[at + 1];

/** The lines below one as far as the next person's, or a blank one. */
function linesBelow(lines: readonly string[], row: number, next: number): readonly string[] {
  const below = lines.slice(row, Math.min(next - 1, row + below_max));
  const blank = below.findIndex((line) => line.trim() === '');
  return (blank === -1 ? below : below.slice(0, blank)).map((line) => line.slice(0, line_max));
}

const line_max = 300;
const below_max = 8;

const withoutNumbers = (text: string): string =>
  halfWidth(text).replace(/(?:\d{3,} )*\d{5,}[Xx]?|(?:\d{3,} )+\d{3,}[Xx]?/gu, (number) =>
    ' '.repeat(number.length),
  );

/** The day of a line of few words: 以上28来. */
export const dayInFewWords = (line: string, today: Day): Day | undefined =>
  ownDay(withoutNumbers(line), undefined, today)?.day;

type Own = {
  /** Undefined where it is left open, or past. */
  readonly day: Day | undefined;
  readonly words: string;
  /** Whether the words end there: 28来自 and 晚一天交表 say something else. */
  readonly isPlain: boolean;
  /** How many days the words themselves name in full. */
  readonly named: number;
};

function ownDay(text: string, start: Day | undefined, today: Day): Own | undefined {
  const dates = Array.from(text.matchAll(dated));
  const [date] = dates;
  if (date !== undefined) {
    const [spoken] = spokenDates(`${date.groups?.date ?? date.groups?.moved}号`, today);
    const isOne = dates.length === 1 && spoken !== undefined && spoken.day >= today;
    return found(text, date, isOne ? spoken.day : undefined, spokenDates(date[0], today).length);
  }
  const pair = parted.exec(text);
  if (pair !== null) {
    const { month = '', sign = '', date: on = '' } = pair.groups ?? {};
    const near = nearDay(month, on, today);
    const own = found(text, pair, near, 0);
    if (near !== undefined && near >= today) return { ...own, isPlain: own.isPlain && sign.trim() !== '' };
  }
  const counted = relative.exec(text);
  if (counted !== null) {
    const { way = '', count = '', of = '' } = counted.groups ?? {};
    const days =
      (/\d/.test(count) ? Number(count) : numerals.indexOf(count.replace('两', '二'))) *
      (of === '天' ? 1 : 7);
    const day =
      days > 0 && start !== undefined ? addDays(start, /早|前/u.test(way) ? -days : days) : undefined;
    return found(text, counted, day !== undefined && day >= today ? day : undefined, 0);
  }
  const open = later.exec(text);
  return open === null ? undefined : found(text, open, undefined, 0);
}

const found = (
  text: string,
  { 0: words, index }: { readonly 0: string; readonly index: number },
  day: Day | undefined,
  named: number,
): Own => ({ day, words: words.trim(), isPlain: plain.test(text.slice(index + words.length)), named });

const numerals = '零一二三四五六七八九';
const comes =
  '(?:来(?!自|岁|个|人|天|次|回|不)|到(?![\\d位期账达不])|上班|上岗|上工|开始|入职|报到|进厂|进场|起|做|干)';
const shift = '(?:号|日)?\\s?(?:[就才再先要能会]|早上|晚上|上午|下午|早晨|[早中晚夜白]班)*\\s?';

/** 28到, 她28才来, 27先来, 28号就来, 28晚班开始, 改28: no hour of a day, no place in a list, no span of ages. */
const dated = new RegExp(
  `(?<![\\d.]|\\d[:/~至-]\\s?|[第月天早晚午线组班车号]\\s?)(?<date>[12]?\\d|3[01])${shift}${comes}|改(?:到|成|为|在)?\\s?(?<moved>[12]?\\d|3[01])(?![\\d点.:/月-])`,
  'gu',
);
/** 11—28, (11-28), 11 28, between blanks. */
const parted = new RegExp(`(?<=^|[\\s(（,，])${monthAndDate}(?=$|[\\s)）,，;；。])`, 'u');
/** 早一天来, 晚两天, 提前一天, 推迟2天, 过几天: counted from the day of all. */
const relative =
  /(?<way>提[前早]|早|晚|迟|推[迟后]|延[后迟期]|顺延|后延)\s?(?<count>[一二两三四五六七八九几\d])个?(?<of>天|周|星期|礼拜)(?:再|才|就|先)?(?:来|到|上班|上岗|入职|开始|报到|进厂)?/u;
/** 三天后来, 过两天来: from which day it counts is not said. */
const later =
  /(?:[一二两三四五六七八九十半几\d]+(?:天|周|个?(?:星期|礼拜|月))(?:之?后|以后)|过[一二两三四五几\d]天)(?:再|才)?(?:来|到|上|入|进|报)/u;
const plain = /^(?:上班|上岗|报到|岗|厂|入职|的|了|哦|哈|吧)*\s*(?:$|[\s,，。.;；、!！)）])/u;
const isOpen = /[不没或吗?？]|可能|大概|也许|左右|前后|争取|尽量|体检|面试|培训|试/u;
