import type { Day } from '../calendar/day.ts';
import type { Directory } from '../roster/directory.ts';
import { clipped } from './cell.ts';
import { type Reader, readLine } from './chat-line.ts';
import { type Draft, personsOf } from './chat-persons.ts';
import { createTold } from './chat-told.ts';
import { listFields } from './fields.ts';
import { createMentions } from './mentions.ts';
import type { ListColumn, ListReading, ListRow, SkippedRow } from './table.ts';

/**
 * Reads a message as someone wrote it: persons on a line, over several lines, or several on one line.
 *
 * What a line says without naming anybody holds for many, as `createTold` has it; what a person's own line says is theirs
 * alone. Lines are numbered from 1, those that are nobody's are skipped with their words.
 *
 * Source: docs/business-rules.md#how-a-list-is-read
 */
export function readChat(
  text: string,
  { today, directory }: { readonly today: Day; readonly directory: Directory },
): ListReading {
  const reader: Reader = { today, mentions: createMentions(directory) };
  const skipped: SkippedRow[] = [];
  const told = createTold();
  let open: Draft | undefined;
  let isAfterBlank = false;

  const lines = text.trimEnd().split(/\r\n|\r|\n/);
  for (const [at, written] of lines.entries()) {
    const source_row = at + 1;
    if (written.trim() === '') {
      skipped.push({ source_row, why: 'blank', text: '' });
      isAfterBlank = true;
      if (open?.values.idcard !== undefined) open = undefined;
      continue;
    }
    const line = readLine(written, reader);
    const parts = personsOf(line, source_row, open);
    for (const { before, persons } of parts) {
      told.sayAhead(before);
      for (const person of persons) if (person !== open) told.add(person);
    }
    const persons = parts.flatMap((part) => part.persons);
    // Behind several persons, a line with a number alone is not surely the last one's.
    if (persons.length > 0) open = persons.length === 1 ? persons[0] : undefined;
    else {
      skipped.push({ source_row, why: 'note', text: clipped(written.trim(), text_max) });
      told.say(line, isAfterBlank);
    }
    isAfterBlank = false;
  }
  return readingOf(told.end(), skipped, lines);
}

/** A name alone is a person where it was numbered, labelled or one of several; else it is someone's signature. */
const isPerson = ({ values: { name, idcard, mobile }, isMeant }: Draft): boolean =>
  idcard !== undefined || (name !== undefined && (mobile !== undefined || isMeant));

function readingOf(
  drafts: readonly Draft[],
  skipped: readonly SkippedRow[],
  lines: readonly string[],
): ListReading {
  const rows: ListRow[] = [];
  const left = new Map(skipped.map((row) => [row.source_row, row]));
  for (const draft of drafts) {
    const { source_row, said, values } = draft;
    if (isPerson(draft)) rows.push({ source_row, values: { ...said, ...values } });
    else
      left.set(source_row, {
        source_row,
        why: 'note',
        text: clipped(lines[source_row - 1]?.trim() ?? '', text_max),
      });
  }
  return {
    heading_row: null,
    columns: columnsOf(rows),
    rows,
    skipped: [...left.values()].toSorted((a, b) => a.source_row - b.source_row),
    hidden_rows: 0,
  };
}

/** What the message tells, as columns that nobody has to map. */
const columnsOf = (rows: readonly ListRow[]): readonly ListColumn[] =>
  listFields
    .map((field) => ({ field, texts: rows.flatMap(({ values }) => values[field] ?? []) }))
    .filter(({ texts }) => texts.length > 0)
    .map(({ field, texts }, index) => ({
      index,
      title: '',
      field,
      by: 'content',
      samples: [...new Set(texts)].slice(0, samples_max),
    }));

const samples_max = 3;

/** Code units of a line that are told: enough to know it again. */
const text_max = 200;
