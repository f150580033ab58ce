import { matchable } from '@app/domain/roster/directory';
import type { VerdictCode } from '@app/domain/roster/verdict';
import { workFaults } from '@app/domain/roster/work-faults';
import { isTypedAs, type Readings } from './readings.ts';
import { genders, idTypes } from '../store/id-types.ts';
import type { RowView } from '../store/judging.ts';
import { blankEntry, type CellEdit, type EntryField, type RosterEntry } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { codeWords, type Wording } from '../findings/row-words.ts';

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
  row: { readonly entry: RosterEntry; readonly view: RowView | undefined },
  wording: Wording,
): readonly Choice[] {
  if (field === 'idtype' || field === 'gender') return fixedChoices(field, wording);
  const choices = field === 'work_company' ? companyChoices(roster) : occupationChoices(roster, row, wording);
  return choices.toSorted((a, b) => Number(a.closed !== null) - Number(b.closed !== null));
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

const fixedChoices = (field: 'idtype' | 'gender', { text }: Wording): readonly Choice[] =>
  (field === 'idtype' ? idTypes : genders).map((code) => ({
    key: code,
    edit: { field, text: code },
    label: text(codeWords[code]),
    hint: '',
    category: null,
    closed: null,
    texts: [matchable(text(codeWords[code])), code],
  }));

const companyChoices = (roster: RosterStore): readonly Choice[] => {
  const { context, directory } = roster.judging();
  return directory.companies.map(({ id, name }) => ({
    key: String(id),
    edit: { field: 'work_company', text: name, id },
    label: name,
    hint: '',
    category: null,
    closed:
      workFaults({ work_company_id: id, occupation_id: null }, context, undefined).faults.find(
        (fault) => fault.field === 'work_company',
      )?.code ?? null,
    texts: [matchable(name)],
  }));
};

function occupationChoices(
  roster: RosterStore,
  { entry, view }: { readonly entry: RosterEntry; readonly view: RowView | undefined },
  { language }: Wording,
): readonly Choice[] {
  const { context, directory } = roster.judging();
  const work_company_id = directory.companyOf(entry)?.id ?? null;
  const age = view?.judgement?.person?.age;
  return directory.occupations.map(({ id, code, name, name_en, industry = '', category, aliases }) => ({
    key: code,
    edit: { field: 'occupation', text: name, code },
    label: language === 'zh' ? name : name_en,
    hint: language === 'zh' ? code : `${name} ${code}`,
    category,
    closed:
      workFaults({ work_company_id, occupation_id: id }, context, age).faults.find(
        (fault) => fault.field === 'occupation',
      )?.code ?? null,
    texts: [name, code, name_en, ...aliases].map(matchable),
    industry: matchable(industry),
  }));
}

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
