import { expect, it } from 'vitest';
import { offReasonOf } from './left-behind.ts';

it.each([
  ['AGE_HIGH', 'OVERAGE'],
  ['AGE_OVERBAND', 'OVERAGE'],
  ['WC_DISABLED', 'WORK_COMPANY'],
  ['OCC_CLASS', 'OCCUPATION'],
  ['BLACKLIST', 'BLOCKED'],
  ['AGE_LOW', 'OTHER'],
] as const)('whoever is kept by %s is left behind for %s', (code, reason) => {
  expect(offReasonOf(code)).toBe(reason);
});
