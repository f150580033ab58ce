import { expect, it } from 'vitest';
import { isTooLong } from './limits.ts';

it('T10 B3 reads a message of a megabyte and of as many lines as a list has persons, and none of ten', () => {
  expect(isTooLong(`${'王小明 离职，先不要\r\n'.repeat(20_000)}`)).toBe(false);
  expect(isTooLong('王'.repeat(1_048_576))).toBe(false);
  expect(isTooLong('a\r\n'.repeat(21_001))).toBe(true);
  expect(isTooLong('\r'.repeat(21_000))).toBe(true);
  expect(isTooLong(','.repeat(10 * 1_048_576))).toBe(true);
});
