import type { EntryField } from './roster-row.ts';

/** A column of the grid. What it is decides how its cells are drawn, written and left. */
export type Column = {
  /** At least this wide, in pixels; what is left is dealt out by shares. */
  readonly min: number;
  readonly share: number;
} & (
  | { readonly id: EntryField; readonly kind: 'text' | 'choice'; readonly field: EntryField }
  | { readonly id: ReadKind; readonly kind: ReadKind }
);

type ReadKind = 'number' | 'verdict' | 'premium' | 'remove';

/** The columns of an addition. The first only numbers the rows: the cursor never stands in it. */
export const columns: readonly Column[] = [
  { id: 'number', kind: 'number', min: 40, share: 0 },
  { id: 'name', kind: 'text', field: 'name', min: 80, share: 1 },
  { id: 'idcard', kind: 'text', field: 'idcard', min: 160, share: 1 },
  { id: 'work_company', kind: 'choice', field: 'work_company', min: 120, share: 2 },
  { id: 'occupation', kind: 'choice', field: 'occupation', min: 120, share: 2 },
  { id: 'verdict', kind: 'verdict', min: 144, share: 2 },
  { id: 'premium', kind: 'premium', min: 80, share: 0 },
  { id: 'remove', kind: 'remove', min: 36, share: 0 },
];

export const gridTemplate = columns
  .map(({ min, share }) => (share === 0 ? `${min}px` : `minmax(${min}px, ${share}fr)`))
  .join(' ');

export const gridMinWidth = columns.reduce((total, { min }) => total + min, 0);

/** What a person fills in at this column; undefined where there is nothing to fill in. */
export function fieldAt(column: number): EntryField | undefined {
  const found = columns[column];
  return found && 'field' in found ? found.field : undefined;
}

export const columnOf = (id: Column['id']): number => columns.findIndex((column) => column.id === id);

export const firstColumn = columnOf('name');
export const lastEntryColumn = columnOf('occupation');
export const lastColumn = columns.length - 1;
