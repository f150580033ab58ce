import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numRuns } from '../../test/runs.ts';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { readMobile } from './mobile.ts';

it.each([
  ...vectors.mobile_ok,
  { input: '008613812345678', mobile: '13812345678' },
  { input: '86 138 1234 5678', mobile: '13812345678' },
  { input: '１３８１２３４５６７８', mobile: '13812345678' },
  { input: '138–1234–5678\u200b', mobile: '13812345678' },
])('B3 reads the mobile number $input', ({ input, mobile }) => {
  expect(readMobile(input)).toBe(mobile);
});

it.each([...vectors.mobile_bad, '', '138123456789', '+85261234567', '1381234567a', '+8612812345678'])(
  'B3 does not take %j for a mobile number',
  (input) => {
    expect(readMobile(input)).toBeUndefined();
  },
);

it('gives 11 digits or nothing, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      expect(readMobile(text) ?? '13812345678').toMatch(/^1[3-9]\d{9}$/);
    }),
    { numRuns },
  );
});
