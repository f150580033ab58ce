import type { Day } from '@app/domain/calendar/day';
import type { Language } from './languages.ts';

type Say = (sentence: TemplateStringsArray, ...slots: readonly (string | number)[]) => string;

/**
 * Says a sentence of a language: numbers are written as the language writes them, "20,000", all else as it is. Its calls are marked
 * as pure, so that a page carries no words along that it does not say.
 */
export function sayIn(language: Language): Say {
  const number = new Intl.NumberFormat(language);
  return (sentence, ...slots) =>
    String.raw(
      { raw: sentence },
      ...slots.map((slot) => (typeof slot === 'number' ? number.format(slot) : slot)),
    );
}

/** Says the sexes of a reading, which are kept as codes, in a language's words; any other reading as it is. */
export const sexesIn =
  (sexes: Readonly<Record<string, string>>) =>
  (readings: string): string =>
    readings
      .split(' / ')
      .map((one) => sexes[one] ?? one)
      .join(' / ');

/** How days are written in a language: as its pages write them, the last day of cover with the hour at which cover ends. */
export function daysIn(language: Language) {
  const locale = { en: 'en-GB', zh: 'zh-CN', es: 'es-ES', ja: 'ja-JP' }[language];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const midnight = language === 'zh' || language === 'ja' ? ' 24:00' : ', 24:00';
  const day = (on: Day): string => format.format(new Date(`${on}T00:00:00Z`));
  return { day, end: (last: Day): string => day(last) + midnight };
}
