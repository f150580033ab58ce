import type { Fen } from './money.ts';

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿'];

/** No document has an amount of so many yuan. */
const yuan_max = 1_000_000_000_000;

/**
 * An amount in the capitals of Chinese bills, proofs and letters, which nobody can alter with a stroke: 壹仟零壹元零伍分.
 * Throws a RangeError for 1,000,000,000,000 yuan and more.
 *
 * Source: docs/business-rules.md#capitals
 */
export function inCapitals(amount_fen: Fen): string {
  if (amount_fen < 0) return `负${inCapitals(-amount_fen as Fen)}`;
  const yuan = Math.floor(amount_fen / 100);
  if (yuan >= yuan_max) throw new RangeError(`${amount_fen} fen are too many to write out`);
  const [jiao, rest] = [Math.floor(amount_fen / 10) % 10, amount_fen % 10];
  if (yuan === 0 && (jiao > 0 || rest > 0)) return coins(jiao, rest);
  return `${wholeYuan(yuan)}元${rest > 0 && jiao === 0 ? '零' : ''}${coins(jiao, rest)}`;
}

/** What is less than a yuan; 整 closes an amount without fen. */
const coins = (jiao: number, rest: number): string =>
  (jiao === 0 ? '' : `${digits[jiao]}角`) + (rest === 0 ? '整' : `${digits[rest]}分`);

/** Groups of four digits; zeros within the number are said once, those that end it or a group not at all. */
function wholeYuan(yuan: number): string {
  if (yuan === 0) return digits[0]!;
  let said = '';
  let skipped = false;
  for (let group = groups.length - 1; group >= 0; group--) {
    const four = Math.floor(yuan / 10_000 ** group) % 10_000;
    for (let place = places.length - 1; place >= 0; place--) {
      const digit = Math.floor(four / 10 ** place) % 10;
      if (digit > 0) said += `${skipped && said !== '' ? digits[0] : ''}${digits[digit]}${places[place]}`;
      skipped = digit === 0;
    }
    if (four > 0) said += groups[group];
    // A group that ends in zeros is closed by its own word.
    skipped = four === 0;
  }
  return said;
}
