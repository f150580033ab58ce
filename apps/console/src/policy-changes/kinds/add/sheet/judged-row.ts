import type { Directory } from '@app/domain/roster/directory';
import type { IdType } from '@app/domain/persons/id-document';
import { judgeRow, type RosterContext, type RosterRow, type RowJudgement } from '@app/domain/roster/roster';
import type { Readings } from '../../../../platform/readings.ts';
import { genderOf, idTypeOf, isMasked, type RosterEntry } from '../../../../roster/roster.tsx';

/** What the rows of an addition are judged against, and what their choices mean. */
export type Around = {
  readonly context: RosterContext;
  readonly directory: Directory;
  readonly readings: Readings | null;
};

/** Judges one row by itself. */
export const judgedAddition = (entry: RosterEntry, { context, directory }: Around): RowJudgement =>
  judgeRow(judgedRow(entry, directory), context);

/** A row as the domain judges it: the choices as the records that they stand for, an empty cell as nothing. */
export const judgedRow = (entry: RosterEntry, directory: Directory): RosterRow => ({
  row_no: 1,
  name: entry.name,
  idtype: (Number(idTypeOf(entry.idtype) ?? 0) || null) as IdType | null,
  idcard: entry.idcard,
  person: entry.person,
  birthday: entry.birthday.trim() || null,
  gender: genderOf(entry.gender) ?? null,
  // A masked mobile is known to be one.
  mobile: (entry.person !== null && isMasked(entry.mobile) ? '' : entry.mobile).trim() || null,
  work_company_id: directory.companyOf(entry)?.id ?? null,
  occupation_id: directory.occupationOf(entry)?.id ?? null,
  start_date: entry.start_date.trim() || null,
  end_date: entry.end_date.trim() || null,
  intent: entry.intent,
  doubts: entry.doubts,
  remembered: directory.remembered(entry),
});
