import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { day } from '../src/calendar/day.ts';
import { readPasted } from '../src/list/pasted.ts';
import { readAs } from '../src/list/read-as.ts';
import type { ListReading } from '../src/list/table.ts';
import type { Directory } from '../src/roster/directory.ts';
import { type Count, misjudgedCounts } from './counts.ts';
import { readWorkbook, type Workbook } from './sheet-corpus.ts';

// What is sent for persons to be taken off, and whom a careful person would take off; see corpus/README.md.

type Sent = {
  readonly about: string;
  readonly today: string;
  readonly text?: string;
  /** What the file is called. */
  readonly file?: string;
  readonly sheets?: Workbook['sheets'];
  /** Who leaves, whom somebody has to be asked about, and who is named for another reason. */
  readonly leaves: readonly string[];
  readonly asked: readonly string[];
  readonly stays: readonly string[];
  readonly counts?: readonly Count[];
};

type JudgedSent = {
  readonly name: string;
  readonly about: string;
  readonly people: number;
  /** Whom the list would take off without anybody having looked, and who does not leave. */
  readonly wrong: readonly string[];
  /** Who leaves, or has to be asked about, and is in no row. */
  readonly lost: readonly string[];
  /** Who leaves and is asked about. */
  readonly asked: readonly string[];
  readonly miscounted: readonly string[];
};

/** Each message or workbook of a folder, read as a list of leavers. */
export const judgeLeaving = (folder: string, directory: Directory): readonly JudgedSent[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const sent = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sent;
      return { name: file, ...judged(sent, readSent(sent, directory)) };
    });

function readSent({ text, file, sheets = [], today: on }: Sent, directory: Directory): ListReading {
  const today = day(on);
  if (text !== undefined)
    return readAs('off', readPasted(text, { today, directory, kind: 'off' }), { today, text, directory });
  const book: Workbook = { file: '', about: '', today, sheets, people: [] };
  const { sheets: read, list } = readWorkbook(book, directory);
  const titles = [...(read.length === 1 ? [read[0]!.name] : []), (file ?? '').replace(/\.\w+$/, '')];
  return readAs('off', list, { today, titles, sheets: read });
}

function judged(
  { about, leaves, asked, stays, counts = [] }: Sent,
  { rows, skipped }: ListReading,
): Omit<JudgedSent, 'name'> {
  const isReady = ({ intent, doubts = [] }: (typeof rows)[number]): boolean =>
    !intent && doubts.every(({ field }) => field !== 'name');
  const nameOf = ({ values }: (typeof rows)[number]) => values.name ?? values.idcard ?? '';
  const named = new Set(rows.map(nameOf));
  const ready = new Set(rows.filter(isReady).map(nameOf));
  return {
    about,
    people: leaves.length + asked.length + stays.length,
    wrong: [...ready].filter((name) => !leaves.includes(name)),
    lost: [...leaves, ...asked].filter((name) => !named.has(name)),
    asked: leaves.filter((name) => named.has(name) && !ready.has(name)),
    miscounted: misjudgedCounts(counts, skipped),
  };
}
