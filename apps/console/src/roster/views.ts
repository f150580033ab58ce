import type { RowJudgement } from '@app/domain/roster';
import { verdictCodes } from '@app/domain/verdict';
import { createDuplicates } from './duplicates.ts';
import { judged, type Judging, type RowView, shareOf, viewOf } from './judging.ts';
import type { RosterEntry } from './roster-row.ts';
import type { RowNotes } from './row-notes.ts';
import type { Applied, Rows } from './rows.ts';
import { createTally } from './tally.ts';

/** What each row shows, kept up to date row by row: a change judges the rows that it touched, and looks again at those that name the same person. */
export function createViews(rows: Rows, notes: RowNotes, onChanged: (key: number) => void) {
  const judgements = new Map<number, RowJudgement | null>();
  const views = new Map<number, RowView>();
  const duplicates = createDuplicates();
  const tally = createTally(verdictCodes);
  const placeOf = (key: number) => rows.placeOf(key) ?? Infinity;

  function show(key: number): void {
    const entry = rows.entryOf(key);
    const before = views.get(key);
    const after = entry && viewOf(entry, judgements.get(key) ?? null, knownOf(entry));
    tally.exchange(before && shareOf(before), after && shareOf(after));
    if (after) views.set(key, after);
    else views.delete(key);
    onChanged(key);
  }

  function knownOf(entry: RosterEntry) {
    const first = duplicates.firstOf(entry.key, placeOf);
    const repeats = first === undefined || first === entry.key ? undefined : placeOf(first) + 1;
    return { repeats, fromServer: notes.markOf(entry), left: notes.leftOf(entry.key) };
  }

  /** Judges these rows, then shows them and whoever names the same persons, before or now. */
  function judgeRows({ touched, moved }: Pick<Applied, 'touched' | 'moved'>, judging: Judging): void {
    const persons = new Set<string>();
    for (const key of touched) {
      const entry = rows.entryOf(key);
      const judgement = entry ? judged(entry, judging) : null;
      if (entry) judgements.set(key, judgement);
      else judgements.delete(key);
      for (const idcard of duplicates.place(key, judgement?.person?.idcard ?? null)) persons.add(idcard);
    }
    // A row put in or taken out renumbers the rows that a duplicate points at.
    if (moved) {
      for (const idcard of duplicates.repeated()) persons.add(idcard);
    }
    const again = [...persons].flatMap((idcard) => [...duplicates.rowsOf(idcard)]);
    for (const key of new Set([...touched, ...again])) show(key);
  }

  return { viewOf: (key: number) => views.get(key), judgeRows, show, summary: tally.summary };
}
