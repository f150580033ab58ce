import { halfWidth } from '../half-width.ts';
import { headsIn } from './chat/heads.ts';
import type { ListRow, SkippedRow } from './table.ts';
import { leavingIn } from './words/leaving-words.ts';

/**
 * What a message was left out of, each of its lines that counts leavers compared with those of whom it says that they leave: those of its
 * own line, else those below it as far as the next count, or above it, or all.
 */
export function withCountsOfLeavers(
  skipped: readonly SkippedRow[],
  rows: readonly ListRow[],
  text: string,
): readonly SkippedRow[] {
  const counted = text.split(/\r\n|\r|\n/).flatMap((line, at) => {
    const heads = countIn(line);
    return heads === undefined ? [] : [{ line, source_row: at + 1, ...heads }];
  });
  const rest = skipped.flatMap((one) => {
    if (one.heads === undefined) return [one];
    const { heads: _, ...line } = one;
    return counted.some(({ source_row }) => source_row === one.source_row)
      ? []
      : [{ ...line, why: 'note' as const }];
  });
  const leaving = rows.filter(({ intent }) => !intent);
  const told = counted.flatMap(({ line, source_row, said, isOfAll }, at): readonly SkippedRow[] => {
    const [from, to] = [counted[at - 1]?.source_row ?? 0, counted[at + 1]?.source_row ?? Infinity];
    const own = leaving.filter((row) => row.source_row === source_row);
    const found = [
      own,
      ...(own.length > 0
        ? []
        : [leaving.filter((row) => row.source_row > source_row && row.source_row < to)]),
      leaving.filter((row) => row.source_row >= source_row && row.source_row < to),
      leaving.filter((row) => row.source_row > from && row.source_row <= source_row),
      leaving,
      rows.filter((row) => row.source_row > from && row.source_row <= source_row),
      rows,
    ].map(({ length }) => length);
    const was = skipped.find((one) => one.source_row === source_row);
    if (found.includes(said)) return was === undefined ? [] : [{ source_row, why: 'note', text: line }];
    return [
      {
        source_row,
        why: 'heads',
        text: line,
        heads: { said, found: own.length || (isOfAll ? rows : leaving).length },
      },
    ];
  });
  return [
    ...rest.filter((one) => !told.some(({ source_row }) => source_row === one.source_row)),
    ...told,
  ].toSorted((one, other) => one.source_row - other.source_row);
}

/** How many leave by a line that counts them, or are named by one that counts all; undefined where it counts others, or none. */
function countIn(line: string): { readonly said: number; readonly isOfAll: boolean } | undefined {
  const text = halfWidth(line).slice(0, line_max);
  const [only, ...more] = headsIn(text).flatMap(({ heads }) => heads ?? []);
  if (only === undefined || more.length > 0) return undefined;
  const { leaves, stays, comes } = leavingIn(text);
  const isOfLeavers = leaves || /[共计]|以上|以下|下面|上面|total/iu.test(text);
  return isOfLeavers && !stays && !comes ? { said: only, isOfAll: !leaves } : undefined;
}

const line_max = 200;
