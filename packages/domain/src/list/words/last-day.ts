import { addDays, type Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import { spokenDates } from './spoken-dates.ts';

/** The last covered days that some words tell: 做到28号, 月底走, 11月27日24时起停保, and of 28号起 the day before. */
export function lastDaysIn(words: string, today: Day): readonly Day[] {
  const text = halfWidth(words);
  const days = spokenDates(text, today)
    .filter(({ field }) => field !== 'birthday')
    .map((date) =>
      isFirst.test(text.slice(date.end)) || isAbsence(text, date, today) ? addDays(date.day, -1) : date.day,
    );
  return [...new Set(days)];
}

type Place = { readonly at: number; readonly end: number; readonly day: Day };

/** 明天不来了, 28号就不来上班了: who does not come on that day was there for the last time before it; 做到28号就不来了 says its last. */
export const isAbsence = (text: string, { at, end, day }: Place, today: Day): boolean =>
  day > today && isNoMore.test(text.slice(end)) && !/[到至满]\s*$/u.test(text.slice(0, at));
const isNoMore = /^[日号]?\s*(?:他|她|人)?(?:就|都|也|便)?不(?:再)?(?:来|去)(?:上班|干活|做)?了/u;

/** Behind the first day without cover; on 24号 of 24号后没来 somebody was still there. */
const isFirst =
  /^[日号]?\s*(?:零[时点]|凌晨|0?0\s?[时点]|0?0[:：]00)?\s*(?:起(?!止)|开始|(?:以后|之后|后)(?!(?:就|都|便|再)?[没未]))/u;
