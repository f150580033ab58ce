import { addDays, type Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import { spokenDates } from './spoken-dates.ts';

/** The last covered days that some words tell: 做到28号, 月底走, 11月27日24时起停保, and of 28号起 the day before. */
export function lastDaysIn(words: string, today: Day): readonly Day[] {
  const text = halfWidth(words);
  const days = spokenDates(text, today)
    .filter(({ field }) => field !== 'birthday')
    .map(({ day, end }) => (isFirst.test(text.slice(end)) ? addDays(day, -1) : day));
  return [...new Set(days)];
}

/** Behind the first day without cover; on 24号 of 24号后没来 somebody was still there. */
const isFirst =
  /^[日号]?\s*(?:零[时点]|凌晨|0?0\s?[时点]|0?0[:：]00)?\s*(?:起(?!止)|开始|(?:以后|之后|后)(?!(?:就|都|便|再)?[没未]))/u;
