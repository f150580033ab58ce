import { createListeners } from '../../platform/listeners.ts';
import { ownStore } from '../../platform/owner.ts';
import type { Sheet } from '../sheet.ts';
import type { Column, Columns, ShownColumns } from './columns.ts';
import { type EntryField, entryFields } from './roster-row.ts';

/** Which columns somebody opened or closed by hand; kept for them on this device. */
type Choices = Partial<Record<EntryField, boolean>>;

export type ColumnChoice = Columns & {
  /** The columns that are shown; the same array until that changes. */
  readonly shown: () => ShownColumns;
  /** The columns that are shown, and those that would be once a row had something in them: what a card asks for, and a block fills. */
  readonly offered: () => ShownColumns;
  readonly isShown: (field: EntryField) => boolean;
  /** The columns that a person can open and close. */
  readonly choosable: readonly EntryField[];
  readonly choose: (field: EntryField, isShown: boolean) => void;
  /** Notes that rows need these columns; they stay until the page is left, for a column must not go while someone writes in it. */
  readonly need: (fields: Iterable<EntryField>) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createColumnChoice(
  { id, columns }: Pick<Sheet, 'id' | 'columns'>,
  store: Pick<Storage, 'getItem' | 'setItem'> = ownStore,
): ColumnChoice {
  let choices = readChoices(store.getItem(id));
  const needed = new Set<EntryField>();
  const { subscribe, tell } = createListeners();
  const shownNow = () => shownBy(columns.all, choices, needed);
  let shown = shownNow();

  function settle(): void {
    const next = shownNow();
    if (next.join() === shown.join()) return;
    shown = next;
    tell();
  }

  return {
    ...columns,
    shown: () => shown,
    offered: () =>
      columns.all.flatMap((column, at) => (shown.includes(at) || isOffered(column, choices) ? [at] : [])),
    isShown: (field) => shown.some((at) => columns.fieldAt(at) === field),
    choosable: columns.all.flatMap((column) =>
      'field' in column && column.shown !== 'always' ? [column.field] : [],
    ),
    choose(field, isShown) {
      choices = { ...choices, [field]: isShown };
      if (!isShown) needed.delete(field);
      store.setItem(id, JSON.stringify(choices));
      settle();
    },
    need(fields) {
      const before = needed.size;
      for (const field of fields) needed.add(field);
      if (needed.size !== before) settle();
    },
    subscribe,
  };
}

const isOffered = (column: Column, choices: Choices): boolean =>
  column.shown === 'card' && 'field' in column && choices[column.field] !== false;

const shownBy = (
  columns: readonly Column[],
  choices: Choices,
  needed: ReadonlySet<EntryField>,
): ShownColumns =>
  columns.flatMap((column, at) => {
    if (column.shown === 'always' || !('field' in column) || needed.has(column.field)) return [at];
    return (choices[column.field] ?? column.shown === 'open') ? [at] : [];
  });

/** What was stored, as far as it can be used: the store belongs to the device, and may hold anything. */
function readChoices(stored: string | null): Choices {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    const known = Object.entries(read as object).filter(
      ([field, isShown]) => entryFields.some((one) => one === field) && typeof isShown === 'boolean',
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}
