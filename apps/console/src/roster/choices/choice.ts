import { matchable } from '@app/domain/roster/directory';
import type { VerdictCode } from '@app/domain/roster/verdict';
import type { CellEdit, EntryField } from '../store/roster-row.ts';
import { isTypedAs, type Readings } from '../../platform/readings.ts';

/** One thing that a choice cell can be set to. */
export type Choice = {
  readonly key: string;
  readonly edit: CellEdit;
  readonly label: string;
  /** What else it is known by: a code, the name in Chinese. */
  readonly hint: string;
  /** The class of a work type. */
  readonly category: string | null;
  /** Why it cannot be chosen here; null when it can. */
  readonly closed: VerdictCode | null;
  /** Every text by which it is found, ready to compare. */
  readonly texts: readonly string[];
  /** What a work type belongs to, ready to compare. */
  readonly industry?: string;
};

export type ChoiceField = 'idtype' | 'work_company' | 'occupation' | 'gender';

export const isChoiceField = (field: EntryField | undefined): field is ChoiceField =>
  field === 'work_company' || field === 'occupation' || field === 'idtype' || field === 'gender';

/** The choices that a typed text finds: those that begin with it before those that hold it, and last those that are typed so. */
export function found(
  choices: readonly Choice[],
  typed: string,
  readings: Readings | null,
): readonly Choice[] {
  const wanted = matchable(typed);
  if (wanted === '') return choices;

  const rank = ({ texts, closed }: Choice) => {
    const base = closed === null ? 0 : 10;
    if (texts.some((text) => text === wanted)) return base;
    if (texts.some((text) => text.startsWith(wanted))) return base + 1;
    if (texts.some((text) => text.includes(wanted))) return base + 2;
    return readings && texts.some((text) => isTypedAs(text, wanted, readings)) ? base + 3 : Infinity;
  };
  return choices
    .map((choice) => ({ choice, rank: rank(choice) }))
    .filter((one) => one.rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice);
}

/** The one choice that a typed text can mean: then Enter takes it at once. Of several, a person chooses, also when only one is open. */
export const onlyMeant = (choices: readonly Choice[], typed: string): number =>
  matchable(typed) !== '' && choices.length === 1 && choices[0]?.closed === null ? 0 : -1;

/** The next choice that can be chosen, from a place in a direction; stays when there is none. */
export function nextOpen(choices: readonly Choice[], from: number, by: 1 | -1): number {
  for (let at = from + by; at >= 0 && at < choices.length; at += by)
    if (choices[at]?.closed === null) return at;
  return from;
}
