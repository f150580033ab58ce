import type { EntryField } from './roster-row.ts';

/** A column of the grid. What it is decides how its cells are drawn, written and left. */
export type Column = {
  /** At least this wide, in pixels; what is left is dealt out by shares. */
  readonly min: number;
  readonly share: number;
  /** `always`; `open`: shown unless somebody closed it; `needed`: shown once a row needs it, or somebody opened it. */
  readonly shown: 'always' | 'open' | 'needed';
  /** Stays in sight when the grid scrolls sideways. */
  readonly frozen?: 'start' | 'end';
} & (
  | { readonly id: EntryField; readonly kind: 'text' | 'choice' | 'date'; readonly field: EntryField }
  | { readonly id: ReadKind; readonly kind: ReadKind }
);

type ReadKind = 'number' | 'verdict' | 'premium' | 'remove';

const entry = (
  field: EntryField,
  kind: 'text' | 'choice' | 'date',
  rest: Pick<Column, 'min' | 'share' | 'shown' | 'frozen'>,
): Column => ({ id: field, field, kind, ...rest });

/**
 * Every column there is. What must be filled in stands before what may be, so that a person is typed without passing empty cells. The
 * first only numbers the rows: the cursor never stands in it. A column's place in here is its number for as long as the page lives,
 * whichever of them are shown.
 */
export const columns: readonly Column[] = [
  { id: 'number', kind: 'number', min: 48, share: 0, shown: 'always', frozen: 'start' },
  entry('name', 'text', { min: 88, share: 1, shown: 'always', frozen: 'start' }),
  entry('idtype', 'choice', { min: 112, share: 1, shown: 'needed' }),
  entry('idcard', 'text', { min: 160, share: 1, shown: 'always' }),
  entry('work_company', 'choice', { min: 128, share: 2, shown: 'always' }),
  entry('occupation', 'choice', { min: 120, share: 2, shown: 'always' }),
  entry('mobile', 'text', { min: 104, share: 1, shown: 'open' }),
  entry('start_date', 'date', { min: 96, share: 0, shown: 'open' }),
  entry('end_date', 'date', { min: 96, share: 0, shown: 'needed' }),
  entry('birthday', 'date', { min: 96, share: 0, shown: 'needed' }),
  entry('gender', 'choice', { min: 72, share: 0, shown: 'needed' }),
  entry('employee_no', 'text', { min: 88, share: 1, shown: 'open' }),
  entry('remark', 'text', { min: 96, share: 1, shown: 'open' }),
  { id: 'verdict', kind: 'verdict', min: 168, share: 2, shown: 'always', frozen: 'end' },
  { id: 'premium', kind: 'premium', min: 76, share: 0, shown: 'always', frozen: 'end' },
  { id: 'remove', kind: 'remove', min: 36, share: 0, shown: 'always', frozen: 'end' },
];

/** The numbers of the columns that are shown, in order. */
export type ShownColumns = readonly number[];

/** What a person fills in at this column; undefined where there is nothing to fill in. */
export function fieldAt(column: number): EntryField | undefined {
  const found = columns[column];
  return found && 'field' in found ? found.field : undefined;
}

export const columnOf = (id: Column['id']): number => columns.findIndex((column) => column.id === id);

export const firstColumn = columnOf('name');

/** The fields of the columns that are shown, from a field on. */
export const fieldsFrom = (shown: ShownColumns, from: EntryField): readonly EntryField[] =>
  shown.flatMap((column) => (column < columnOf(from) ? [] : (fieldAt(column) ?? [])));

/** How wide the shown columns are, for `grid-template-columns`. */
export const templateOf = (shown: ShownColumns): string =>
  shown
    .map((at) => columns[at])
    .map((column) =>
      !column || column.share === 0 ? `${column?.min ?? 0}px` : `minmax(${column.min}px, ${column.share}fr)`,
    )
    .join(' ');

/** The least width of the shown columns together, in pixels. */
export const minWidthOf = (shown: ShownColumns): number =>
  shown.reduce((total, at) => total + (columns[at]?.min ?? 0), 0);

/** How far from its edge a frozen column stays, in pixels; undefined for the others. */
export function insetOf(shown: ShownColumns, at: number): { side: 'left' | 'right'; px: number } | undefined {
  const frozen = columns[at]?.frozen;
  if (frozen === undefined) return undefined;
  const place = shown.indexOf(at);
  return frozen === 'start'
    ? { side: 'left', px: minWidthOf(shown.slice(0, place)) }
    : { side: 'right', px: minWidthOf(shown.slice(place + 1)) };
}
