import type { RosterEntry } from '../../roster/roster.tsx';
import { lineEnd, type Source } from '../source-of.ts';
import { namedIn } from './phrases.ts';
import { type Use, userOf } from './use-of.ts';

/** A line of a text, and what became of it: rows of the list, or a reason why it was left out. */
export type SourceLine = {
  readonly number: number;
  readonly text: string;
  /** The rows that were made of it, or that it goes on with: a number below its name. */
  readonly keys: readonly number[];
  readonly why: Source['skipped'][number]['why'] | null;
  readonly heads: Source['skipped'][number]['heads'];
  /** What a line without rows and without a reason was used for. */
  readonly use: Use | null;
};

type Rows = {
  readonly sourceOf: (key: number) => number | null;
  readonly entryOf: (key: number) => RosterEntry | undefined;
};

/** The lines of a text as it was pasted, each with the rows that were made of it. */
export function linesOf(
  { text, skipped: leftOut, keys }: Source,
  { sourceOf, entryOf }: Rows,
): readonly SourceLine[] {
  const keysOf = Map.groupBy(keys, sourceOf);
  const skipped = new Map(leftOut.map((row) => [row.source_row, row]));
  const useOf = userOf(keys.flatMap((key) => entryOf(key) ?? []));
  const nearby = (number: number) =>
    Array.from({ length: 2 * near + 1 }, (_, at) => keysOf.get(number - near + at) ?? [])
      .flat()
      .flatMap((key) => entryOf(key) ?? []);
  return text.split(lineEnd).map((line, at) => {
    const number = at + 1;
    const { why = null, heads } = skipped.get(number) ?? {};
    const own = keysOf.get(number) ?? [];
    const isOpen = own.length === 0 && why === null;
    const named = isOpen ? namedIn(line, nearby(number)) : own;
    const use = isOpen && named.length === 0 ? useOf(line) : null;
    return { number, text: line, keys: named, why, heads, use };
  });
}

/** So many lines apart may name and number of one person stand. */
const near = 10;
