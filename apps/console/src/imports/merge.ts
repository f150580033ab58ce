import { entryFields, type RosterEntry } from '../roster/roster.tsx';

/** What is to be done to the list that someone else has saved, so that it holds what was written here too. */
export type Merge = {
  readonly changed: readonly RosterEntry[];
  readonly removed: readonly number[];
  /** New rows, which need numbers of their own: both may have given the same ones. */
  readonly added: readonly RosterEntry[];
  /** Rows of which both changed the same cell, or one changed what the other took out. A new one stands under the number it had here. */
  readonly disputed: readonly number[];
};

/**
 * Puts what was written here on top of what someone else has saved: rows added, cells changed, rows removed since `base`, which both began
 * with. Where both changed the same cell, the one from here stands. A row that they changed is not taken out, and one that was changed
 * here comes back: nobody is to be missed because two people worked at once.
 */
export function mergeLists({
  base,
  mine,
  theirs,
}: Readonly<Record<'base' | 'mine' | 'theirs', readonly RosterEntry[]>>): Merge {
  const before = new Map(base.map((row) => [row.key, row]));
  const there = new Map(theirs.map((row) => [row.key, row]));
  const here = new Set(mine.map(({ key }) => key));
  // A save whose answer was lost stands there already, row by row.
  const sameThere = theirs.filter(({ key }) => !before.has(key));
  const changed: RosterEntry[] = [];
  const added: RosterEntry[] = [];
  const disputed: number[] = [];

  for (const row of mine) {
    const old = before.get(row.key);
    const other = there.get(row.key);
    const written = old ? cells.filter((cell) => !isSame(row, old, cell)) : cells;
    if (!old) {
      const at = sameThere.findIndex((one) => cells.every((cell) => isSame(row, one, cell)));
      if (at < 0) added.push(row);
      else sameThere.splice(at, 1);
    } else if (written.length > 0 && !other) {
      added.push(row);
      disputed.push(row.key);
    } else if (other && written.some((cell) => !isSame(row, other, cell))) {
      changed.push(withCells(other, row, written));
      if (written.some((cell) => !isSame(old, other, cell) && !isSame(row, other, cell)))
        disputed.push(row.key);
    }
  }
  const gone = base.filter(({ key }) => !here.has(key) && there.has(key));
  const isTouched = (row: RosterEntry) => cells.some((cell) => !isSame(row, there.get(row.key) ?? row, cell));
  return {
    changed,
    removed: gone.filter((row) => !isTouched(row)).map(({ key }) => key),
    added,
    disputed: [...disputed, ...gone.filter(isTouched).map(({ key }) => key)],
  };
}

type Name = Exclude<keyof RosterEntry, 'key'>;

/** What is written as one: a chosen record goes with its text. */
const cells = entryFields.map((field): readonly Name[] => {
  if (field === 'idcard') return [field, 'person'];
  if (field === 'work_company') return [field, 'work_company_id'];
  return field === 'occupation' ? [field, 'occupation_code'] : [field];
});

const isSame = (one: RosterEntry, other: RosterEntry, cell: readonly Name[]): boolean =>
  cell.every((name) => one[name] === other[name]);

const withCells = (row: RosterEntry, from: RosterEntry, written: readonly (readonly Name[])[]) => ({
  ...row,
  ...Object.fromEntries(written.flat().map((name) => [name, from[name]])),
});
