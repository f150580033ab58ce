import type { SkippedRow } from '../src/list/table.ts';

/** A number of persons that a source says, and whether it is the number of those whom it names. */
export type Count = { readonly said: number; readonly right: boolean };

/** The numbers of which the reading tells the opposite: a wrong one that is not told, a right one that is told to be wrong. */
export function misjudgedCounts(
  counts: readonly Count[] = [],
  skipped: readonly SkippedRow[],
): readonly string[] {
  const told = skipped.flatMap(({ heads }) => heads?.said ?? []);
  const isWrong = (said: number) => counts.some((one) => one.said === said && !one.right);
  return [
    ...counts
      .filter(({ said, right }) => !right && !told.includes(said))
      .map(({ said }) => `${said} are not told to be another number`),
    ...told.filter((said) => !isWrong(said)).map((said) => `${said} are told to be another number`),
  ];
}
