import { expect, it } from 'vitest';
import { tooMuchOf } from './limits.ts';

it('T10 B3 reads a message of a megabyte and of as many lines as a list has persons, and none of ten', () => {
  expect(tooMuchOf(`${'王小明 离职，先不要\r\n'.repeat(20_000)}`)).toBeUndefined();
  expect(tooMuchOf('王'.repeat(1_048_576))).toBeUndefined();
});

it('T10 B3 tells whether a message has too many lines or too many characters, and the limit', () => {
  expect(tooMuchOf('a\r\n'.repeat(21_001))).toEqual({ what: 'lines', max: 21_000 });
  expect(tooMuchOf('\r'.repeat(21_000))).toEqual({ what: 'lines', max: 21_000 });
  expect(tooMuchOf(','.repeat(10 * 1_048_576))).toEqual({ what: 'characters', max: 2_000_000 });
});
