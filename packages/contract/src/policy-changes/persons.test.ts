import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { items_max } from '../fields.ts';
import { persons } from './persons.ts';

const row = { name: '李伟', idcard: '110101199003070011' };
const textOf = (length: number) => JSON.stringify(Array.from({ length }, () => row));

it('takes a list of persons as it is and as JSON text', () => {
  expect(z.parse(persons, [row])).toEqual([row]);
  expect(z.parse(persons, JSON.stringify([row]))).toEqual([row]);
});

it.each(['', 'null', '{}', '[', '[]', '[0]', '"[]"'])(
  'refuses the text %j, which is no list of persons',
  (text) => {
    expect(z.safeParse(persons, text).success).toBe(false);
  },
);

it('T27 refuses a text with more rows than any list has', () => {
  expect(z.safeParse(persons, textOf(items_max)).success).toBe(true);
  expect(z.safeParse(persons, textOf(items_max + 1)).success).toBe(false);
});

it('T27 refuses a text that is nested without end, before it is parsed', () => {
  expect(z.safeParse(persons, '['.repeat(4_000_000)).success).toBe(false);
  expect(z.safeParse(persons, `[${'['.repeat(20)}${']'.repeat(20)}]`).success).toBe(false);
});
