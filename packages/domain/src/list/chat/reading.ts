import { clipped } from '../cell.ts';
import { type Draft, isPerson } from './draft.ts';
import { listFields } from '../fields.ts';
import type { Doubt } from '../../roster/intent.ts';
import type { ListColumn, ListReading, ListRow, Miscount, SkippedRow } from '../table.ts';

/** A line that is nobody's, with its words. */
export const note = (source_row: number, lines: readonly string[]): SkippedRow => ({
  source_row,
  why: 'note',
  text: clipped(lines[source_row - 1]?.trim() ?? '', text_max),
});

/** The lines that told nothing of anybody, and those that say another number of persons than was found. */
export const leftLines = (
  {
    all,
    skipped,
    used,
    miscounted,
  }: {
    readonly all: readonly Draft[];
    readonly skipped: readonly SkippedRow[];
    readonly used: ReadonlySet<number>;
    readonly miscounted: ReadonlyMap<number, Miscount>;
  },
  lines: readonly string[],
): readonly SkippedRow[] => {
  const rows = new Set(all.filter(isPerson).map(({ source_row }) => source_row));
  return [
    ...skipped.filter(({ source_row }) => !used.has(source_row) && !rows.has(source_row)),
    ...Array.from(miscounted, ([source_row, heads]) => ({
      ...note(source_row, lines),
      why: 'heads' as const,
      heads,
    })),
  ];
};

/** What a message was read as: its persons, and the lines that are nobody's. */
export function readingOf(
  drafts: readonly Draft[],
  skipped: readonly SkippedRow[],
  lines: readonly string[],
): Omit<ListReading, 'message_lines'> {
  const rows: ListRow[] = [];
  const left = new Map<number, SkippedRow>();
  for (const draft of drafts) {
    const { source_row, said, values } = draft;
    if (isPerson(draft))
      rows.push({
        source_row,
        values: { ...said, ...values },
        ...(draft.intent === undefined ? {} : { intent: draft.intent }),
        ...(draft.doubts.length === 0 ? {} : { doubts: draft.doubts.map((one) => withoutOwn(one, draft)) }),
      });
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

/** What stands in the cell is no other reading of it. */
const withoutOwn = (doubt: Doubt, { said, values }: Draft): Doubt => ({
  ...doubt,
  others: doubt.others.filter((other) => other !== (values[doubt.field] ?? said[doubt.field])),
});

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
