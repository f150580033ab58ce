import { addDays, type Day, dayNumber } from '../../calendar/day.ts';
import { isDayAside } from './days-aside.ts';
import { onDate, readDate } from './dates.ts';
import { inNextMonth, inOtherYear } from './long-past.ts';
import { againstWeekday, onWeekday, weekdayOf } from './weekdays.ts';

/** A day that a message speaks of, from `at` to before `end`. */
export type SpokenDate = {
  readonly at: number;
  readonly end: number;
  readonly field: 'start_date' | 'end_date' | 'birthday';
  readonly day: Day;
  /** As it is written. */
  readonly words: string;
  /** The other days that the words may mean. */
  readonly others: readonly Day[];
  /** Whether it is the end of a stretch of days: 25号到28号. */
  readonly isRange: boolean;
  /** Whether the words leave the day open, or are not quite a day's: 月底, 名天. */
  readonly isVague: boolean;
};

/**
 * Finds the days in half-width running text: 明天, 下周一, 3月5号, 3/5, 2026-03-05, 5号到岗. One behind another and 至 or 到,
 * or before 止 and the like, is an end.
 *
 * A weekday alone is the coming one; a date of the month alone is the nearest.
 */
export function spokenDates(text: string, today: Day): readonly SpokenDate[] {
  const found: { at: number; end: number; day: Day }[] = [];
  for (const match of text.matchAll(spoken)) {
    const on = dayOf(match[0], today);
    const place = { at: match.index, end: match.index + match[0].length };
    if (on !== undefined && !isForUs(text, match) && !(/\d/.test(match[0]) && isDayAside(text, place)))
      found.push({ ...place, day: on });
  }
  return found.flatMap((one, place) => {
    const words = text.slice(one.at, one.end);
    const before = found[place - 1];
    const date: SpokenDate = {
      ...one,
      words,
      field: fieldOf(text, one, before, today),
      others: [
        ...othersOf(words, one.day, today),
        ...againstWeekday(text, one, today),
        ...inNextMonth(text, one, today),
        ...(isEnd(text, one, before) ? [] : inOtherYear(text, one, today)),
      ],
      isRange: isEnd(text, one, before),
      isVague: /底$|^名|^上个?(?:月|周|星期|礼拜)$/u.test(words),
    };
    const isAlone = date.field === 'start_date' && forOneDay.test(text.slice(one.end, one.end + 12));
    return isAlone ? [date, { ...date, field: 'end_date', isRange: true }] : [date];
  });
}

/** 麻烦今天帮忙投保, 今天先把保险买了: when we are to act, and nobody begins. */
const isForUs = (text: string, { 0: words, index }: RegExpMatchArray & { index: number }): boolean =>
  /^(?:今[天日晚早儿]|现在)$/u.test(words) &&
  (/^的(?:人员|员工)?(?:名单|花名册|表格?|资料|信息)/u.test(
    text.slice(index + words.length, index + words.length + 8),
  ) ||
    (/(?:麻烦|请|帮忙?|务必|尽量|争取|最好|能不能|能否)(?:您|你|你们|在)?\s?$/u.test(
      text.slice(Math.max(0, index - 8), index),
    )
      ? acts.test(text.slice(index + words.length, index + words.length + 14))
      : asks.test(text.slice(index + words.length, index + words.length + 14))));

const acts =
  /^(?:就|内|之内|下班前|[中上下]午|晚上)?\s?(?:帮忙?|先|给|把|把.{0,8})?(?:办|买|投|加|上|处理|弄|录|提交|参保|报|交|安排)/u;
const asks =
  /^(?:就|下班前|之内|内)?\s?(?:(?:麻烦|请|帮忙?|帮我|务必|抓紧|先|尽快|尽量)[^,，。;；]{0,8}(?:办|买|投|加|上|处理|弄|录|提交|参保|报)|(?:办|处理|弄|搞)(?:一下|掉|好|了))/u;

/** 只做今天一天, 明天试工一天: it ends as it begins. */
const forOneDay = /^[\s,，]?只?(?:买|试工|试岗|做|干|上|来|帮忙|兼职|临时|当天)?\s?[这那就]?[一1]天(?!天)/u;

/** On a Sunday next Monday may be tomorrow, or a week later. */
const othersOf = (words: string, on: Day, today: Day): readonly Day[] =>
  /^下(?:周|星期|礼拜)/u.test(words) && (dayNumber(today) + 3) % 7 === 6 ? [addDays(on, 7)] : [];

const months = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';

const arrives = '(?=\\s?(?:到岗|入职|上班|上岗|报到|进厂|进场|入场|入厂|开始|生效|起|来|去|到|过来|早|进))';

/** Behind the day since which somebody is gone. */
const left =
  '\\s?(?:(?:就|已经?|开始|起|都|人|一直|突然)*(?:没来|没上班|没去|不来|不上|不做|不干|走|离职|离厂|离开|辞|自离|退)|的?最后)';

const spoken = new RegExp(
  [
    '(?<![\\d-])\\d{4}\\s?[-/.年]\\s?\\d{1,2}\\s?[-/.月]\\s?\\d{1,2}[日号]?(?!\\d)',
    '(?<!\\d)20\\d{6}(?!\\d)',
    // 1123-1231: two days of four digits each.
    // 25、26两天
    '(?<![\\d、])\\d{1,2}(?=、\\d{1,2}[号日]?[两2]天)|(?<=(?<![\\d、])\\d{1,2}、)\\d{1,2}(?=[号日]?[两2]天)',
    '(?<![\\d-])(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01])(?= ?[-~至到] ?(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01])(?![\\d-]))',
    '(?<=(?<![\\d-])(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01]) ?[-~至到] ?)(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01])(?![\\d-])',
    '(?<!\\d)\\d{1,2}月\\d{1,2}[日号]?(?!\\d)',
    '(?<![\\d/])\\d{1,2}/\\d{1,2}(?![\\d/])',
    '(?<![\\d.])\\d{1,2}\\.\\d{1,2}[日号]?(?![\\d.])(?!\\s?(?:元|块|米|倍|万|小时|h|m|折|kg))',
    `(?<![\\d-])\\d{1,2}-\\d{1,2}(?![\\d-])${arrives}`,
    // 26-28号 beside somebody's number, where it tells no places in a list
    '(?<![\\w/.月-])\\d{1,2}(?=\\s?[-~至到]\\s?\\d{1,2}[日号](?!\\d)\\s?(?:[,，。;；]|$|就|干|做|上|来|[一两二三四五六七\\d]天))(?<=\\0\\P{L}{0,12})',
    '(?<![\\d第])\\d{1,2}[日号](?!\\d)(?!大巴|车(?!间)|楼|厂|线|车间|门|机|仓|库|宿舍|床|馆|院|桌|岗|工位|信|码|段)',
    '(?<![\\d第])(?:十[一二]?|[一二三四五六七八九])月(?:[二三]?十[一二三四五六七八九]?|[一二三四五六七八九])[日号]?',
    '(?<![\\p{Script=Han}])(?:[二三]?十[一二三四五六七八九]?|[一二三四五六七八九])号(?!楼|厂|线|车间|门|机|仓|库|宿舍|馆|院)',
    '(?<=下个?月的?)(?:[二三]?十[一二三四五六七八九]?|[一二三四五六七八九])号',
    // 拟于二十六号: behind a word for at, a number of two characters is no part of a name.
    '(?<=[于在从自至为是到约])(?:[二三]十[一二三四五六七八九]?|十[一二三四五六七八九])号(?!楼|厂|线|车间|门|机|仓|库|宿舍|馆|院)',
    '(?<![\\p{Script=Han}])(?:廿[一二三四五六七八九]?|卅一?)[号日]',
    '(?<![上下]个?)(?:(?<!\\d)\\d{1,2}月|本月|这个月|(?<!\\d)月)底',
    `(?<![a-z])(?:\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?${months}\\.?|${months}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?)(?:,?\\s\\d{4})?(?!\\d)`,
    '(?<![a-z])(?:mt|tomorrow|today|mingtian|houtian|jintian|ngày mai|hôm nay|hoy|ayer)(?![a-z])|(?<![\\p{L}])(?<!(?:de|por|en) (?:la |esta )?)(?:pasado )?mañana(?!\\p{L})|明朝|后朝|今朝|聽日|听日|[琴寻尋噚]日|昨儿|后儿|내일|오늘|어제',
    '大后天|大前天|前天(?!那|报|发|写|说|给|里|提)|后天|[明名]天|明日|明早|明晚|明儿|昨天(?!那|报|发|写|说|给|里|提)|昨日|昨晚|今天|今日|今晚|今早|即日起?',
    // 上周五就没来了: of a leaver alone; who comes has not come last week.
    `(?<!\\p{Script=Han}{0,2}(?:报|发|说|提)的?)上个?(?:(?:周|星期|礼拜)[一二三四五六日天]?|月(?![\\d初中末底]))(?=${left})`,
    '(?<!上个?)下{0,2}个?(?:周|星期|礼拜)[一二三四五六日天](?!\\s?[-~至到]\\s?(?:周|星期|礼拜)?[一二三四五六日天])',
  ].join('|'),
  'giu',
);

const daysAhead: readonly (readonly [pattern: RegExp, days: number])[] = [
  [/^大后/u, 3],
  [/^pasado/iu, 2],
  [/^大前/u, -3],
  [/^前/u, -2],
  [/^(?:后|houtian)/iu, 2],
  [/^(?:[明名]|mt$|tomorrow|mañana|mingtian|ngày mai|聽|听|내)/iu, 1],
  [/^(?:今|即|today|hoy|jintian|hôm nay|오)/iu, 0],
  [/^(?:昨|ayer|琴|寻|尋|噚|어)/u, -1],
];

function dayOf(text: string, today: Day): Day | undefined {
  const ahead = daysAhead.find(([pattern]) => pattern.test(text));
  if (ahead !== undefined) return addDays(today, ahead[1]);

  const [, gone] = /^上个?(?:周|星期|礼拜)(.?)$/u.exec(text) ?? [];
  if (gone !== undefined) return onWeekday(weekdayOf(gone === '' ? '日' : gone), -1, today);
  if (/^上个?月$/u.test(text))
    return addDays(onDate(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 1)!, -1);
  const [, next, weekday] = /^(下*)个?(?:周|星期|礼拜)(.)$/u.exec(text) ?? [];
  if (weekday !== undefined) return onWeekday(weekdayOf(weekday), next?.length ?? 0, today);

  const [date] = /^\d{1,2}(?=[日号]?$)/u.exec(text) ?? [];
  if (date !== undefined) return nearestDate(Number(date), today);
  const [, month] = /^(\d{1,2})月底$/u.exec(text) ?? [];
  if (month !== undefined) return endOfNamedMonth(Number(month), today);
  if (text.endsWith('底')) return endOfMonth(today);
  const [, twenties] = /^([廿卅].?)[号日]$/u.exec(text) ?? [];
  if (twenties !== undefined)
    return nearestDate(numberOf(twenties.replace('廿', '二十').replace('卅', '三十')), today);
  const [, numerals] = /^([一二三四五六七八九十]{1,3})号$/u.exec(text) ?? [];
  if (numerals !== undefined) return nearestDate(numberOf(numerals), today);
  if (/^\d{4}$/.test(text)) return readDate(`${text.slice(0, 2)}/${text.slice(2)}`, today);
  const [, dayFirst, dayMonth] = /^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  if (Number(dayMonth) > 12) return readDate(text, today);
  if (dayFirst !== undefined && Number(dayFirst) > 12) return readDate(`${dayMonth}/${dayFirst}`, today);
  const on = readDate(/[a-z]/i.test(text) ? englishDay(text, today) : text, today);
  // Eight digits are a birthday as often as not; a start is near.
  return on !== undefined && /^\d{8}$/.test(text) && Math.abs(dayNumber(on) - dayNumber(today)) > 400
    ? undefined
    : on;
}

/** 1st of Dec, Nov 25, 2026 as 1-Dec-2026. */
function englishDay(text: string, today: Day): string {
  const [date = ''] = /\d{1,2}(?!\d)/.exec(text) ?? [];
  const [month = ''] =
    /[a-z]{3,}/i.exec(text.replace(/\d(?:st|nd|rd|th)|\bof\b/gi, (part) => part[0] ?? '')) ?? [];
  const [year] = /\d{4}/.exec(text) ?? [];
  const number = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(month.slice(0, 3).toLowerCase()) / 3 + 1;
  return year === undefined ? `${number}/${date}` : (readDate(`${year}-${number}-${date}`, today) ?? text);
}

/** 12月底: of this year, or of the next where that is half a year ago. */
function endOfNamedMonth(month: number, today: Day): Day | undefined {
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const on = now - month > 6 ? year + 1 : year;
  return [31, 30, 29, 28].map((date) => onDate(on, month, date)).find((day) => day !== undefined);
}

function endOfMonth(today: Day): Day | undefined {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return (
    onDate(year, month, 31) ?? onDate(year, month, 30) ?? onDate(year, month, 29) ?? onDate(year, month, 28)
  );
}

const numberOf = (numerals: string): number => {
  const digit = (text: string | undefined) => '零一二三四五六七八九'.indexOf(text ?? '');
  const [, tens, ten, ones] = /^([二三])?(十)?(.)?$/u.exec(numerals) ?? [];
  if (ten === undefined) return digit(tens ?? ones);
  return 10 * (tens === undefined ? 1 : digit(tens)) + (ones === undefined ? 0 : digit(ones));
};

/** The day with this date in this month or the next, whichever is nearer. */
function nearestDate(date: number, today: Day): Day | undefined {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const here = onDate(year, month, date);
  if (here !== undefined && dayNumber(today) - dayNumber(here) <= 15) return here;
  return month === 12 ? onDate(year + 1, 1, date) : onDate(year, month + 1, date);
}

const years = 2 * 365;

const isEnd = (
  text: string,
  { at }: { readonly at: number },
  before: { readonly end: number } | undefined,
): boolean =>
  before !== undefined &&
  (/^\s?[-~至到—]{1,2}\s?$/u.test(text.slice(before.end, at)) ||
    (text.slice(before.end, at) === '、' && /^\d{1,2}[号日]?[两2]天/u.test(text.slice(at, at + 5))));

/** Behind a day: the last one of somebody. */
const ends = /^\s?(?:就|才|再)?(?:止|结束|离职|离岗|为止|到期|[做干上]完)/u;

function fieldOf(
  text: string,
  { at, end, day }: { readonly at: number; readonly end: number; readonly day: Day },
  before: { readonly end: number } | undefined,
  today: Day,
): SpokenDate['field'] {
  if (/(出生日期|出生年月|出生|生日)[:：]?\s?$/u.test(text.slice(Math.max(0, at - 8), at))) return 'birthday';
  if (/^\s?(?:出?生(?!效)|生日)/u.test(text.slice(end, end + 3))) return 'birthday';
  // Nobody is told of years later.
  if (dayNumber(today) - dayNumber(day) > years) return 'birthday';
  if (isEnd(text, { at }, before)) return 'end_date';
  if (
    /(?:做|干|上)到(?:本月|这个月)?\s?$|last (?:working )?day(?: is| was|:)?\s?$|最后(?:一天|工作日)[是:]?\s?$|截止(?:到)?\s?$/iu.test(
      text.slice(Math.max(0, at - 20), at),
    )
  )
    return 'end_date';
  return ends.test(text.slice(end, end + 6)) ? 'end_date' : 'start_date';
}
