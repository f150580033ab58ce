import type { RosterEntry as SentRow, RosterValues } from '@app/contract/imports/rows';
import { blankEntry, entryFields, type RosterEntry, type RosterStore } from '../roster/roster.tsx';

/** A row as the server keeps it: what is written, under the number that it keeps, and which row of another list it came from. */
export function sentRow(entry: RosterEntry, source: ReturnType<RosterStore['originOf']>): SentRow {
  const written = entryFields.flatMap((field) =>
    entry[field] === '' ? [] : [[field, entry[field]] as const],
  );
  return {
    row_no: entry.key,
    ...(source && { source_row: source.source_row }),
    ...(source?.source_sheet !== undefined && { source_sheet: source.source_sheet }),
    ...(source?.source_hidden && { source_hidden: 1 }),
    ...(source?.asked_date !== undefined && { asked_date: source.asked_date }),
    values: {
      ...(Object.fromEntries(written) as RosterValues),
      ...(entry.person === null ? {} : { person: entry.person }),
      ...(entry.work_company_id === null ? {} : { work_company_id: entry.work_company_id }),
      ...(entry.occupation_code === null ? {} : { occupation_code: entry.occupation_code }),
      ...(entry.policy_person_id === null ? {} : { policy_person_id: entry.policy_person_id }),
      intent: entry.intent,
      ...(entry.doubts.length === 0
        ? {}
        : { doubts: entry.doubts.map((doubt) => ({ ...doubt, others: [...doubt.others] })) }),
    },
  };
}

/** What the server keeps of a row, as the roster has it. */
export function writtenValues(values: RosterValues): Partial<RosterEntry> {
  const written = entryFields.map((field) => [field, values[field] ?? ''] as const);
  return {
    ...Object.fromEntries(written),
    person: values.person ?? null,
    work_company_id: values.work_company_id ?? null,
    occupation_code: values.occupation_code ?? null,
    policy_person_id: values.policy_person_id ?? null,
    intent: values.intent ?? null,
    doubts: values.doubts ?? [],
  };
}

export const entryOf = (row_no: number, values: RosterValues): RosterEntry => ({
  ...blankEntry(row_no),
  ...writtenValues(values),
});
