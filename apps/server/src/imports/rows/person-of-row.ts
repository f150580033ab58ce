import type { RosterValues } from '@app/contract/imports/rows';
import type { Day } from '@app/domain/calendar/day';
import type { IdType } from '@app/domain/persons/id-document';
import type { Directory } from '@app/domain/roster/directory';
import type { ListedRow } from '../../policy-changes/policy-changes.ts';
import { maskedDoubt, maskedIntent } from './masked-cells.ts';
import type { KeptRow } from './roster-text.ts';

/**
 * A row of a list as a change takes it: what was written is looked up, what nobody wrote is left out. A day that is none
 * stays as it was written, and is judged to be none.
 */
export function personOfRow(
  { row_no, values, asked }: Pick<KeptRow, 'row_no' | 'values' | 'asked'>,
  directory: Directory,
) {
  const { work_company = '', work_company_id = null } = values;
  const work = { occupation: values.occupation ?? '', occupation_code: values.occupation_code ?? null };
  return {
    row_no,
    name: values.name ?? '',
    idtype: idtypeOf(values.idtype),
    idcard: values.idcard ?? '',
    birthday: written(values.birthday) as Day | null,
    gender: values.gender === 'male' || values.gender === 'female' ? values.gender : null,
    employee_mobile: written(values.mobile),
    employee_no: written(values.employee_no)?.slice(0, 60).toWellFormed() ?? null,
    remark: written(values.remark)?.slice(0, 200).toWellFormed() ?? null,
    work_company_id: directory.companyOf({ work_company, work_company_id })?.id ?? null,
    occupation_id: directory.occupationOf({ work_company, work_company_id, ...work })?.id ?? null,
    start_date: written(values.start_date) as Day | null,
    end_date: written(values.end_date) as Day | null,
    asked_date: asked ?? null,
    // Findings quote these, and are told to whoever may see the change.
    intent: values.intent ? maskedIntent(values.intent) : null,
    doubts: (values.doubts ?? []).map(maskedDoubt),
    written_company: work_company.trim(),
    policy_person_id: values.policy_person_id ?? null,
  } satisfies ListedRow;
}

const written = (text: string | undefined): string | null => text?.trim() || null;

/** The document type that a cell chooses; null where it says none. */
export const idtypeOf = (text: string | undefined): IdType | null =>
  /^[1-7]$/.test(text?.trim() ?? '') ? (Number(text) as IdType) : null;

/**
 * A row's values with others in their place. A company or a work type that is written anew is no longer the one that was
 * chosen before, unless the same is said to be chosen again.
 */
export function withValues(before: RosterValues, patch: RosterValues): RosterValues {
  const companyWritten = patch.work_company !== undefined && patch.work_company !== before.work_company;
  const occupationWritten = patch.occupation !== undefined && patch.occupation !== before.occupation;
  return {
    ...before,
    ...(companyWritten ? { work_company_id: null } : {}),
    ...(occupationWritten ? { occupation_code: null } : {}),
    ...patch,
  };
}
