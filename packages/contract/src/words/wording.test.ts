import type { Verdict } from '@app/domain/roster/verdict';
import { expect, it } from 'vitest';
import { languages } from './languages.ts';
import { wordRefusal, wordVerdict } from './words.ts';

it.each(languages)('L11 B3 in %s only someone under 16 is called a child', (language) => {
  const ages = [15, 16].map((age) =>
    wordVerdict(language, { code: 'AGE_LOW', detail: { age, age_min: 18 } }),
  );

  const childLabour = /child labour|童工|trabajo infantil|児童労働/;
  expect(ages.map((text) => childLabour.test(text))).toEqual([true, false]);
});

it.each([
  ['en', '1 row needs', '7 rows need'],
  ['es', '1 fila', '7 filas'],
] as const)('L11 B3 in %s one row is not spoken of as rows', (language, one, several) => {
  const say = (rows: number) =>
    wordRefusal(language, 'ROWS_REFUSED', { error_count: rows, list: [], list_str: '' });

  expect(say(1)).toMatch(new RegExp(`${one}\\b`));
  expect(say(7)).toMatch(new RegExp(`${several}\\b`));
});

it('L11 B3 a verdict as the domain gives it can be worded without knowing its code', () => {
  const found: Verdict = { code: 'DUP_ROW', level: 'error', field: 'idcard', detail: { row_no: 3 } };

  expect(wordVerdict('zh', found)).toBe('与第 3 行是同一人，请删除其中一行。');
});
