import { addDays, type Day, dayNumber } from '../../calendar/day.ts';

/** 三 and 天 by their place in the week: Monday is 0. */
export const weekdayOf = (written: string): number => '一二三四五六日'.indexOf(written.replace('天', '日'));

/** Of this week, or so many weeks on; of this week it is never past. */
export function onWeekday(weekday: number, weeks: number, today: Day): Day {
  const ahead = weekday - ((dayNumber(today) + 3) % 7) + 7 * weeks;
  return addDays(today, ahead < 0 && weeks >= 0 ? ahead + 7 : ahead);
}

/** 24号（周一）, where the 24th is no Monday: the day of the week that is meant. */
export function againstWeekday(
  text: string,
  { end, day }: { readonly end: number; readonly day: Day },
  today: Day,
): readonly Day[] {
  const [, weekday] =
    /^[ (（,，]{0,2}(?:周|星期|礼拜)([一二三四五六日天])/u.exec(text.slice(end, end + 6)) ?? [];
  if (weekday === undefined) return [];
  const place = weekdayOf(weekday);
  return (dayNumber(day) + 3) % 7 === place ? [] : [onWeekday(place, 0, today)];
}
