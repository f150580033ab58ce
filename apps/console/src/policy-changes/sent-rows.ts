import type { add } from '@app/contract/policy-changes';
import type { Refusals } from '@app/contract/refusals';
import type { Verdict } from '@app/domain/verdict';
import type { z } from 'zod/mini';
import type { RosterStore, ServerMark } from '../roster/roster.tsx';

type NewPerson = Exclude<z.input<typeof add.input>['persons'], string>[number];

/** The rows as the server takes them, each under the number that it is shown under. */
export function personsOf(roster: RosterStore): readonly NewPerson[] {
  const { directory } = roster.judging();
  return roster.filled().map(({ row_no, entry }) => {
    const company = directory.companyOf(entry);
    return {
      row_no,
      name: entry.name,
      idcard: entry.idcard,
      ...(company
        ? { work_company_id: company.id }
        : { work_company_id: null, work_company: entry.work_company }),
      occupation_id: directory.occupationOf(entry)?.id ?? null,
    };
  });
}

/**
 * The server's findings by the rows that they are about.
 *
 * @param keys the rows as they stood when they were sent: row 1 is the first
 */
export const marksOf = ({ list }: Refusals['ROWS_REFUSED'], keys: readonly number[]): readonly ServerMark[] =>
  list.flatMap(({ row_no, verdicts }) => {
    const key = keys[row_no - 1];
    // The wire's findings are the domain's: the codes are the same list, the details as each code has them.
    return key === undefined ? [] : [{ key, verdicts: verdicts as unknown as readonly Verdict[] }];
  });
