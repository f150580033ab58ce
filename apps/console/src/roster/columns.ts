import type { EntryField } from './roster-row.ts';

/** A column of the grid. What it is decides how its cells are drawn, written and left. */
export type Column =
  | {
      readonly id: EntryField;
      readonly kind: 'text' | 'choice';
      readonly field: EntryField;
      readonly width: string;
    }
  | {
      readonly id: 'number' | 'verdict' | 'premium' | 'remove';
      readonly kind: ReadKind;
      readonly width: string;
    };

type ReadKind = 'number' | 'verdict' | 'premium' | 'remove';

/** The columns of an addition. The first only numbers the rows: the cursor never stands in it. */
export const columns: readonly Column[] = [
  { id: 'number', kind: 'number', width: '40px' },
  { id: 'name', kind: 'text', field: 'name', width: 'minmax(88px, 1fr)' },
  { id: 'idcard', kind: 'text', field: 'idcard', width: 'minmax(172px, 1.2fr)' },
  { id: 'work_company', kind: 'choice', field: 'work_company', width: 'minmax(140px, 1.6fr)' },
  { id: 'occupation', kind: 'choice', field: 'occupation', width: 'minmax(140px, 1.5fr)' },
  { id: 'verdict', kind: 'verdict', width: 'minmax(160px, 1.7fr)' },
  { id: 'premium', kind: 'premium', width: '88px' },
  { id: 'remove', kind: 'remove', width: '40px' },
];

export const gridTemplate = columns.map(({ width }) => width).join(' ');

/** What a person fills in at this column; undefined where there is nothing to fill in. */
export function fieldAt(column: number): EntryField | undefined {
  const found = columns[column];
  return found && 'field' in found ? found.field : undefined;
}

export const columnOf = (id: Column['id']): number => columns.findIndex((column) => column.id === id);

export const firstColumn = columnOf('name');
export const lastEntryColumn = columnOf('occupation');
export const lastColumn = columns.length - 1;
