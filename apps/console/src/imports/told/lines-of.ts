import { lineEnd, type Source } from '../source-of.ts';

/** A line of a text, and what became of it: rows of the list, or a reason why it was left out. */
export type SourceLine = {
  readonly number: number;
  readonly text: string;
  readonly keys: readonly number[];
  readonly why: Source['skipped'][number]['why'] | null;
  readonly heads: Source['skipped'][number]['heads'];
};

/** The lines of a text as it was pasted, each with the rows that were made of it. */
export function linesOf(
  { text, skipped: leftOut, keys }: Source,
  sourceOf: (key: number) => number | null,
): readonly SourceLine[] {
  const keysOf = Map.groupBy(keys, sourceOf);
  const skipped = new Map(leftOut.map((row) => [row.source_row, row]));
  return text.split(lineEnd).map((line, at) => ({
    number: at + 1,
    text: line,
    keys: keysOf.get(at + 1) ?? [],
    why: skipped.get(at + 1)?.why ?? null,
    heads: skipped.get(at + 1)?.heads,
  }));
}
