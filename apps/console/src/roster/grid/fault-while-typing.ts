import type { Language } from '../../platform/language.ts';
import { judged } from '../store/judging.ts';
import { edited, type EntryField } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { sentences } from '../words/verdict-words.ts';

/**
 * What is wrong with a text while it is typed; empty when nothing is. Only in a cell that was left once, so that nobody is corrected in the
 * middle of a first word.
 */
export function faultWhileTyping(
  roster: RosterStore,
  {
    at,
    field,
    typed,
  }: { readonly at: number; readonly field: EntryField | undefined; readonly typed: string },
  language: Language,
): string {
  const entry = roster.entryOf(roster.keys()[at] ?? -1);
  if (!entry || typed === '' || (field !== 'name' && field !== 'idcard' && field !== 'mobile')) return '';
  if (!roster.wasLeft(entry.key, field)) return '';

  const verdicts = judged(edited(entry, { field, text: typed }), roster.judging())?.verdicts ?? [];
  return sentences(
    language,
    verdicts.filter((verdict) => verdict.field === field && verdict.level === 'error'),
  );
}
