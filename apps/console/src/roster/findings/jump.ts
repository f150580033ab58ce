import type { VerdictCode } from '@app/domain/roster/verdict';
import type { Cursor } from '../store/cursor.ts';
import type { RosterStore } from '../store/roster-store.ts';

/**
 * Takes the cursor and the focus to the next row with a finding, from below the cursor on and round to the top; to the first of them where
 * only the rows with this finding are looked at.
 *
 * @param code any error when left out
 * @returns whether there is one
 */
export function jumpToFinding(roster: RosterStore, cursor: Cursor, code?: VerdictCode): boolean {
  const keys = roster.keys();
  const isSifted = code !== undefined && roster.lens.looking()?.code === code;
  const from = isSifted ? -1 : cursor.place().at;
  for (let step = 1; step <= keys.length; step++) {
    const at = (from + step) % keys.length;
    const found = roster
      .view(keys[at] ?? -1)
      ?.shown.find((verdict) => (code === undefined ? verdict.level === 'error' : verdict.code === code));
    if (!found || (code === undefined && found.code === 'INTENT_START')) continue;
    const { columnOf, shown } = roster.columns;
    const column = columnOf(found.field);
    cursor.ask({ at, column: shown().includes(column) ? column : columnOf('verdict') });
    return true;
  }
  return false;
}
