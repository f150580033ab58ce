import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { parseSearch, searchOf, writeSearch } from './search.ts';

const schema = z.strictObject({
  page: z._default(z.pipe(z.string(), z.transform(Number)), 1),
  keywords: z._default(z.string().check(z.maxLength(5)), ''),
});

it('reads what it wrote, digits as the text they are', () => {
  expect(writeSearch({ page: 2, keywords: '007', status: undefined })).toBe('?page=2&keywords=007');
  expect(parseSearch('?page=2&keywords=007')).toEqual({ page: '2', keywords: '007' });
});

it('leaves out of an address what a page does not know or cannot use', () => {
  expect(searchOf(schema)({ page: '3', token: 'x' })).toEqual({ page: 3, keywords: '' });
  expect(searchOf(schema)({ page: '3', keywords: 'much too long' })).toEqual({ page: 3, keywords: '' });
});
