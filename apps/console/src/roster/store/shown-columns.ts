import { createListeners } from '../../platform/listeners.ts';
import { ownStore } from '../../platform/owner.ts';
import { columns, fieldAt, type ShownColumns } from './columns.ts';
import { type EntryField, entryFields } from './roster-row.ts';

/** Which columns somebody opened or closed by hand; kept for them on this device. */
type Choices = Partial<Record<EntryField, boolean>>;

export type ColumnChoice = {
  /** The columns that are shown; the same array until that changes. */
  readonly shown: () => ShownColumns;
  readonly isShown: (field: EntryField) => boolean;
  readonly choose: (field: EntryField, isShown: boolean) => void;
  /** Notes that rows need these columns; they stay until the page is left, for a column must not go while someone writes in it. */
  readonly need: (fields: Iterable<EntryField>) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** The columns that a person can open and close. */
export const choosableFields: readonly EntryField[] = columns.flatMap((column) =>
  'field' in column && column.shown !== 'always' ? [column.field] : [],
);

const storageKey = 'roster-columns';

export function createColumnChoice(store: Pick<Storage, 'getItem' | 'setItem'> = ownStore): ColumnChoice {
  let choices = readChoices(store.getItem(storageKey));
  const needed = new Set<EntryField>();
  const { subscribe, tell } = createListeners();
  let shown = shownBy(choices, needed);

  function settle(): void {
    const next = shownBy(choices, needed);
    if (next.join() === shown.join()) return;
    shown = next;
    tell();
  }

  return {
    shown: () => shown,
    isShown: (field) => shown.some((at) => fieldAt(at) === field),
    choose(field, isShown) {
      choices = { ...choices, [field]: isShown };
      if (!isShown) needed.delete(field);
      store.setItem(storageKey, JSON.stringify(choices));
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

const shownBy = (choices: Choices, needed: ReadonlySet<EntryField>): ShownColumns =>
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
