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
