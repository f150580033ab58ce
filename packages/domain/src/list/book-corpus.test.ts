import { join } from 'node:path';
import { expect, it } from 'vitest';
import { misjudgedCounts } from '../../test/counts.ts';
import { corpusDirectory, readWorkbook, readWorkbooks } from '../../test/sheet-corpus.ts';
import { outcomesOf } from '../../test/sheet-judge.ts';

const corpus = join(import.meta.dirname, '../../../../corpus');
const directory = corpusDirectory(corpus);
const books = ['sheets', 'more/sheets'].flatMap((folder) => readWorkbooks(join(corpus, folder)));
const numbersOf = ({ counts = [] }: (typeof books)[number]) => counts;
const outcomesIn = (book: (typeof books)[number]) =>
  outcomesOf(book, readWorkbook(book, directory), directory);

it.each(books.map((book) => [book.file, book] as const))(
  'B3 loses nobody of %s, makes nobody a person who is none, and takes nobody wrongly without a finding',
  (_, book) => {
    expect(outcomesIn(book).filter(({ how }) => how !== 'right' && how !== 'asked')).toEqual([]);
  },
);

it('B3 are told right of 90 in 100 numbers of persons that workbooks say', () => {
  const miscounted = books.flatMap((book) =>
    misjudgedCounts(book.counts, readWorkbook(book, directory).list.skipped).map(
      (what) => `${book.file}: ${what}`,
    ),
  );

  expect(
    1 - miscounted.length / books.flatMap(numbersOf).length,
    miscounted.join('\n'),
  ).toBeGreaterThanOrEqual(0.9);
});

it('B3 are wholly right of 92 in 100 persons', () => {
  const outcomes = books.flatMap(outcomesIn);
  const right = outcomes.filter(({ how }) => how === 'right').length;
  expect(right / books.reduce((sum, { people }) => sum + people.length, 0)).toBeGreaterThanOrEqual(0.92);
});
