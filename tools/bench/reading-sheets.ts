import { corpusDirectory, readWorkbook, readWorkbooks } from '../../packages/domain/test/sheet-corpus.ts';
import { outcomesOf } from '../../packages/domain/test/sheet-judge.ts';

const hows = ['right', 'asked', 'wrong', 'lost', 'none'] as const;

export type SheetFigures = Readonly<Record<(typeof hows)[number], number>> & { readonly people: number };

/** How the workbooks of a folder are read: people wholly right, asked about, wrong without a finding, lost, and people who are none. */
export function readSheetCorpus(
  folder: string,
  corpus: string,
  tell: (line: string) => void = () => undefined,
): SheetFigures {
  const directory = corpusDirectory(corpus);
  const sum = { right: 0, asked: 0, wrong: 0, lost: 0, none: 0, people: 0 };
  for (const book of readWorkbooks(folder)) {
    const outcomes = outcomesOf(book, readWorkbook(book, directory), directory);
    for (const { how } of outcomes) sum[how]++;
    sum.people += book.people.length;
    const amiss = outcomes.filter(({ how }) => how !== 'right');
    if (amiss.length > 0) tell(`${book.file}: ${book.about}`);
    for (const { how, name, why } of amiss) tell(`  ${how} ${name}: ${why}`);
  }
  return sum;
}
