import type { Day } from '../calendar/day.ts';
import { groupsIn, knownNames } from './leaver-groups.ts';
import type { ListRow, SkippedRow } from './table.ts';

/** What words tell of the last day; without one, they tell one that nobody can read. */
export type LastDay = {
  readonly text: string;
  readonly last: Day | undefined;
  readonly isAsked: boolean;
  /** Alone over a table it may be of when the list was made. */
  readonly isPassed?: true;
};

/**
 * What the lines beside a table tell of the last day of each of its rows: the line over it, as far as the next one that tells a day; 以上…
 * of those as far up as the one before; a line under all of it of everybody. A line that names some is theirs alone, and asked about.
 *
 * @param tell what a line tells of a day
 */
export function daysOverRows(
  rows: readonly ListRow[],
  skipped: readonly SkippedRow[],
  tell: (text: string) => LastDay | undefined,
): (row: ListRow) => LastDay | undefined {
  const names = knownNames(rows);
  const last = Math.max(...rows.map(({ source_row }) => source_row));
  const lines = skipped.flatMap(({ text, source_row }) => {
    const told = tell(text);
    const groups =
      told === undefined || ofAbove.test(text) ? [] : groupsIn(text.replaceAll('\t', ' '), names);
    return told === undefined
      ? []
      : [{ told, source_row, names: groups.flatMap((group) => group.names), isBack: ofAbove.test(text) }];
  });
  const ofSome = new Map(lines.flatMap((line) => line.names.map((name) => [name, line.told])));
  const ofAll = lines.filter((line) => line.names.length === 0);
  const foot = ofAll.findLast((line) => line.source_row > last && !line.told.isPassed)?.told;
  const over = ofAll.filter(({ source_row }) => source_row < last);
  const within = over.some(({ told }) => !told.isPassed) ? over : [];
  return ({ source_row, values: { name = '' } }) => {
    const own = ofSome.get(name);
    if (own !== undefined) return { ...own, isAsked: true };
    const next = within.find((line) => line.source_row > source_row);
    const head = within.findLast((line) => line.source_row < source_row && !line.isBack);
    if (next?.isBack === true) return next.told;
    const mine = head?.told ?? asked(next?.told);
    if (foot === undefined || mine === undefined) return foot ?? mine;
    // Under parts with days of their own it may be of the last one alone.
    return ofAbove.test(foot.text) || mine.last === foot.last || within.length < 2 ? foot : asked(foot);
  };
}

/** A line further down may be of those below it alone. */
const asked = (told: LastDay | undefined): LastDay | undefined => told && { ...told, isAsked: true };

/** Speaks of all above it. */
export const ofAbove = /^\s*(?:以上|上述|上面|全部|都|均|统一|the above|all above|los anteriores|上記)/iu;
