import type { RosterField } from '@app/domain/verdict';

/** A row as it is typed. It keeps what a person wrote, also when nothing fits it, so that nothing is lost. */
export type RosterEntry = {
  /** The row's own number for as long as it lives, whatever row it becomes. */
  readonly key: number;
  readonly name: string;
  readonly idcard: string;
  readonly work_company: string;
  /** Set when one was chosen; else `work_company` is matched by its name. */
  readonly work_company_id: number | null;
  readonly occupation: string;
  /** Set when one was chosen, by code: the id differs in each series, and a list may move to another policy. */
  readonly occupation_code: string | null;
  readonly start_date: string | null;
};

/** The columns that a person fills in. */
export type EntryField = Exclude<RosterField, 'start_date'>;

export const entryFields = ['name', 'idcard', 'work_company', 'occupation'] as const satisfies EntryField[];

/** The change of one cell: its text, and for a choice which record it stands for. */
export type CellEdit =
  | { readonly field: 'name' | 'idcard'; readonly text: string }
  | { readonly field: 'work_company'; readonly text: string; readonly id?: number }
  | { readonly field: 'occupation'; readonly text: string; readonly code?: string };

export const blankEntry = (key: number): RosterEntry => ({
  key,
  name: '',
  idcard: '',
  work_company: '',
  work_company_id: null,
  occupation: '',
  occupation_code: null,
  start_date: null,
});

/** A row that nobody has written in is nobody: it is neither counted, nor judged, nor sent. */
export const isBlank = (entry: RosterEntry): boolean =>
  entryFields.every((field) => entry[field].trim() === '');

/** The row with one cell changed; the same object when that changes nothing. */
export function edited(entry: RosterEntry, edit: CellEdit): RosterEntry {
  const next = { ...entry, ...cellsOf(edit) };
  return entryFields.every((field) => next[field] === entry[field]) &&
    next.work_company_id === entry.work_company_id &&
    next.occupation_code === entry.occupation_code
    ? entry
    : next;
}

function cellsOf(edit: CellEdit): Partial<RosterEntry> {
  if (edit.field === 'work_company') return { work_company: edit.text, work_company_id: edit.id ?? null };
  if (edit.field === 'occupation') return { occupation: edit.text, occupation_code: edit.code ?? null };
  return { [edit.field]: edit.text };
}
