import type { Doubt, Intent } from '@app/domain/roster/intent';

/** The columns that a person fills in, in the order in which the grid shows them. */
export const entryFields = [
  'name',
  'idtype',
  'idcard',
  'work_company',
  'occupation',
  'mobile',
  'start_date',
  'end_date',
  'birthday',
  'gender',
  'employee_no',
  'remark',
] as const;

export type EntryField = (typeof entryFields)[number];

/** A row as it is typed. It keeps what a person wrote, also when nothing fits it, so that nothing is lost. */
export type RosterEntry = Readonly<Record<EntryField, string>> & {
  /** The row's own number for as long as it lives, whatever row it becomes. */
  readonly key: number;
  /** Stands for somebody whose number is not shown: `idcard` and `mobile` are masks then. Null where a number was typed. */
  readonly person: string | null;
  /** Set when one was chosen; else `work_company` is matched by its name. */
  readonly work_company_id: number | null;
  /** Set when one was chosen, by code: the id differs in each series, and a list may move to another policy. */
  readonly occupation_code: string | null;
  /** The cover that was chosen, of those that can be ended; null as soon as somebody writes whom it is about. */
  readonly policy_person_id: number | null;
  /** Why the list names the person, where that is not what the list is for; null as soon as somebody says to take them all the same. */
  readonly intent: Intent | null;
  /** The cells that could be read in another way, until somebody has looked. */
  readonly doubts: readonly Doubt[];
};

/** The change of one cell: its text, and for a choice which record it stands for. */
export type CellEdit =
  | { readonly field: Exclude<EntryField, 'idcard' | 'work_company' | 'occupation'>; readonly text: string }
  /** Without `person` the number is typed; the mask that stood there stays whose it was. */
  | { readonly field: 'idcard'; readonly text: string; readonly person?: string | null }
  | { readonly field: 'work_company'; readonly text: string; readonly id?: number | null }
  | { readonly field: 'occupation'; readonly text: string; readonly code?: string | null };

const blank = {
  ...(Object.fromEntries(entryFields.map((field) => [field, ''])) as Record<EntryField, string>),
  person: null,
  work_company_id: null,
  occupation_code: null,
  policy_person_id: null,
  intent: null,
  doubts: [],
};

export const blankEntry = (key: number): RosterEntry => ({ ...blank, key });

/** A row that nobody has written in is nobody: it is neither counted, nor judged, nor sent. */
export const isBlank = (entry: RosterEntry): boolean =>
  entryFields.every((field) => entry[field] === '' || entry[field].trim() === '');

/** The row with one cell changed; the same object when that changes nothing. */
export function edited(entry: RosterEntry, edit: CellEdit): RosterEntry {
  const cells = Object.entries({ ...cellsOf(entry, edit), ...withoutDoubt(entry, edit.field) }) as [
    keyof RosterEntry,
    unknown,
  ][];
  return cells.every(([name, value]) => entry[name] === value)
    ? entry
    : { ...entry, ...Object.fromEntries(cells) };
}

/** Whoever writes in a cell has looked at it. */
const withoutDoubt = ({ doubts }: RosterEntry, field: EntryField): Partial<RosterEntry> =>
  doubts.some((doubt) => doubt.field === field)
    ? { doubts: doubts.filter((doubt) => doubt.field !== field) }
    : {};

function cellsOf(entry: RosterEntry, edit: CellEdit): Partial<RosterEntry> {
  const cells = cellsWritten(entry, edit);
  const isWhom = namingFields.has(edit.field) && edit.text !== entry[edit.field];
  return isWhom ? { ...cells, policy_person_id: null } : cells;
}

/** By which a cover is named, where none was chosen. */
const namingFields: ReadonlySet<EntryField> = new Set(['name', 'idcard', 'work_company']);

function cellsWritten(entry: RosterEntry, edit: CellEdit): Partial<RosterEntry> {
  if (edit.field === 'idcard') {
    const { text, person = text === entry.idcard ? entry.person : null } = edit;
    // The masked mobile is that of the person who goes.
    const mobile = person === null && entry.person !== null && isMasked(entry.mobile) ? { mobile: '' } : {};
    return { idcard: text, person, ...mobile };
  }
  if (edit.field === 'work_company') return { work_company: edit.text, work_company_id: edit.id ?? null };
  if (edit.field === 'occupation') return { occupation: edit.text, occupation_code: edit.code ?? null };
  return { [edit.field]: edit.text };
}

/** Whether a text shows a number with stars in its middle, as it is shown to whoever has not typed it. */
export const isMasked = (text: string): boolean => text.includes('*');

/** What writes the same into another row's cell: its text, and the record that it stands for. */
export function editLike(entry: RosterEntry, field: EntryField): CellEdit {
  const text = entry[field];
  if (field === 'idcard') return { field, text, person: entry.person };
  if (field === 'work_company') return { field, text, id: entry.work_company_id };
  return field === 'occupation' ? { field, text, code: entry.occupation_code } : { field, text };
}
