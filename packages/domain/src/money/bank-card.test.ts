import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numRuns } from '../../test/runs.ts';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { bankStyle, groupsOfFour, isCompanyAccount, isPersonalCard, normaliseAccount } from './bank-card.ts';

describe('isPersonalCard', () => {
  it.each([...vectors.luhn_ok, '6217 0000 1234 5678 907', '4111-1111-1111-1111'])('takes %s', (card) => {
    expect(isPersonalCard(card)).toBe(true);
  });

  it.each([...vectors.luhn_bad, '', '378282246310005', '00000000000000000000', '411111111111111x'])(
    'refuses %s',
    (card) => {
      expect(isPersonalCard(card)).toBe(false);
    },
  );

  it('catches every digit mistyped', () => {
    fc.assert(
      fc.property(fc.constantFrom(...vectors.luhn_ok), fc.nat(18), fc.nat(9), (card, place, digit) => {
        const typed = card.slice(0, place) + String(digit) + card.slice(place + 1);
        if (typed.length === card.length) expect(isPersonalCard(typed)).toBe(typed === card);
      }),
      { numRuns },
    );
  });
});

describe('isCompanyAccount', () => {
  it.each(['12345678', '6222020000000000001', '1001-2345-6789-0123', '1'.repeat(32)])(
    'takes %s, whatever a check would say',
    (account) => {
      expect(isCompanyAccount(account)).toBe(true);
    },
  );

  it.each(['1234567', '1'.repeat(33), '12345678a', ''])('refuses %j', (account) => {
    expect(isCompanyAccount(account)).toBe(false);
  });
});

it.each([
  ['6217000012345678907', '6217 0000 1234 5678 907'],
  ['4111 1111-11111111', '4111 1111 1111 1111'],
  ['123', '123'],
  ['', ''],
])('shows %s in groups of four', (account, shown) => {
  expect(groupsOfFour(account)).toBe(shown);
  expect(normaliseAccount(shown)).toBe(normaliseAccount(account));
});

it.each([
  ['中国农业银行苏州分行', 'agricultural'],
  ['中国建设银行', 'construction'],
  ['招商银行', 'merchants'],
  ['中国人民银行', 'peoples'],
  ['中国工商银行', 'industrial_commercial'],
  ['苏州银行', 'default'],
  ['', 'default'],
])('gives %s the look %s', (bank, style) => {
  expect(bankStyle(bank)).toBe(style);
});
