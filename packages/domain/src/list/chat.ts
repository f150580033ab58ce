import type { Day } from '../calendar/day.ts';
import type { Directory } from '../roster/directory.ts';
import { clipped } from './cell.ts';
import { type ChatLine, type Reader, readLine } from './chat-line.ts';
import { type Draft, headsSaid, type Part, personsOf } from './chat-persons.ts';
import { createTold, type Told } from './chat-told.ts';
import { listFields } from './fields.ts';
import { createMentions } from './mentions.ts';
import type { ListColumn, ListReading, ListRow, SkippedRow } from './table.ts';

/**
 * Reads a message as someone wrote it: persons on a line, over several lines, or several on one line.
 *
 * What a line says without naming anybody holds for many, as `createTold` has it; what a person's own line says is theirs
 * alone. Lines are numbered from 1; those that are nobody's and tell nothing of anybody are skipped with their words, and a
 * line that says how many there are is told of where another number was found.
 *
 * Source: docs/business-rules.md#how-a-list-is-read
 */
export function readChat(
  text: string,
  { today, directory }: { readonly today: Day; readonly directory: Directory },
): ListReading {
  const reader: Reader = { today, mentions: createMentions(directory) };
  const skipped: SkippedRow[] = [];
  const drafts: Draft[] = [];
  // Who is a person shows only when the last line is read, and what is said for so many is dealt to persons.
  const acts: ((told: Told) => void)[] = [];
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
    const persons = parts.flatMap((part) => part.persons);
    const where = { source_row, isAfterBlank };
    if (persons.length > 0) {
      const above = open;
      drafts.push(...persons.filter((person) => person !== above));
      acts.push((told) => tell(told, parts, { line, where, above }));
      // Behind several persons, a line with a number alone is not surely the last one's.
      open = persons.length === 1 ? persons[0] : undefined;
    } else {
      skipped.push(note(source_row, lines));
      acts.push((told) => told.say(line, where));
    }
    isAfterBlank = false;
  }

  const told = createTold();
  for (const act of acts) act(told);
  const { used, miscounted } = told.end();
  const left = [
    ...skipped.filter(({ source_row }) => !used.has(source_row)),
    ...Array.from(miscounted, (source_row) => ({ ...note(source_row, lines), why: 'heads' as const })),
  ];
  return { ...readingOf(drafts, left, lines), message_lines: lines.length };
}

/** Tells of a line's persons. One that only calls someone by name, as 陈静，苏州精工新来3个, says what it says of others. */
function tell(
  told: Told,
  parts: readonly Part[],
  {
    line,
    where,
    above,
  }: {
    readonly line: ChatLine;
    readonly where: Parameters<Told['say']>[1];
    readonly above: Draft | undefined;
  },
): void {
  const persons = parts.flatMap((part) => part.persons);
  const speaksOfOthers = line.looksBack || line.looksAhead || headsSaid(line.marks) !== undefined;
  if (speaksOfOthers && !persons.some(isPerson)) return told.say(line, where);
  for (const { before, heads, persons: some } of parts) {
    told.sayAhead(before, { source_row: where.source_row, heads });
    for (const person of some) if (person !== above && isPerson(person)) told.add(person);
  }
}

/** A name alone is a person where it was numbered, labelled or one of several; else it is someone's signature. */
const isPerson = ({ values: { name, idcard, mobile }, isMeant }: Draft): boolean =>
  idcard !== undefined || (name !== undefined && (mobile !== undefined || isMeant));

const note = (source_row: number, lines: readonly string[]): SkippedRow => ({
  source_row,
  why: 'note',
  text: clipped(lines[source_row - 1]?.trim() ?? '', text_max),
});

function readingOf(
  drafts: readonly Draft[],
  skipped: readonly SkippedRow[],
  lines: readonly string[],
): Omit<ListReading, 'message_lines'> {
  const rows: ListRow[] = [];
  const left = new Map<number, SkippedRow>();
  for (const draft of drafts) {
    const { source_row, said, values } = draft;
    if (isPerson(draft)) rows.push({ source_row, values: { ...said, ...values } });
    else left.set(source_row, note(source_row, lines));
  }
  for (const row of skipped) left.set(row.source_row, row);
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
