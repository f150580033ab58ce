import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accountPages } from './accounts-pages.ts';
import { financePages } from './finance-pages.ts';
import { insurancePages } from './insurance-pages.ts';
import { publicPages } from './public-pages.ts';
import { english } from './words/en.ts';

const coming = [...insurancePages, ...financePages, ...accountPages, ...publicPages].map(([path]) => path);
const source = join(import.meta.dirname, '../..');
const built = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('routes.tsx'))
  .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/\bpath: '([^']+)'/g)])
  .map(([, path = '']) => path);

it('R12 names no page as still to come that has a page of its own', () => {
  expect(built).toContain('/dashboard');
  expect(coming.filter((path) => built.includes(path))).toEqual([]);
});

it('R12 says of each page once what it will do, and of no other', () => {
  expect(new Set(coming).size).toBe(coming.length);
  expect(Object.keys(english).toSorted()).toEqual([...coming].toSorted());
});
