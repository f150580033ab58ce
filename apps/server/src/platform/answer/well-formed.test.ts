import { items_max } from '@app/contract/fields';
import { expect, it } from 'vitest';
import { findMalformed } from './well-formed.ts';

it('names the first value that no field may hold', () => {
  expect(findMalformed({ persons: [{ name: '李伟' }, { name: 'a\0' }] })).toBe('persons.1.name');
  expect(findMalformed({ keywords: '\ud800' })).toBe('keywords');
  expect(findMalformed('\0')).toBe('(body)');
  expect(findMalformed({ persons: [{ name: '李伟', start_date: null, row_no: 1 }] })).toBeUndefined();
});

it('T27 turns a list down by its length, before any schema lists the faults of every row', () => {
  const longest = Array.from({ length: items_max }, () => ({}));

  expect(findMalformed({ persons: longest })).toBeUndefined();
  expect(findMalformed({ persons: [...longest, {}] })).toBe('persons');
  expect(findMalformed([...longest, 0])).toBe('(body)');
});

it('T27 turns down what is wide instead of long, and what is much in many places', () => {
  const wide = Object.fromEntries(Array.from({ length: 1_001 }, (_, place) => [`k${place}`, 0]));
  const lists = Array.from({ length: 11 }, () => Array.from({ length: items_max }, () => 0));

  expect(findMalformed(wide)).toBe('(body)');
  expect(findMalformed({ persons: [wide] })).toBe('persons.0');
  expect(findMalformed({ persons: lists })).toMatch(/^persons\.\d+$/);
});

it('T27 turns down nesting without end', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);

  expect(findMalformed({ a: nested(19) })).toBeUndefined();
  expect(findMalformed({ a: nested(20) })).toMatch(/^a\.0/);
});
