import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusDirectory, readWorkbook, readWorkbooks } from '../../test/sheet-corpus.ts';
import { outcomesOf } from '../../test/sheet-judge.ts';

const corpus = join(import.meta.dirname, '../../../../corpus');
const directory = corpusDirectory(corpus);
const books = ['sheets', 'more/sheets'].flatMap((folder) => readWorkbooks(join(corpus, folder)));
const outcomesIn = (book: (typeof books)[number]) =>
  outcomesOf(book, readWorkbook(book, directory), directory);

it.each(books.map((book) => [book.file, book] as const))(
  'B3 loses nobody of %s, and takes nobody wrongly without a finding',
  (_, book) => {
    // A nickname of somebody in the list may stand apart from them, never as one to be insured.
    expect(outcomesIn(book).filter(({ how }) => how === 'wrong' || how === 'lost')).toEqual([]);
  },
);

it('B3 are wholly right of 92 in 100 persons', () => {
  const outcomes = books.flatMap(outcomesIn);
  const right = outcomes.filter(({ how }) => how === 'right').length;
  expect(right / books.reduce((sum, { people }) => sum + people.length, 0)).toBeGreaterThanOrEqual(0.92);
});
