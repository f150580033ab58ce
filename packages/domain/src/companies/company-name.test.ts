import { expect, it } from 'vitest';
import { normaliseCompanyName } from './company-name.ts';

it.each([
  ['昆山华讯电子（二厂）', '昆山华讯电子(二厂)'],
  [' 昆山　华讯 电子\n', '昆山华讯电子'],
  ['昆山\u200bA\u2011B电子\ufeff', '昆山A-B电子'],
  ['Ｋunshan electronics', 'KUNSHANELECTRONICS'],
])('B6 takes %j for the same company as %j', (written, other) => {
  expect(normaliseCompanyName(written)).toBe(normaliseCompanyName(other));
});

it('B6 keeps two companies apart that differ in a character', () => {
  expect(normaliseCompanyName('华讯电子一厂')).not.toBe(normaliseCompanyName('华讯电子二厂'));
});
