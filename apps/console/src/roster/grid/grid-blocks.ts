import { rows_max } from '@app/contract/policy-changes/fields';
import { markedBy } from '../store/cursor.ts';
import { fillLike, pasteBlock, writeRows } from '../store/edits.ts';
import { placeShown, shownPlace } from '../store/lens.ts';
import { isList } from './list-text.ts';
import { type Block, readBlock } from './paste.ts';
import { rememberCopied } from '../store/recalled.ts';
import { edited } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { type GridSession, stop } from './session.ts';

// What is done to several cells at once.

/** Writes a pasted block from the cursor on and says what became of it; a list of its own goes to be recognised. */
export function paste(session: GridSession, pasted: string): void {
  const { roster, cursor, say, text } = session;
  const { at, column } = cursor.place();
  const field = roster.columns.fieldAt(column);
  if (isList(pasted, roster, { at, column })) {
    stop(session);
    return session.onList(pasted);
  }
  if (!field) return;
  const block = readBlock(pasted);
  const places = placesFrom(roster, at);
  if (roster.keys().length + Math.max(0, block.length - places.length) > rows_max)
    return say(text('tooManyRows', { max: rows_max }));

  stop(session);
  const fields = roster.columns.fieldsFrom(roster.columns.offered(), field);
  const { rows, replaced, left_over } = pasteBlock(roster, { places, fields }, block);
  say(
    [
      text('pasted', { count: rows }),
      replaced > 0 ? text('replaced', { count: replaced }) : '',
      left_over > 0 ? text('leftOver', { count: left_over }) : '',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/** The places of the rows that are shown, from one on. */
function placesFrom({ lens, keys }: RosterStore, at: number): readonly number[] {
  const shown = lens.places();
  return shown
    ? shown.filter((place) => place >= at)
    : Array.from({ length: Math.max(0, keys().length - at) }, (_, offset) => at + offset);
}

/** The rows and fields that are marked. */
function marked({ roster, cursor }: Pick<GridSession, 'roster' | 'cursor'>) {
  const { top, end, from, to } = markedBy(cursor.place());
  const shown = roster.lens.places();
  const places = shown?.filter((at) => at >= top && at <= end);
  const keys = places
    ? places.flatMap((at) => roster.keys()[at] ?? [])
    : roster.keys().slice(top, Math.min(end, roster.keys().length - 1) + 1);
  const fields = roster.columns
    .shown()
    .flatMap((column) => (column < from || column > to ? [] : (roster.columns.fieldAt(column) ?? [])));
  return { keys, fields };
}

/** Empties the marked cells. */
export function clear(session: GridSession): void {
  const { roster, say, text } = session;
  const { keys, fields } = marked(session);
  const cleared = writeRows(roster, keys, (entry) =>
    fields.reduce((next, field) => edited(next, { field, text: '' }), entry),
  );
  if (cleared > 1) say(text('cleared', { count: cleared }));
}

/** Fills the first of the marked rows down the others; with one row alone, takes what stands above it. */
export function fillDown(session: GridSession): void {
  const { roster, cursor, say, text } = session;
  const { keys, fields } = marked(session);
  const places = roster.lens.places();
  const above = placeShown(places, shownPlace(places, cursor.place().at) - 1, 0);
  const like = roster.entryOf(keys.length > 1 ? (keys[0] ?? -1) : (roster.keys()[above] ?? -1));
  if (!like || fields.length === 0) return;
  const filled = fillLike(roster, keys, { like, fields });
  say(text('filledDown', { count: filled }));
}

/** The marked cells as they are shown, to be taken elsewhere. */
export function copied(session: GridSession): Block {
  const { roster, shownAt } = session;
  const { keys, fields } = marked(session);
  rememberCopied(fields.includes('idcard') ? keys.flatMap((key) => roster.entryOf(key) ?? []) : []);
  return keys.map((key) => fields.map((field) => shownAt(roster.placeOf(key) ?? -1, field)));
}
