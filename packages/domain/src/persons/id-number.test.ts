import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIdNumber } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { day } from '../calendar/day.ts';
import { canonicalIdNumber, mask, normaliseIdNumber, readIdNumber } from './id-number.ts';

const today = day('2026-03-10');
const reasons = {
  FORMAT: 'ID_FORMAT',
  REGION: 'ID_REGION',
  BIRTH_DATE: 'ID_BIRTH',
  CHECKSUM: 'ID_CHECKSUM',
} as Readonly<Record<string, string>>;

describe('readIdNumber', () => {
  it.each(vectors.resident_id_ok)('B3 reads $input', ({ input, idcard, birthday, gender }) => {
    const converted = normaliseIdNumber(input).length === 15;
    const region = idcard.slice(0, 6);
    expect(readIdNumber(input, today)).toEqual({ ok: true, idcard, birthday, gender, region, converted });
  });

  it.each(vectors.resident_id_bad)('B3 refuses $input for its $code', ({ input, code }) => {
    expect(readIdNumber(input, today)).toEqual({ ok: false, reason: reasons[code] });
  });

  it.each(vectors.residence_permit_ok)('refuses %s, a residence permit of another region', (input) => {
    expect(readIdNumber(input, today)).toEqual({ ok: false, reason: 'ID_REGION' });
  });

  it.each([
    ['', 'nothing'],
    ['11010519491231002XX', '19 characters'],
    ['1101051949123100X2', 'an X that is not the last'],
    ['11010519491231002Y', 'another letter'],
    ['11010549123100X', '15 characters with a letter'],
    ['11010519491231０02X\u4e00', 'a Chinese character'],
    ['１１０１０５１９４９１２３１００２', '17 full-width digits'],
    ['١١٠١٠٥١٩٤٩١٢٣١٠٠٢X', 'digits of another script'],
  ])('refuses %j, %s, for its format', (input) => {
    expect(readIdNumber(input, today)).toEqual({ ok: false, reason: 'ID_FORMAT' });
  });

  it('takes someone born today and nobody born tomorrow', () => {
    const born = '110101199003070011';
    expect(readIdNumber(born, day('1990-03-07')).ok).toBe(true);
    expect(readIdNumber(born, day('1990-03-06'))).toEqual({ ok: false, reason: 'ID_BIRTH' });
  });

  it('reads any sound number, however it is spaced and typed', () => {
    const noise = fc.constantFrom('', ' ', '\u3000', '\t', '\u00a0', '\u200b', '\u202d');
    fc.assert(
      fc.property(
        anyIdNumber('1900-01-01', '2026-03-10'),
        fc.array(noise, { maxLength: 18 }),
        (idcard, noises) => {
          const typed = Array.from(idcard.toLowerCase(), (digit, i) => (noises[i] ?? '') + digit).join('');
          const wide = typed.replace(/[0-9x]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
          expect(readIdNumber(typed, today)).toMatchObject({ ok: true, idcard, converted: false });
          expect(readIdNumber(wide, today)).toMatchObject({ ok: true, idcard });
        },
      ),
      { numRuns },
    );
  });

  it('B3 catches every digit mistyped and every two neighbours swapped', () => {
    fc.assert(
      fc.property(anyIdNumber('1900-01-01', '2026-03-10'), fc.nat(17), fc.nat(9), (idcard, place, digit) => {
        const mistyped = idcard.slice(0, place) + String(digit) + idcard.slice(place + 1);
        const swapped =
          idcard.slice(0, place) + (idcard[place + 1] ?? '') + idcard[place] + idcard.slice(place + 2);
        for (const wrong of [mistyped, swapped].filter((text) => text !== idcard))
          expect(readIdNumber(wrong, today).ok).toBe(false);
      }),
      { numRuns },
    );
  });

  it('reads a 15-digit number as the 18 of the same person', () => {
    fc.assert(
      fc.property(anyIdNumber('1900-01-01', '1999-12-31'), (idcard) => {
        const old = idcard.slice(0, 6) + idcard.slice(8, 17);
        expect(readIdNumber(old, today)).toMatchObject({ ok: true, idcard, converted: true });
        expect(canonicalIdNumber(` ${old}`)).toBe(idcard);
      }),
      { numRuns },
    );
  });

  it('answers for any text whatever', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(readIdNumber(text, today)).toHaveProperty('ok');
      }),
      { numRuns },
    );
  });
});

describe('mask', () => {
  it.each([...Object.entries(vectors.mask), ['12345678', '123*5678'], ['', '']] as [string, string][])(
    'shows %s as %s',
    (text, masked) => {
      expect(mask(text)).toBe(masked);
    },
  );

  it('counts a character beyond the basic plane as one', () => {
    expect(mask('𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷')).toBe('𠮷𠮷𠮷*𠮷𠮷𠮷𠮷');
  });
});
