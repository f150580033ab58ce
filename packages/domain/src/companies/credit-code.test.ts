import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numRuns } from '../../test/runs.ts';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { readCreditCode } from './credit-code.ts';

describe('readCreditCode', () => {
  it.each(vectors.uscc_ok)('B6 takes %s, also in small letters and with spaces', (code) => {
    expect(readCreditCode(code)).toMatchObject({ ok: true, code, kind: 'credit_code' });
    expect(readCreditCode(` ${code.slice(0, 8)} ${code.slice(8).toLowerCase()}`)).toMatchObject({ code });
  });

  it.each([
    ['91350100M000100Y44', 'CHECK', null],
    ['91350100I000100Y43', 'CHARACTER', '913501001000100Y43'],
    ['9135010OM000100Y43', 'CHARACTER', '91350100M000100Y43'],
    ['91350100S000100Y43', 'CHARACTER', null],
    ['91350100M000100Y4', 'FORMAT', null],
    ['91350100M000100Y4_', 'FORMAT', null],
    ['', 'FORMAT', null],
  ])('B6 refuses %s for its %s', (code, reason, suggestion) => {
    expect(readCreditCode(code)).toEqual({ ok: false, reason, suggestion });
  });

  it('refuses every vector that is bad', () => {
    expect(vectors.uscc_bad.map((code) => readCreditCode(code).ok)).toEqual(
      vectors.uscc_bad.map(() => false),
    );
  });

  it('tells an organisation code that fails its own check, and takes it', () => {
    expect(vectors.uscc_ok.map((code) => readCreditCode(code))).toEqual(
      vectors.uscc_ok.map((code) => ({ ok: true, code, kind: 'credit_code', organisation_sound: true })),
    );
    const others = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY', (check) => `91350100M000100Y5${check}`);
    expect(others.map((code) => readCreditCode(code)).filter(({ ok }) => ok)).toMatchObject([
      { kind: 'credit_code', organisation_sound: false },
    ]);
  });

  it('takes the number of an old business licence as what it is', () => {
    expect(readCreditCode('110108000000016')).toMatchObject({ ok: true, kind: 'licence' });
  });

  it('catches every character mistyped', () => {
    const character = fc.constantFrom(...Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY'));
    fc.assert(
      fc.property(fc.constantFrom(...vectors.uscc_ok), fc.nat(17), character, (code, place, typed) => {
        const other = code.slice(0, place) + typed + code.slice(place + 1);
        expect(readCreditCode(other).ok).toBe(other === code);
      }),
      { numRuns },
    );
  });
});
