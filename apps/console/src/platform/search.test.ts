import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { parseSearch, searchOf, writeSearch } from './search.ts';

const schema = z.strictObject({
  page: z._default(z.pipe(z.string(), z.transform(Number)), 1),
  keywords: z._default(z.string().check(z.maxLength(5)), ''),
});

it('N15 reads what it wrote, digits as the text they are', () => {
  expect(writeSearch({ page: 2, keywords: '007', status: undefined })).toBe('?page=2&keywords=007');
  expect(parseSearch('?page=2&keywords=007')).toEqual({ page: '2', keywords: '007' });
});

it('N15 leaves out of an address what a page does not know or cannot use', () => {
  expect(searchOf(schema)({ page: '3', token: 'x' })).toEqual({ page: 3, keywords: '' });
  expect(searchOf(schema)({ page: '3', keywords: 'much too long' })).toEqual({ page: 3, keywords: '' });
});

it.each<Record<string, string>>([
  { token: 'x' },
  { constructor: 'x' },
  { page: '3', other: '1', keywords: 'much too long' },
])('N15 lets nothing else of an address through, where the router lays it over: %j', (address) => {
  const seen: Record<string, unknown> = { ...address, ...searchOf(schema)(address) };

  const present = Object.entries(seen).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(present)).toEqual({ page: 'page' in address ? 3 : 1, keywords: '' });
});
