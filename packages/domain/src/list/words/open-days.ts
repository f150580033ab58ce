import type { Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import { spokenDates } from './spoken-dates.ts';

/** Whether words speak of a day that was said and not read: without one, cover would end as early as it can. */
export function hasOpenDay(words: string, today: Day): boolean {
  const text = halfWidth(words);
  return openDay.test(withoutDays(text, today));
}

/** Words that stand where a day has to be typed: short, and without a number of a document. */
export const dayWords = (words: string): string =>
  words
    .replace(/[\d０-９Xx*][\d０-９Xx* ]{7,}/gu, ' ')
    .trim()
    .slice(0, cell_max);
const cell_max = 40;

/** Half-width text with signs of nothing where its days stood. */
export const withoutDays = (text: string, today: Day): string =>
  spokenDates(text, today).reduce(
    (rest, { at, end }) => rest.slice(0, at) + '\0'.repeat(end - at) + rest.slice(end),
    text,
  );

const openDay =
  /(?:这个?|本|下个?)月|月[底初末中]|年[底后]|[做干上](?:班)?[到完]|下周|下个?(?:星期|礼拜)|(?<!\d)\d{1,2}[号日](?!楼|线|[库仓]|车间|机|厂)|(?:之|以)后|[两三几]天后|过[几两]天|还有[一二两三四五六七八九十半\d]+个?[天周月]|[一二两三四五六七八九十半\d]+(?:天|周|个?(?:星期|礼拜|月))(?=之?后|内|离|走|辞|停|减)|完(?:了|成)?(?:就|再|才|后|以后)/u;
