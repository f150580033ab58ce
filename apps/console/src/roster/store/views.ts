import { repeatFaults } from '@app/domain/roster/duplicates';
import { type Verdict, verdictCodes } from '@app/domain/roster/verdict';
import { createDuplicates, type Named } from './duplicates.ts';
import type { Judging } from '../sheet.ts';
import { judged, shareOf, viewOf } from './judging.ts';
import type { Judged, RowView } from './row-view.ts';
import type { RosterEntry } from './roster-row.ts';
import type { RowNotes } from './row-notes.ts';
import type { Applied, Rows } from './rows.ts';
import { createSlices } from './slices.ts';
import { createTally, type RosterSummary } from './tally.ts';

/**
 * What each row shows, kept up to date row by row: a change judges the rows that it touched, and looks again at those that name the same
 * person. Many rows at once are judged in slices, so that the page stays awake; `summary().left` says how many wait.
 */
export function createViews(
  rows: Rows,
  notes: RowNotes,
  { changed, tell }: { readonly changed: (key: number) => void; readonly tell: () => void },
) {
  const judgements = new Map<number, Judged | null>();
  const views = new Map<number, RowView>();
  const duplicates = createDuplicates();
  const tally = createTally(verdictCodes);
  const placeOf = (key: number) => rows.placeOf(key) ?? Infinity;
  let known: RosterSummary | undefined;
  let judging: Judging | undefined;

  const slices = createSlices<number>((keys) => {
    judgeNow(keys, false);
    tell();
  });

  function show(key: number): void {
    const entry = rows.entryOf(key);
    const before = views.get(key);
    const after = entry && viewOf(entry, judgements.get(key) ?? null, knownOf(entry));
    tally.exchange(before && shareOf(before), after && shareOf(after));
    if (after) views.set(key, after);
    else views.delete(key);
    changed(key);
  }

  function knownOf(entry: RosterEntry) {
    return {
      repeats: repeatsOf(entry.key),
      fromServer: notes.markOf(entry),
      ends: notes.endsOf(entry),
      isAsked: notes.isAsked(entry),
      left: notes.leftOf(entry.key),
      said: notes.saidOf(entry.key),
      source: notes.sourceOf(entry.key) ?? null,
      number: notes.numberOf(entry),
    };
  }

  function repeatsOf(key: number): readonly Verdict[] {
    const namesakes = duplicates.namesakesOf(key, placeOf);
    if (!namesakes) return [];
    const { first, named, other } = namesakes;
    const numbered = (row: typeof first) => ({ name: row.name, row_no: placeOf(row.key) + 1 });
    const row = numbered({ key, name: judgements.get(key)?.name ?? '' });
    const others = { named: named && numbered(named), other: other && numbered(other) };
    return repeatFaults(row, { first: numbered(first), ...others });
  }

  /** Judges these rows, then shows them and whoever names the same persons, before or now. */
  function judgeNow(touched: Iterable<number>, moved: boolean): void {
    const persons = new Set<string>();
    for (const key of touched) {
      const entry = rows.entryOf(key);
      const judgement = entry && judging ? judged(entry, judging) : null;
      if (entry) judgements.set(key, judgement);
      else judgements.delete(key);
      for (const person of duplicates.place(key, personIn(judgement))) persons.add(person);
    }
    // A row put in or taken out renumbers the rows that a duplicate points at.
    if (moved) for (const person of duplicates.repeated()) persons.add(person);
    const again = [...persons].flatMap((person) => [...duplicates.rowsOf(person)]);
    for (const key of new Set([...touched, ...again])) show(key);
  }

  return {
    viewOf: (key: number) => views.get(key),
    show,
    judgeRows({ touched, moved }: Pick<Applied, 'touched' | 'moved'>, by: Judging): void {
      judging = by;
      if (touched.size <= atOnce_max) return judgeNow(touched, moved);
      // Gone rows leave the totals at once, and new ones are seen before they are judged.
      judgeNow(
        [...touched].filter((key) => rows.placeOf(key) === undefined),
        moved,
      );
      for (const key of touched) if (!views.has(key)) show(key);
      slices.add(touched);
    },
    summary(): RosterSummary {
      const left = slices.left();
      const totals = tally.summary();
      if (known?.left !== left || known.kinds !== totals.kinds || known.heads !== totals.heads)
        known = { ...totals, left };
      return known;
    },
    /** Judges what waits, now. */
    finish: slices.finish,
  };
}

/** Whom a row names, as duplicates are told; null while its number cannot be read. */
function personIn(judgement: Judged | null): Named | null {
  const key = judgement?.key ?? null;
  return key === null ? null : { key, name: judgement!.name };
}

const atOnce_max = 200;
