import { applyPatches, createHistory, movesRows, type Patch } from './patches.ts';
import { isBlank, type RosterEntry } from './roster-row.ts';

type RowPatch = Patch<RosterEntry>;

/** What patches did: which rows they touched, and whether others changed their places. */
export type Applied = { readonly touched: ReadonlySet<number>; readonly moved: boolean; readonly at: number };

export type Rows = ReturnType<typeof createRows>;

/** The rows in their order, and the steps by which they came about. */
export function createRows() {
  const rows: RosterEntry[] = [];
  const history = createHistory<RosterEntry>();
  let keys: readonly number[] = [];
  let places = new Map<number, number>();
  let lastKey = 0;

  function apply(patches: readonly RowPatch[]): Applied {
    applyPatches(rows, patches);
    const moved = movesRows(patches);
    if (moved) {
      keys = rows.map(({ key }) => key);
      places = new Map(keys.map((key, at) => [key, at]));
    }
    const touched = new Set(patches.flatMap(({ before, after }) => [before?.key, after?.key]));
    return {
      touched: new Set([...touched].filter((key) => key !== undefined)),
      moved,
      at: patches[0]?.at ?? 0,
    };
  }

  const applyStep = (patches: readonly RowPatch[] | undefined) => patches && apply(patches);

  return {
    /** The same array until a row comes or goes. */
    keys: (): readonly number[] => keys,
    placeOf: (key: number): number | undefined => places.get(key),
    entryOf: (key: number): RosterEntry | undefined => rows[places.get(key) ?? -1],
    /** The number that the next new row will have: the empty row at the end is drawn under it. */
    nextKey: (): number => lastKey + 1,
    takeKey: (): number => ++lastKey,
    canUndo: history.canGoBack,
    canRedo: history.canGoForth,
    undo: (): Applied | undefined => applyStep(history.back()),
    redo: (): Applied | undefined => applyStep(history.forth()),
    /** Does the patches as one step. */
    change(patches: readonly RowPatch[]): Applied {
      history.record(patches);
      return apply(patches);
    },
    /** Does a patch as part of the last step, where that was about the same row. */
    goOn(patch: RowPatch): Applied {
      history.goOn(patch);
      return apply([patch]);
    },
    /** The rows in which something is written, each with the number that it is shown under. */
    filled: (): readonly FilledRow[] =>
      rows.flatMap((entry, at) => (isBlank(entry) ? [] : [{ row_no: at + 1, entry }])),
    /** Every row in its order, blank ones too. */
    entries: (): readonly RosterEntry[] => [...rows],
    /** Takes a stored list as it stands: nothing of before is left to undo. */
    reset(entries: readonly RosterEntry[]): Applied {
      const gone = rows.map((before) => ({ at: 0, before, after: null }));
      history.forget();
      lastKey = entries.reduce((last, { key }) => Math.max(last, key), lastKey);
      return apply([...gone, ...entries.map((after, at) => ({ at, before: null, after }))]);
    },
  };
}

export type FilledRow = { readonly row_no: number; readonly entry: RosterEntry };
