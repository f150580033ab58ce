import type { Intent } from '../roster/intent.ts';
import type { LineFacts } from './scope.ts';
import type { ListRow } from './table.ts';

/** A row with what a line says of it; what the row itself says stands. */
export function withFacts(
  row: ListRow,
  { intent, work_company, occupation, start_date, end_date }: Partial<LineFacts>,
): ListRow {
  const { values } = row;
  const told: Intent | null | undefined = row.intent ?? intent;
  const leaves = told?.kind === 'leave';
  return {
    ...row,
    values: {
      ...(work_company === undefined ? {} : { work_company }),
      ...(occupation === undefined ? {} : { occupation }),
      ...(start_date === undefined || leaves || told?.kind === 'wait' ? {} : { start_date }),
      ...(end_date === undefined ? {} : { end_date }),
      ...values,
    },
    ...(told ? { intent: told } : {}),
  };
}
