import { wordVerdict } from '@app/contract/words/words';
import type { Verdict } from '@app/domain/verdict';
import type { Language } from '../platform/language.ts';
import type { Text } from '../platform/text.ts';
import type { Directory } from './directory.ts';
import type { Fix } from './fixes.ts';
import type { EntryField, RosterEntry } from './roster-row.ts';
import type { english } from './words/en.ts';

export type RosterText = Text<typeof english>;

/** What a cell shows: a choice by its name in the page's language, anything else as it was typed. */
export function cellText(
  entry: RosterEntry,
  field: EntryField,
  directory: Directory,
  { language, text }: { readonly language: Language; readonly text: RosterText },
): string {
  if (field === 'work_company') return directory.companyOf(entry)?.name ?? entry.work_company;
  if (field !== 'occupation') return entry[field];

  const occupation = directory.occupationOf(entry);
  if (!occupation) return entry.occupation;
  const name = language === 'zh' ? occupation.name : occupation.name_en;
  return `${name} · ${text('class', { category: occupation.category })}`;
}

/** The whole sentences of findings. */
export const sentences = (language: Language, verdicts: readonly Verdict[]): string =>
  verdicts.map((verdict) => wordVerdict(language, verdict)).join(' ');

/** What the button of a fix says. */
export function fixText(fix: Fix, text: RosterText, formatDay: (day: string) => string): string {
  switch (fix.kind) {
    case 'takeLongNumber':
      return text('takeLongNumber');
    case 'removeRow':
      return text('fixRemoveRow');
    case 'startOn':
      return text('startOn', { day: formatDay(fix.day) });
    case 'choose':
      return text(fix.field === 'work_company' ? 'chooseCompany' : 'chooseOccupation');
  }
}
