import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusDirectory, outcomesOf, readWorkbook, readWorkbooks } from '../../test/sheet-corpus.ts';

const corpus = join(import.meta.dirname, '../../../../corpus');
const directory = corpusDirectory(corpus);
const books = readWorkbooks(join(corpus, 'sheets'));

it.each(books.map((book) => [book.file, book] as const))(
  'B3 loses nobody of %s, and takes nobody wrongly without a finding',
  (_, book) => {
    const outcomes = outcomesOf(book, readWorkbook(book, directory), directory);
    expect(outcomes.filter(({ how }) => how === 'wrong' || how === 'lost' || how === 'none')).toEqual([]);
  },
);
