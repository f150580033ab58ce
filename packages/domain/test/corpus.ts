import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { day } from '../src/calendar/day.ts';
import { readPasted } from '../src/list/pasted.ts';
import { readAs } from '../src/list/read-as.ts';
import { createDirectory, type Directory } from '../src/roster/directory.ts';
import { type Count, misjudgedCounts } from './counts.ts';
import { type Expected, type Judged, judge } from './judge.ts';

// The messages of the corpus, as files, and what reading makes of them. Said in corpus/README.md.

type Entry = {
  readonly about: string;
  readonly today: string;
  readonly text: string;
  readonly people: readonly Expected[];
  readonly again?: boolean;
  readonly counts?: readonly Count[];
};

export const corpusFolder = join(import.meta.dirname, '../../../corpus');

/** `counts`: how many numbers of persons it says; `miscounted`: those of which the reading tells the opposite. */
type JudgedEntry = Judged & { readonly counts: number; readonly miscounted: readonly string[] };

/** Each message of a folder, judged. */
export function judgeFolder(folder: string): readonly (JudgedEntry & { readonly name: string })[] {
  const directory = readDirectory();
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => ({
      name: file.replace(/\.json$/, ''),
      ...judgeEntry(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Entry, directory),
    }));
}

function judgeEntry({ text, today, people, again, counts = [] }: Entry, directory: Directory): JudgedEntry {
  const on = { today: day(today), directory };
  const { rows, skipped } = readAs('add', readPasted(text, { ...on, kind: 'add' }), { ...on, text });
  return {
    ...judge(rows, people, { directory, again: again === true, today: day(today) }),
    counts: counts.length,
    miscounted: misjudgedCounts(counts, skipped),
  };
}

/** The companies and work types that the messages speak of. */
function readDirectory(): Directory {
  const lines = (file: string) => readFileSync(join(corpusFolder, file), 'utf8').trim().split('\n');
  return createDirectory(
    lines('companies.txt').map((name, at) => ({ id: at + 1, name, status: 10, occupation_codes: [] })),
    lines('occupations.tsv')
      .slice(1)
      .map((line, at) => {
        const [code = '', , name = '', name_en = '', category = '', aliases = ''] = line.split('\t');
        return { id: at + 1, code, name, name_en, category, aliases: aliases.split(',').filter(Boolean) };
      }),
  );
}
