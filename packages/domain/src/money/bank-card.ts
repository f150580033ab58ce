import { halfWidth } from '../half-width.ts';

/** A card or account number without spaces and hyphens, in plain digits. Not checked. */
export const normaliseAccount = (text: string): string => halfWidth(text).replace(/[\s\p{Cf}\p{Pd}]/gu, '');

/**
 * Whether a number can be a person's bank card: 16 to 19 digits whose Luhn check is right.
 *
 * Source: ISO/IEC 7812-1, annex B
 */
export function isPersonalCard(text: string): boolean {
  const number = normaliseAccount(text);
  return /^\d{16,19}$/.test(number) && luhn(number) % 10 === 0;
}

/** Whether a number can be a company's bank account: 8 to 32 digits. Banks number these freely, without a check. */
export const isCompanyAccount = (text: string): boolean => /^\d{8,32}$/.test(normaliseAccount(text));

/** A card or account number as it is shown, in groups of four. */
export const groupsOfFour = (text: string): string =>
  (normaliseAccount(text).match(/.{1,4}/gu) ?? []).join(' ');

type BankStyle =
  | 'agricultural'
  | 'construction'
  | 'merchants'
  | 'peoples'
  | 'industrial_commercial'
  | 'default';

/** The look of a bank's card, by a word in the bank's name. */
export const bankStyle = (bank: string): BankStyle =>
  styles.find(([word]) => bank.includes(word))?.[1] ?? 'default';

const styles: readonly (readonly [word: string, style: BankStyle])[] = [
  ['农业', 'agricultural'],
  ['建设', 'construction'],
  ['招商', 'merchants'],
  ['人民', 'peoples'],
  ['工商', 'industrial_commercial'],
];

/** Every second digit from the right counts double, by the sum of its digits. */
const luhn = (number: string): number =>
  Array.from(number)
    .toReversed()
    .map(Number)
    .reduce((total, digit, place) => {
      const weighed = place % 2 === 0 ? digit : digit * 2;
      return total + (weighed > 9 ? weighed - 9 : weighed);
    }, 0);
