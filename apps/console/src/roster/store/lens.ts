import { createListeners } from '../../platform/listeners.ts';
import type { VerdictCode } from '@app/domain/roster/verdict';
import type { RowView } from './row-view.ts';
import { isQuiet } from './tally.ts';

/** Which rows are looked at: those with any error, or those with one finding. */
export type Looking = { readonly code: VerdictCode | 'any' };

export type Lens = {
  readonly looking: () => Looking | null;
  /**
   * The places of the rows that are shown, rising; null while all are. The same array until that changes. Rows about which nothing is to be
   * done on the list are shown only where they are looked at.
   */
  readonly places: () => readonly number[] | null;
  /** Shows only the rows that have it now. One that is mended stays until one looks anew: it must not vanish under the hands. */
  readonly look: (looking: Looking | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

type Source = {
  readonly keys: () => readonly number[];
  readonly view: (key: number) => RowView | undefined;
  /** Whether nothing is to be done about a row on this list, and how many such rows there are. */
  readonly isFolded: (key: number) => boolean;
  readonly folded: () => number;
  /** Grows with each change of the rows. */
  readonly revision: () => number;
};

const isLookedAt = (view: RowView | undefined, { code }: Looking): boolean =>
  view?.shown.some((verdict) =>
    code === 'any' ? verdict.level === 'error' && !isQuiet(view.shown) : verdict.code === code,
  ) ?? false;

/** A lens over a list: its rows keep their places and numbers, some are out of sight. */
export function createLens({ keys, view, isFolded, folded, revision }: Source): Lens {
  let looking: Looking | null = null;
  let chosen: ReadonlySet<number> = new Set();
  let known: { keys: readonly number[]; places: readonly number[] } | undefined;
  let unfolded: { readonly at: string; readonly places: readonly number[] | null } | undefined;
  const { subscribe, tell } = createListeners();

  function unfoldedPlaces(): readonly number[] | null {
    // Most lists have none, and are not looked through.
    if (folded() === 0) return null;
    const now = `${revision()} ${folded()}`;
    if (unfolded?.at !== now) {
      const places = keys().flatMap((key, at) => (isFolded(key) ? [] : [at]));
      unfolded = { at: now, places: places.length === keys().length ? null : places };
    }
    return unfolded.places;
  }

  return {
    looking: () => looking,
    places() {
      if (looking === null) return unfoldedPlaces();
      const now = keys();
      if (known?.keys !== now)
        known = { keys: now, places: now.flatMap((key, at) => (chosen.has(key) ? [at] : [])) };
      return known.places;
    },
    look(next) {
      looking = next;
      chosen = new Set(next === null ? [] : keys().filter((key) => isLookedAt(view(key), next)));
      known = undefined;
      tell();
    },
    subscribe,
  };
}

/** The place among all rows of a row that is so far down among the shown ones; past them comes the empty row at the end. */
export const placeShown = (places: readonly number[] | null, shownAt: number, length: number): number =>
  places === null ? shownAt : (places[shownAt] ?? places.at(-1) ?? length);

/** How far down a place is among the shown rows: its own row's, or the next shown one's. */
export function shownPlace(places: readonly number[] | null, at: number): number {
  if (places === null) return at;
  const found = places.findIndex((place) => place >= at);
  return found === -1 ? Math.max(0, places.length - 1) : found;
}
