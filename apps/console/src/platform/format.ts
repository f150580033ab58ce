import { yuan } from '@app/contract/words/yuan';
import { addDays, type Day, day as dayOf } from '@app/domain/calendar/day';
import { type Language, useLanguage } from './language.ts';
import { day_s, instantOf } from './server-time.ts';

/** Fen as a person reads them: 128640 is "¥1,286.40", the same in every language. */
export const formatYuan = (fen: number): string => (fen < 0 ? `-¥${yuan(-fen)}` : `¥${yuan(fen)}`);

export type Format = {
  /** "23 Nov 2026" */
  readonly formatDay: (day: Day | string) => string;
  /** "23 Nov", where the year is plain */
  readonly formatMonthDay: (day: Day | string) => string;
  /** "23 Nov 2026, 16:00": a moment that is written in Beijing time, shown in it. */
  readonly formatTime: (time: string) => string;
  /**
   * "30 Nov 2026, 24:00": when cover ends, by its last day or by the first moment after it. An end at midnight is told as the end of the
   * day that it belongs to: nobody reads "1 Dec, 00:00" as the last of November.
   */
  readonly formatEnd: (dayOrTime: Day | string) => string;
  /** "3 hours ago", by the server's clock: minutes within the hour, hours within the day, then days */
  readonly formatAgo: (time: string, now: string) => string;
  /** "Nov 2026", of a month's first day */
  readonly formatMonth: (day: Day | string) => string;
  /** "12,000" */
  readonly formatNumber: (number: number) => string;
};

/** How the page's language writes days, times and numbers. */
export const useFormat = (): Format => formatIn(useLanguage());

const formats = new Map<Language, Format>();

function formatIn(language: Language): Format {
  const format = formats.get(language) ?? createFormat(language);
  formats.set(language, format);
  return format;
}

/** Texts of days and times are taken as UTC and written as UTC, so that the reader's own zone never moves them. */
export function createFormat(language: Language): Format {
  const locale = { en: 'en-GB', zh: 'zh-CN', es: 'es-ES', ja: 'ja-JP' }[language];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  const monthDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(locale);
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const justNow = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  const midnight = locale === 'zh-CN' || locale === 'ja-JP' ? ' 24:00' : ', 24:00';
  const formatDay = (text: string) => day.format(new Date(`${text}T00:00:00Z`));
  const formatTime = (text: string) => time.format(new Date(`${text.replace(' ', 'T')}Z`));
  return {
    formatDay,
    formatMonthDay: (text) => monthDay.format(new Date(`${text}T00:00:00Z`)),
    formatTime,
    formatEnd: (text) => {
      const [on = '', clock] = text.split(' ');
      if (clock === undefined) return formatDay(on) + midnight;
      return clock === '00:00:00' ? formatDay(addDays(dayOf(on), -1)) + midnight : formatTime(text);
    },
    formatAgo: (text, now) => {
      const passed_s = (instantOf(now).getTime() - instantOf(text).getTime()) / 1_000;
      if (passed_s < 30) return justNow;
      if (passed_s < 3_600) return ago.format(-Math.max(1, Math.floor(passed_s / 60)), 'minute');
      if (passed_s < day_s) return ago.format(-Math.floor(passed_s / 3_600), 'hour');
      return ago.format(-Math.floor(passed_s / day_s), 'day');
    },
    formatMonth: (text) => month.format(new Date(`${text}T00:00:00Z`)),
    formatNumber: (value) => number.format(value),
  };
}
