import { normaliseIdNumber } from '../persons/id-number.ts';

type CreditCodeReading =
  | {
      readonly ok: true;
      readonly code: string;
      /** `licence` is the 15-digit number of a business licence before 2015: ask for the 18-character code. */
      readonly kind: 'credit_code' | 'licence';
      /** False where the organisation code inside fails its own check, which some codes from before 2015 do. */
      readonly organisation_sound: boolean;
    }
  | {
      readonly ok: false;
      readonly reason: 'FORMAT' | 'CHARACTER' | 'CHECK';
      /** The code with 1 for I and 0 for O, which it never has; null where it holds neither. */
      readonly suggestion: string | null;
    };

/**
 * Reads the unified social credit code of an organisation.
 *
 * Source: GB 32100-2015; the organisation code at 9 to 17 is of GB 11714-1997
 */
export function readCreditCode(text: string): CreditCodeReading {
  const code = normaliseIdNumber(text).replace(/-/g, '');
  if (/^\d{15}$/.test(code)) return { ok: true, code, kind: 'licence', organisation_sound: true };

  const mended = code.replaceAll('I', '1').replaceAll('O', '0');
  const suggestion = mended === code ? null : mended;
  if (!/^[0-9A-Z]{18}$/.test(code)) return { ok: false, reason: 'FORMAT', suggestion: null };
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code)) return { ok: false, reason: 'CHARACTER', suggestion };
  if (codeCheck(code) !== code[17]) return { ok: false, reason: 'CHECK', suggestion: null };
  return { ok: true, code, kind: 'credit_code', organisation_sound: organisationCheck(code) === code[16] };
}

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

function codeCheck(code: string): string | undefined {
  const total = weights.reduce((sum, weight, place) => sum + weight * alphabet.indexOf(code[place]!), 0);
  return alphabet[(31 - (total % 31)) % 31];
}

/** Letters count from A for ten; ten is written X and eleven 0. */
function organisationCheck(code: string): string | undefined {
  const total = [3, 7, 9, 10, 5, 8, 4, 2].reduce(
    (sum, weight, place) => sum + weight * Number.parseInt(code[place + 8]!, 36),
    0,
  );
  return '0X987654321'[total % 11];
}
