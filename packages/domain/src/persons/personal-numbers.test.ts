import { expect, it } from 'vitest';
import { holdsPersonalNumber, withoutPersonalNumbers } from './personal-numbers.ts';

it.each([
  ['李伟 110101199003070011', '李伟 #'],
  ['11010119900307875x left', '# left'],
  ['110101900307001', '#'],
  ['call 13812345678.', 'call #.'],
  ['13812345678,13912345678', '#,#'],
])('blots out the numbers of %s', (text, without) => {
  expect([withoutPersonalNumbers(text), holdsPersonalNumber(text)]).toEqual([without, true]);
});

it.each(['', '2026-03-12', '20260312', '3月名单 (2)', '12812345678', '1381234567', '110101199003070011234'])(
  'leaves %j as it is',
  (text) => {
    expect([withoutPersonalNumbers(text), holdsPersonalNumber(text)]).toEqual([text, false]);
  },
);
