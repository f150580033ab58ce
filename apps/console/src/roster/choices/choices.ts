import { matchable } from '@app/domain/roster/directory';
import type { ChoosingRow, Wording } from '../sheet.ts';
import { blankEntry, type EntryField, type RosterEntry } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { type Choice, type ChoiceField, found, isChoiceField } from './choice.ts';

/** What a typed text finds for the cell of a row; nothing where the cell is not a choice. */
export function choicesAt(
  roster: RosterStore,
  {
    at,
    field,
    typed,
  }: { readonly at: number; readonly field: EntryField | undefined; readonly typed: string },
  wording: Wording,
): readonly Choice[] {
  if (!isChoiceField(field)) return [];
  const key = roster.keys()[at] ?? roster.nextKey();
  const row = { entry: roster.entryOf(key) ?? blankEntry(key), view: roster.view(key) };
  const choices = choicesOf(roster, field, row, wording);
  if (matchable(typed) === '') return withNearFirst(roster, choices, row.entry, field);
  const meant = found(choices, typed, roster.judging().readings);
  return meant.length > 0 ? meant : likely(roster, choices, typed);
}

/** Everything that a choice cell of this row could hold, what can be chosen first. */
export function choicesOf(
  roster: RosterStore,
  field: ChoiceField,
  row: ChoosingRow,
  wording: Wording,
): readonly Choice[] {
  return roster
    .judging()
    .choicesOf(field, row, wording)
    .toSorted((a, b) => Number(a.closed !== null) - Number(b.closed !== null));
}

/**
 * All choices, where a cell says what nothing is called by: first those whose name, alias or industry holds its words, then those that it
 * may stand for.
 */
function withNearFirst(
  roster: RosterStore,
  choices: readonly Choice[],
  entry: RosterEntry,
  field: ChoiceField,
): readonly Choice[] {
  const written = matchable(entry[field]);
  const { directory } = roster.judging();
  const isKnown = field === 'work_company' ? directory.companyOf(entry) : directory.occupationOf(entry);
  if (written === '' || isKnown || field === 'idtype' || field === 'gender') return choices;
  const near = [
    ...found(choices, written, null),
    ...choices.filter(({ industry }) => industry?.includes(written)),
    ...likely(roster, choices, written),
  ];
  return [...new Set([...near, ...choices])];
}

/** What a text may stand for that nothing is called by, likeliest first. */
function likely(roster: RosterStore, choices: readonly Choice[], typed: string): readonly Choice[] {
  const { companies, occupations } = roster.judging().directory.suggestions(typed);
  const keys = [...companies.map(({ id }) => String(id)), ...occupations.map(({ code }) => code)];
  return keys.flatMap((key) => choices.find((choice) => choice.key === key) ?? []);
}
