import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asksInPrivate, isPrivate } from './private-input.ts';

it.each([
  '110101199003070011',
  '11010119900307001X',
  '13812345678',
  '138 1234 5678',
  '１３８１２３４５６７８',
  '李伟 110101900307001',
])('T21 keeps %s out of the address', (text) => {
  expect(isPrivate(text)).toBe(true);
});

it.each(['', '李伟', 'EL-2026-0007', '2026-11-21', '12345'])('T21 lets %s stand in the address', (text) => {
  expect(isPrivate(text)).toBe(false);
});

it('T21 finds an ID number or mobile in whatever is around it', () => {
  const number = fc.stringMatching(/^(1[3-9]\d{9}|\d{17}[\dX])$/);
  fc.assert(
    fc.property(fc.string(), number, fc.string(), (before, id, after) =>
      isPrivate(`${before} ${id} ${after}`),
    ),
    { numRuns: 200 },
  );
});

it('T21 posts a read that searches or names someone', () => {
  expect(asksInPrivate({ keywords: '李' })).toBe(true);
  expect(asksInPrivate({ keywords: '', page: 2 })).toBe(false);
  expect(asksInPrivate({ mobile: '13812345678' })).toBe(true);
  expect(asksInPrivate({ policy_change_id: 12 })).toBe(false);
});
