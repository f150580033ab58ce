import { expect, it } from 'vitest';
import { shownColumns, withColumn } from './list-tools.tsx';

const column = (key: string, more = {}) => ({ key, title: key, cell: () => null, ...more });

const columns = [
  column('name', { heading: true }),
  column('company'),
  column('age', { extra: true }),
  column('way', { untitled: true }),
];

const keysOf = (chosen: string | undefined) => shownColumns(columns, chosen).map(({ key }) => key);

it('N15 shows the usual columns, or those of the address; what a row is known by and its buttons always', () => {
  expect(keysOf(undefined)).toEqual(['name', 'company', 'way']);
  expect(keysOf('age')).toEqual(['name', 'age', 'way']);
  expect(keysOf('none')).toEqual(['name', 'way']);
});

it('N15 says in the address which columns are shown, and nothing when they are the usual ones', () => {
  const both = withColumn(columns, undefined, 'age');

  expect(both).toBe('company,age');
  expect(withColumn(columns, both, 'age')).toBeUndefined();
  expect(withColumn(columns, undefined, 'company')).toBe('none');
});
