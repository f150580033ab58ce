/** A cell's column, counted from 0: `C7` stands in 2. Less than 0 for what is no reference. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^\$?([A-Za-z]{1,3})/.exec(reference)?.[1]?.toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** How a column is written that is counted from 0: 2 is `C`. */
export const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
