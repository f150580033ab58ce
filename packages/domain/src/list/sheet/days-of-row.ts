import type { Day } from '../../calendar/day.ts';
import type { Doubt } from '../../roster/intent.ts';
import { halfWidth } from '../../half-width.ts';
import type { Column } from './columns.ts';
import { readDate } from '../words/dates.ts';
import { spokenDay } from '../words/spoken-day.ts';
import { spokenDates } from '../words/spoken-dates.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { titleDay } from './title-days.ts';
import { tidyText } from '../words/values.ts';

/** Days of a row outside the columns of days: from one to another in one cell, or in a remark. */
export function withDaysOfRow(
  read: ListRow,
  row: SheetRow,
  { columns, today }: { readonly columns: readonly Column[]; readonly today: Day },
): ListRow {
  const person = withDayForWork(read, today);
  const { values, intent } = person;
  const isRead = /^\d{4}-\d\d-\d\d$/.test(values.start_date ?? '');
  for (const { index, field, role, title } of columns) {
    if (role === 'other' || !(field === null || field === 'remark' || field === 'start_date')) continue;
    const text = halfWidth(tidyText(row.cells[index]?.text.slice(0, text_max) ?? ''));
    const range = isRead || notCover.test(title) ? undefined : rangeIn(text, today);
    if (range !== undefined) return { ...person, values: { ...values, ...range } };
    const ended = field === 'remark' && !notCover.test(text) ? endIn(text, values, today) : undefined;
    const isGone = intent?.kind === 'leave';
    const left = field === 'remark' && isGone ? leftOn(text, values, today) : undefined;
    if (left !== undefined) return withEndOf(person, left, text);
    if (ended !== undefined && !isGone) return withEndOf(person, ended, text);
    if (field === 'remark' && lasting.test(text) && values.end_date === undefined && !intent) {
      const doubt = { field: 'end_date', words: text, others: [] } as const;
      return { ...person, doubts: [...(person.doubts ?? []), doubt] };
    }
    if (field === 'start_date' || isGone) continue;
    const own = isSaidOfWhom(field, role) ? comingOn(text, today) : undefined;
    const isOwn = own !== undefined && (intent || role === 'state') && own !== values.start_date;
    if (isOwn)
      return values.start_date === undefined
        ? { ...person, values: { ...values, start_date: own } }
        : withStart(person, own, text);
    if (intent?.kind === 'wait') continue;
    const said = field === 'remark' || title === '' ? titleDay(text, today) : undefined;
    const moved = field === 'remark' && said?.isSure !== true ? movedTo(text, today) : undefined;
    const alone =
      field === 'remark' && !notCover.test(title) ? spokenDay(text.replace(framed, ''), today) : undefined;
    const day = said?.isSure === true ? said.day : (moved ?? alone);
    if (day === undefined || day === values.start_date) continue;
    if (intent?.kind === 'correct' && put.test(text)) return withStart(person, day, text);
    if (values.start_date === undefined)
      return moved === undefined && alone === undefined
        ? { ...person, values: { ...values, start_date: day } }
        : withStart(person, day, text);
    const doubt: Doubt = {
      field: 'start_date',
      words: values.start_date.slice(0, text_max),
      others: [day],
    };
    return { ...person, doubts: [...(person.doubts ?? []), doubt] };
  }
  return person;
}

/** 11.22 where others have their work: the day on which somebody comes or goes. */
function withDayForWork(person: ListRow, today: Day): ListRow {
  const { occupation = '', ...values } = person.values;
  const day = /^\d{1,4}[-/.年月]/u.test(occupation) ? readDate(occupation, today) : undefined;
  if (day === undefined) return person;
  return {
    ...person,
    values: { ...values, [person.intent?.kind === 'leave' ? 'end_date' : 'start_date']: day },
  };
}

const text_max = 200;

/** 改到11.26到岗: the day that a correction names counts, and the one before it is its other reading. */
const put = /改(?:到|在|成|为)/u;

const withStart = (person: ListRow, start_date: Day, words: string): ListRow => {
  const before = person.values.start_date;
  const doubt = { field: 'start_date', words, others: before === undefined ? [] : [before] } as const;
  return {
    ...person,
    values: { ...person.values, start_date },
    doubts: [...(person.doubts ?? []), doubt],
  };
};

/** 提前到11.22, 11.26才能来: the one day of a remark on which somebody comes, in words that may mean something else. */
function movedTo(text: string, today: Day): Day | undefined {
  const [only, ...more] = spokenDates(text, today);
  if (only === undefined || only.field !== 'start_date' || only.isRange || more.length > 0) return undefined;
  const isMoved = /(?:提前|推迟|延迟|延后|延期|改)[到至在成为]?$/u.test(text.slice(0, only.at));
  const isComing = /^[^,，。;；\d]{0,3}?(?:才|再|能|可以)[^,，。;；\d]{0,2}?[来到去上]/u.test(
    text.slice(only.end),
  );
  // 26号到 and nothing else, where the column says the 25th.
  const isAll = /^[\s\p{P}]*$/u.test(text.slice(0, only.at)) && arrives.test(text.slice(only.end));
  return isMoved || isComing || isAll ? only.day : undefined;
}

const isSaidOfWhom = (field: Column['field'], role: Column['role']): boolean =>
  field === 'remark' || role === 'state';

/** 代替张三，28号起: the one clause that says on which day somebody comes, whatever else keeps them back. */
function comingOn(text: string, today: Day): Day | undefined {
  const [, from] = startsFrom.exec(text) ?? [];
  if (from !== undefined) return readDate(from, today) ?? spokenDay(from, today);
  const days = text
    .split(/[,，。;；、]/u)
    .map((clause) => clause.trim())
    .flatMap((clause) => (arrives.test(clause.replace(/^[^来到起入上报进开]*/u, '')) ? clause : []))
    .flatMap((clause) => spokenDay(clause, today) ?? []);
  return new Set(days).size === 1 ? days[0] : undefined;
}

/** Mới (vào 24/11). */
const startsFrom = /(?:vào|from|starting|desde)\s+(\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{4})?)(?!\d)/iu;

/** 他是25号, （25号）, 这个25号早上. */
const framed = /^[\s(（]*(?:他|她|这个|此人)?(?:是|晚一天|后天(?=\d))?|(?:早上|上午|下午|晚上)?[\s)）]*$/gu;

const arrives =
  /^\s?(?:才|再|可以|能)?(?:到岗?|来(?:上班|厂)?|入职|上班|上岗|报到|进厂|进场|开始|起)[\s\p{P}]*$/u;

/** 做到12月5日, 12.5到期: the one end that a remark names of somebody who has none. */
function endIn(text: string, { end_date }: ListRow['values'], today: Day): Day | undefined {
  const ends = spokenDates(text, today).filter(({ field }) => field === 'end_date');
  const [only] = ends;
  return end_date === undefined && ends.length === 1 && only !== undefined && !only.isRange
    ? only.day
    : undefined;
}

/** 11.20走的: the one day that a remark names of somebody who has left. */
function leftOn(text: string, { end_date }: ListRow['values'], today: Day): Day | undefined {
  const [only, ...more] = spokenDates(text, today);
  if (end_date !== undefined || only === undefined || only.isRange || more.length > 0) return undefined;
  // 周五 may be the last one or the next.
  if (!/\d|[前昨今]天/u.test(only.words)) return undefined;
  return /^[^,，。;；]{0,4}?(?:走|离|辞|退|不来|不做|不干|[做干上]完)/u.test(text.slice(only.end))
    ? only.day
    : undefined;
}

const withEndOf = (person: ListRow, end_date: Day, words: string): ListRow => ({
  ...person,
  values: { ...person.values, end_date },
  doubts: [...(person.doubts ?? []), { field: 'end_date', words, others: [] }],
});

/** 做3天: an end that nobody says in so many words. */
const lasting =
  /(?:[做干用]|上班|为期|试工|临时|短期)[^,，。;；]{0,3}[\d一二两三四五六七八九十半]{1,3}个?(?:天|周|星期|礼拜|月)(?!试用)/u;

/** What lasts for other reasons than work. */
const notCover = /证|合同|有效|培训|试用|宿/u;

/** 11.25-12.5, 11月25日至12月5日, 11.25起. */
function rangeIn(text: string, today: Day): Pick<ListRow['values'], 'start_date' | 'end_date'> | undefined {
  const parts = /^(.{3,12}?)(?:\s*(?:--?|—+|–|~|至|到)\s*)(.{3,12})$/u.exec(text) ?? [];
  const [first, last] = parts.slice(1).map((part) => readDate(part.replace(/[止日号]$/u, ''), today));
  if (first !== undefined && last !== undefined && first <= last)
    return { start_date: first, end_date: last };
  const [, from] = /^(.{3,12}?)[日号]?(?:起|开始)$/u.exec(text) ?? [];
  const start_date = from === undefined ? undefined : readDate(from, today);
  return start_date === undefined ? undefined : { start_date };
}
