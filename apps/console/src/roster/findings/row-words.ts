import type { Directory } from '@app/domain/roster/directory';
import type { RosterText, Wording } from '../sheet.ts';
import { genderOf, idTypeOf } from '../store/id-types.ts';
import type { Fix } from './fix.ts';
import type { EntryField, RosterEntry } from '../store/roster-row.ts';

/** What a cell shows: a choice by its name in the page's language, anything else as it was typed. */
export function cellText(
  entry: RosterEntry,
  field: EntryField,
  directory: Directory,
  { language, text }: Wording,
): string {
  if (field === 'work_company') return directory.companyOf(entry)?.name ?? entry.work_company;
  if (field === 'idtype' || field === 'gender') {
    const code = field === 'idtype' ? idTypeOf(entry.idtype) : genderOf(entry.gender);
    return code ? text(codeWords[code]) : entry[field];
  }
  if (field !== 'occupation') return entry[field];

  const occupation = directory.occupationOf(entry);
  if (!occupation) return entry.occupation;
  const name = language === 'zh' ? occupation.name : occupation.name_en;
  return `${name} · ${text('class', { category: occupation.category })}`;
}

/** What documents and sexes are called, by their codes. */
export const codeWords = {
  '1': 'document1',
  '2': 'document2',
  '3': 'document3',
  '4': 'document4',
  '5': 'document5',
  '6': 'document6',
  '7': 'document7',
  male: 'male',
  female: 'female',
} as const;

/** What the button of a fix says. */
export function fixText(fix: Fix, text: RosterText, formatDay: (day: string) => string): string {
  switch (fix.kind) {
    case 'takeLongNumber':
      return text('takeLongNumber');
    case 'removeRow':
      return text('fixRemoveRow');
    case 'startOn':
      return text('startOn', { day: formatDay(fix.day) });
    case 'endOn':
      return text('endOn', { day: formatDay(fix.day) });
    case 'clear':
      return text('clearMobile');
    case 'take':
      return text('take', { label: labelOf(fix, text) });
    case 'takeAllTheSame':
      return text('takeAllTheSame');
    case 'takeIn':
      return text('takeIn');
    case 'forget':
      return text('forget');
    case 'isRight':
      return text('isRight');
    case 'restore':
      return text('restore', { number: fix.mask });
    case 'choose':
      return text(chooseWords[fix.field] ?? 'choose');
  }
}

/** A document is kept by its code and said by its name. */
function labelOf({ edit, label }: Extract<Fix, { kind: 'take' }>, text: RosterText): string {
  const code = edit.field === 'idtype' ? idTypeOf(edit.text) : undefined;
  return code ? text(codeWords[code]) : label;
}

const chooseWords: Partial<
  Record<string, 'chooseCompany' | 'chooseOccupation' | 'fillBirthday' | 'chooseGender'>
> = {
  birthday: 'fillBirthday',
  gender: 'chooseGender',
  work_company: 'chooseCompany',
  occupation: 'chooseOccupation',
};
