import { halfWidth, plainHyphens } from '../half-width.ts';

/**
 * A name as it is stored and compared.
 *
 * A Chinese name loses its inner spaces and gets · for whatever dot was typed; a Latin one keeps single spaces and
 * is put in capitals, as passports print it. Rare characters stay as they are.
 */
export function normaliseName(text: string): string {
  const tidy = plainHyphens(text)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!/\p{Script=Han}/u.test(tidy)) return halfWidth(tidy).toUpperCase();

  return tidy.replace(/[•‧・･∙⋅．.]/gu, '·').replace(/(?<=[\p{Script=Han}·]) (?=[\p{Script=Han}·])/gu, '');
}

/**
 * Whether a normalised name can be a person's: 2 to 25 Chinese characters, with · only between them, or 2 to 50
 * capitals and signs of a Latin name.
 */
export const isPersonName = (text: string): boolean =>
  /^[A-Z][A-Z ,.'-]{1,49}$/.test(text) ||
  (/^[\p{Script=Han}〇·]{2,25}$/u.test(text) && !text.startsWith('·') && !text.endsWith('·'));
