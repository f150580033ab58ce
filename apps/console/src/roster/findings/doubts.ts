import { readDay } from '@app/domain/calendar/day';
import { readDocument } from '@app/domain/persons/id-document';
import { readMobile } from '@app/domain/persons/mobile';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import type { Doubt } from '@app/domain/roster/intent';
import type { Judging } from '../sheet.ts';
import { writeRows } from '../store/edits.ts';
import { genderOf } from '../store/id-types.ts';
import { type CellEdit, isMasked, type RosterEntry } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { readAlike } from './alike.ts';

/** Says that a cell was read as it was meant, for all rows of its group in one step. */
export const confirmReading = (roster: RosterStore, key: number, field: Doubt['field']): void =>
  void writeRows(roster, readAlike(roster, key, field), (entry) => ({
    ...entry,
    doubts: entry.doubts.filter((doubt) => doubt.field !== field),
  }));

/** The other readings of a cell that can be written in it as they are; one that cannot is only said. */
export const otherReadings = (
  { doubts }: RosterEntry,
  { field, words }: Pick<Doubt, 'field' | 'words'>,
  judging: Judging,
): readonly CellEdit[] =>
  doubts
    .filter((doubt) => doubt.field === field && doubt.words === words)
    .flatMap(({ others }) => others.flatMap((text) => readingOf(field, text, judging) ?? []));

function readingOf(field: Doubt['field'], text: string, { directory, now }: Judging): CellEdit | undefined {
  switch (field) {
    case 'work_company': {
      const company = directory.companyOf({ work_company: text, work_company_id: null });
      return company && { field, text: company.name, id: company.id };
    }
    case 'occupation': {
      const occupation = directory.occupationOf({ occupation: text, occupation_code: null });
      return occupation && { field, text: occupation.name, code: occupation.code };
    }
    case 'start_date':
    case 'end_date':
    case 'birthday':
      return readDay(text) === undefined ? undefined : { field, text };
    case 'gender': {
      const gender = genderOf(text);
      return gender && { field, text: gender };
    }
    case 'mobile':
      return readMobile(text) === undefined ? undefined : { field, text };
    case 'idcard':
      return readDocument(text, null, shanghaiDay(now)).ok ? { field, text } : undefined;
    case 'name':
      return text.trim() === '' || isMasked(text) ? undefined : { field, text };
  }
}
