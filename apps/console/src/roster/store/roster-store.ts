import type { Judging } from '../sheet.ts';
import type { RowView } from './row-view.ts';
import { createLens } from './lens.ts';
import { createRowListeners } from './row-listeners.ts';
import { createOpenText } from './open-text.ts';
import type { Patch } from './patches.ts';
import type { CellEdit, EntryField, RosterEntry } from './roster-row.ts';
import { type RowSource, createRowNotes, type RowNotes, type ServerMark } from './row-notes.ts';
import { type Applied, createRows, type Rows } from './rows.ts';
import { type ColumnChoice, createColumnChoice } from './shown-columns.ts';
import { neededOf } from './needed-columns.ts';
import { type RosterSummary, startersIn } from './tally.ts';
import { createViews } from './views.ts';

export type RosterStore = ReturnType<typeof createRosterStore>;

/** More rows to which what was just done to one can be done too. */
export type Offer = {
  readonly rows: number;
  /** At how many work companies these rows are, with the one that was mended. */
  readonly companies: number;
  readonly act: () => void;
};

/**
 * The rows of a list that is being written, outside of React: each row is subscribed to alone, and a change judges only what it touches,
 * so that one cell costs the same in 3 rows and in 10,000. Patches are the only way in, and one list of them is one step to undo.
 */
export function createRosterStore(
  judging: Judging,
  columns: ColumnChoice = createColumnChoice(judging.sheet),
) {
  const { sheet } = judging;
  const rows = createRows();
  const notes = createRowNotes(sheet.naming);
  const listeners = createRowListeners();
  const views = createViews(rows, notes, listeners);
  let offer: Offer | null = null;
  let revision = 0;
  const lens = createLens({
    keys: rows.keys,
    view: views.viewOf,
    isFolded: (key) => rows.entryOf(key)?.intent?.kind === 'start',
    folded: () => startersIn(views.summary()),
    revision: () => revision,
  });

  /** Shows what a step did; the place of its first row is where a person looks next. */
  function settle(applied: Applied | undefined): number | undefined {
    if (!applied) return undefined;
    offer = null;
    revision += 1;
    columns.need(judging.needs);
    columns.need(neededOf(rows, applied.touched, judging));
    views.judgeRows(applied, judging);
    listeners.tell();
    return applied.at;
  }

  return {
    ...rows,
    sheet,
    /** The rows as they were in which something was chosen for what was asked about, with what was chosen. */
    picks: [] as (readonly [RosterEntry, CellEdit])[],
    openText: createOpenText(listeners.tell),
    columns,
    lens,
    view: (key: number): RowView | undefined => views.viewOf(key),
    summary: (): RosterSummary => views.summary(),
    judging: (): Judging => judging,
    /** Grows with each change of the rows. */
    revision: (): number => revision,
    subscribe: listeners.subscribe,
    subscribeRow: listeners.subscribeTo,
    /** What else can be done like the last change, until the next one. */
    offer: (): Offer | null => offer,
    propose(next: Offer | null): void {
      offer = next;
      listeners.tell();
    },
    /** Judges what still waits to be judged, now. */
    finish: views.finish,

    /** Does the patches as one step. */
    change: (patches: readonly Patch<RosterEntry>[]): number | undefined =>
      patches.length === 0 ? undefined : settle(rows.change(patches)),
    /** Does a patch as part of the last step, where that was about the same row. */
    goOn: (patch: Patch<RosterEntry>): number | undefined => settle(rows.goOn(patch)),
    undo: (): number | undefined => settle(rows.undo()),
    redo: (): number | undefined => settle(rows.redo()),
    /** Shows a stored list in place of what is here. */
    reset: (entries: readonly RosterEntry[]): void => void settle(rows.reset(entries)),

    /** Judges every row anew: another policy, another start, another day. */
    judgeBy(next: Judging): void {
      judging = next;
      settle({ touched: new Set(rows.keys()), moved: false, at: 0 });
    },

    ...shownFindings({ rows, notes, show: views.show, tell: listeners.tell }),
  };
}

/** When findings are shown: those of here once a cell was left, those of the server as long as their row stays as it was sent. */
function shownFindings({
  rows,
  notes,
  show,
  tell,
}: {
  readonly rows: Rows;
  readonly notes: RowNotes;
  readonly show: (key: number) => void;
  readonly tell: () => void;
}) {
  return {
    /** Whether a cell was left once, so that its findings are shown while it is written again. */
    wasLeft: (key: number, field: EntryField): boolean => notes.leftOf(key).has(field),

    /** Notes that cells were left: from now on their findings are shown. */
    leave(keys: readonly number[], fields: readonly EntryField[]): void {
      for (const key of keys) if (notes.leave(key, fields) && rows.placeOf(key) !== undefined) show(key);
      tell();
    },

    /** Puts the server's findings on their rows; each stays until its row is changed. */
    mark(found: readonly ServerMark[]): void {
      for (const { key, ...mark } of found) {
        const entry = rows.entryOf(key);
        if (!entry) continue;
        notes.mark(entry, mark);
        show(key);
      }
      tell();
    },

    /** What was said of a row elsewhere, such as by the insurer: kept with it whatever is written. */
    say(words: ReadonlyMap<number, string>): void {
      for (const [key, said] of words) notes.say(key, said);
    },
    saidOf: (key: number): string | null => notes.saidOf(key),

    /** From which rows of a list that came in rows are: told before they are shown. */
    cite(sources: Iterable<readonly [key: number, source: RowSource]>): void {
      for (const [key, source] of sources) notes.cite(key, source);
    },
    /** Undefined for a row that was typed. */
    originOf: (key: number): RowSource | undefined => notes.sourceOf(key),
    sourceOf: (key: number): number | null => notes.sourceOf(key)?.source_row ?? null,
    sheetOf: (key: number): string | null => notes.sourceOf(key)?.source_sheet ?? null,

    /** Notes which whole number a spreadsheet's ruined one can be, hidden but for its ends. */
    offerNumbers(masks: ReadonlyMap<RosterEntry, string>): void {
      for (const [entry, mask] of masks) {
        notes.offerNumber(entry, mask);
        if (rows.entryOf(entry.key) === entry) show(entry.key);
      }
      tell();
    },
  };
}
