import type { ComponentType } from 'react';
import type { RowView } from './row-view.ts';
import type { EntryField } from './roster-row.ts';

/** A column of the grid. What it is decides how its cells are drawn, written and left. */
export type Column = {
  /** At least this wide, in pixels; what is left is dealt out by shares. */
  readonly min: number;
  readonly share: number;
  /**
   * `always`; `open`: shown unless somebody closed it; `needed`: shown once a row needs it, or somebody opened it; `card`: so in the grid,
   * and always on the card of a phone, which has the room.
   */
  readonly shown: 'always' | 'open' | 'card' | 'needed';
  /** Stays in sight when the grid scrolls sideways. */
  readonly frozen?: 'start' | 'end';
} & (
  | { readonly id: EntryField; readonly kind: 'text' | 'choice' | 'date'; readonly field: EntryField }
  | { readonly id: ReadKind; readonly kind: ReadKind }
  /** What the server told of a row. */
  | {
      readonly id: 'found' | 'until';
      readonly kind: 'told';
      readonly Cell: ComponentType<{ readonly view: RowView }>;
    }
);

type ReadKind = 'number' | 'verdict' | 'amount' | 'remove';

type Rest = Pick<Column, 'min' | 'share' | 'shown' | 'frozen'>;

/** A column that is filled in. */
export const entryColumn = (field: EntryField, kind: 'text' | 'choice' | 'date', rest: Rest): Column => ({
  id: field,
  field,
  kind,
  ...rest,
});

/** The first column only numbers the rows, and the cursor never stands in it. */
export const numberColumn: Column = {
  id: 'number',
  kind: 'number',
  min: 48,
  share: 0,
  shown: 'always',
  frozen: 'start',
};

/** What ends every row. */
export const endColumns: readonly Column[] = [
  { id: 'verdict', kind: 'verdict', min: 200, share: 2, shown: 'always', frozen: 'end' },
  { id: 'amount', kind: 'amount', min: 76, share: 0, shown: 'always', frozen: 'end' },
  { id: 'remove', kind: 'remove', min: 36, share: 0, shown: 'always', frozen: 'end' },
];

/** Behind the number of the row. */
export const firstColumn = 1;

/** The numbers of the columns that are shown, in order. */
export type ShownColumns = readonly number[];

export type Columns = ReturnType<typeof columnsOf>;

/** Every column of a sheet. A column's place in here is its number for as long as the page lives, whichever of them are shown. */
export function columnsOf(all: readonly Column[]) {
  /** What a person fills in at this column; undefined where there is nothing to fill in. */
  function fieldAt(column: number): EntryField | undefined {
    const found = all[column];
    return found && 'field' in found ? found.field : undefined;
  }

  const columnOf = (id: Column['id']): number => all.findIndex((column) => column.id === id);

  /** The least width of the shown columns together, in pixels. */
  const minWidthOf = (shown: ShownColumns): number =>
    shown.reduce((total, at) => total + (all[at]?.min ?? 0), 0);

  return {
    all,
    fieldAt,
    columnOf,
    isChoice: (column: number): boolean => all[column]?.kind === 'choice',
    /** The fields of the columns that are shown, from a field on. */
    fieldsFrom: (shown: ShownColumns, from: EntryField): readonly EntryField[] =>
      shown.flatMap((column) => (column < columnOf(from) ? [] : (fieldAt(column) ?? []))),
    /** How wide the shown columns are, for `grid-template-columns`. */
    templateOf: (shown: ShownColumns): string =>
      shown
        .map((at) => all[at])
        .map((column) =>
          !column || column.share === 0
            ? `${column?.min ?? 0}px`
            : `minmax(${column.min}px, ${column.share}fr)`,
        )
        .join(' '),
    minWidthOf,
    /** How far from its edge a frozen column stays, in pixels; undefined for the others. */
    insetOf(shown: ShownColumns, at: number): { side: 'left' | 'right'; px: number } | undefined {
      const frozen = all[at]?.frozen;
      if (frozen === undefined) return undefined;
      const place = shown.indexOf(at);
      return frozen === 'start'
        ? { side: 'left', px: minWidthOf(shown.slice(0, place)) }
        : { side: 'right', px: minWidthOf(shown.slice(place + 1)) };
    },
  };
}
