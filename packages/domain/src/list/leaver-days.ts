import { addDays, type Day, dayNumber, readDay } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import type { Intent } from '../roster/intent.ts';
import { clipped } from './cell.ts';
import { daysOverRows, type LastDay, ofAbove } from './days-over-rows.ts';
import type { ListColumn, ListRow, SkippedRow } from './table.ts';
import { isBareDay } from './words/bare-day.ts';
import { holdsUnknown, isTurned } from './words/hidden-doubts.ts';
import { lastDaysIn } from './words/last-day.ts';
import { leavingIn } from './words/leaving-words.ts';
import { dayWords, hasOpenDay, withoutDays } from './words/open-days.ts';

type Table = {
  readonly today: Day;
  readonly columns: readonly ListColumn[];
  /** Of its sheet. */
  readonly skipped: readonly SkippedRow[];
  /** What its sheet and its file are called. */
  readonly titles: readonly string[];
};

/**
 * Leavers of a table with their last day for the end: that of a cell, in words too, of their own remark, or of a line over or under the
 * table that speaks of all. Where words tell a day that nobody could read, or more than that, their row is asked about; a cell that is
 * no day stands as it was written, so that a day must be typed: without one cover ends as early as it can.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withLastDays(
  rows: readonly ListRow[],
  { today, columns, skipped, titles }: Table,
): readonly ListRow[] {
  const title = titles.map((text) => lineDay(text, today, true)).findLast((day) => day !== undefined);
  const lineOf = daysOverRows(rows, skipped, (text) => lineDay(text, today) ?? passedLine(text, today));
  const lines = new Set([...skipped.map(({ text }) => text), ...titles].map(halfWidth));
  const days = columns.filter(({ field }) => field === 'end_date' || field === 'start_date');
  const tellsFirst = days.every(({ field, title }) => field === 'start_date' && first.test(title));
  const openTitle = openColumn(rows, columns);
  const someLeave = rows.some(({ intent }) => intent?.kind === 'leave');
  return rows.map((row): ListRow => {
    const { intent, values } = row;
    const line = lineOf(row) ?? title;
    const open = line === undefined ? openTitle : undefined;
    const { start_date, end_date, remark = '', ...cells } = values;
    const isOfLine = intent != null && line !== undefined && halfWidth(intent.words) === halfWidth(line.text);
    const day = end_date ?? start_date ?? '';
    const cell =
      days.length > 0 && !isOfLine && /[\p{L}\d]/u.test(day) && !ticked.test(day) ? day : undefined;
    const last = readDay(cell ?? '');
    const own = end_date === undefined ? 'start_date' : 'end_date';
    const words = [
      ...(cell !== undefined && last === undefined ? [cell] : []),
      remark,
      ...(intent?.kind === 'leave' && !lines.has(halfWidth(intent.words)) ? [intent.words] : []),
      ...(row.doubts ?? []).flatMap(({ field, words: of }) =>
        field.endsWith('_date') && !lines.has(halfWidth(of)) ? [of] : [],
      ),
    ];
    const told =
      last === undefined
        ? (words.map((one) => toldIn(one, one === cell, today)).find((one) => one !== undefined) ?? line)
        : (otherDay(words, last, today) ??
          toldByDay(end_date === undefined && tellsFirst ? addDays(last, -1) : last, today));
    const doubts = row.doubts?.filter(
      ({ field, words: of, others }) =>
        !field.endsWith('_date') ||
        (others.length > 0 && (last === undefined ? !words.includes(of) : field === own)) ||
        told === undefined,
    );
    const kept = {
      ...row,
      ...(doubts === undefined ? {} : { doubts }),
      values: { ...cells, ...(remark === '' ? {} : { remark }) },
    };
    if (intent?.kind === 'replace') return withEnd(kept, line?.last);
    if (told === undefined) {
      if (open !== undefined && nothing.test(day) && (isOpen(intent) || intent?.words === open))
        return { ...withEnd(kept, open), intent: asked(open) };
      const waits = intent?.kind === 'wait' && days.length > 0 ? intent.words : undefined;
      return withEnd(kept, nothing.test(day) ? waits : day);
    }
    const ended = withEnd(kept, told.last ?? told.text);
    if (told.isAsked) return { ...ended, intent: isOpen(intent) ? asked(told.text) : intent! };
    // 做到28号 is no leaving elsewhere, and is one here.
    const isOwn = intent ? intent.kind === 'unclear' && intent.words === told.text : someLeave;
    return isOwn && told !== line && leavingIn(told.text).leaves
      ? { ...ended, intent: { ...asked(told.text), kind: 'leave' } }
      : ended;
  });
}

/** 最后工作日 —: the column of last days, where some have one and an empty cell is one that nobody filled in. */
function openColumn(rows: readonly ListRow[], columns: readonly ListColumn[]): string | undefined {
  const title = columns.find(({ field }) => field === 'end_date')?.title ?? '';
  const isFilled = rows.some(({ values }) => readDay(values.end_date ?? '') !== undefined);
  return title !== '' && isFilled ? `${title} —` : undefined;
}

const isOpen = (intent: ListRow['intent']): boolean => !intent || intent.kind === 'leave';

const asked = (words: string): Intent => ({ kind: 'unclear', of: '', words: clipped(words, words_max) });
const words_max = 200;

const withEnd = (row: ListRow, end_date: string | undefined): ListRow =>
  end_date === undefined ? row : { ...row, values: { ...row.values, end_date: dayWords(end_date) } };

/** What a cell or a remark tells of it. */
function toldIn(text: string, isCell: boolean, today: Day): LastDay | undefined {
  const [last, ...more] = lastDaysIn(text, today);
  const said = leavingIn(text);
  // A remark on the day of joining.
  if (!isCell && said.comes) return undefined;
  const isOne = last !== undefined && more.length === 0;
  const rest = withoutDays(halfWidth(text), today).replace(hour, '');
  if (isOne)
    return {
      text,
      last,
      isAsked:
        (isCell && /\d/.test(rest)) || isTurned(rest) || holdsUnknown(rest) || (!isCell && !said.leaves),
    };
  return isCell || last !== undefined || hasOpenDay(text, today) || isBareDay(text)
    ? { text, last: undefined, isAsked: true }
    : undefined;
}

/** 12月1日离职 beside another day in a cell: words of their own by which somebody leaves later than the cell says. */
function otherDay(words: readonly string[], last: Day, today: Day): LastDay | undefined {
  const text = words.find((one) => {
    const { leaves, comes } = leavingIn(one);
    return leaves && !comes && lastDaysIn(one, today).some((day) => day > last && day >= today);
  });
  return text === undefined ? undefined : { text, last: undefined, isAsked: true };
}

/** 24:00, 17点半: of one day whatever it says, but 0:00, which may be of the one before. */
const hour = /(?<!\d)(?:[1-9]|1\d|2[0-4])(?:[:：]\d\d|[点时](?:半|\d{1,2}分?)?)(?!\d)/gu;

/** A day of which nobody tells now stands for none: 9999-12-31, and the one of a year ago. */
const toldByDay = (last: Day, today: Day): LastDay =>
  dayNumber(last) - dayNumber(today) > ahead_max || dayNumber(today) - dayNumber(last) > past_max
    ? { text: last, last: undefined, isAsked: true }
    : { text: last, last, isAsked: false };
const ahead_max = 366;
const past_max = 92;

/** What a line beside a table, or a name of it, tells of the day on which those of it leave: a name may be of when it was made. */
function lineDay(text: string, today: Day, isName = false): LastDay | undefined {
  const { leaves, comes } = leavingIn(text);
  const ahead = lastDaysIn(text, today).filter((day) => day >= today);
  const isBare = !/[\p{L}\d]/u.test(withoutDays(halfWidth(text), today));
  if (comes || !(leaves || ofAbove.test(text) || isBare)) return undefined;
  const [last, ...more] = ahead;
  if (more.length > 0 || (last === undefined && hasOpenDay(text.replace(itsMonth, ''), today)))
    return { text, last: undefined, isAsked: true };
  if (last === undefined || ((isBare || isName) && last === today)) return undefined;
  return { text, last, isAsked: isName || !leaves };
}

/** 11月25日离职 over a part of a table, when it has passed. */
function passedLine(text: string, today: Day): LastDay | undefined {
  const { leaves, comes } = leavingIn(text);
  const [last, ...more] = lastDaysIn(text, today);
  return !leaves || comes || last === undefined || more.length > 0
    ? undefined
    : { ...toldByDay(last, today), text, isPassed: true };
}

/** 11月离职人员: of which month a list is. */
const itsMonth = /(?:\d{4}年)?(?:\d{1,2}|[一二三四五六七八九十]{1,2}|本|当|这个?)月份?(?![底初末中])/gu;
/** Signs that only fill a cell. */
const nothing = /^[-—–/／\\.。?？\s]*$/u;
/** 离职 √: that somebody leaves, and no day. */
const ticked = /^\s*[√✓✔vVyY是]\s*$/u;
/** Headings of the first day without cover, as lists of ours have them. */
const first = /生效|起|not covered from|^start|inicio|sin cobertura desde|開始|なしとなる/iu;
