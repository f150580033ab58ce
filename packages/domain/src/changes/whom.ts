import { isAlikeName } from '../list/words/alike-names.ts';
import { namesDiffer } from '../roster/same-name.ts';
import { asWarning, type Verdict, verdict } from '../roster/verdict.ts';
import type { RemovableCover } from './ending.ts';

/** What a row of a removal says of whom it means, beside that by which the cover was found. */
export type Whom = {
  /** By what the cover was found: a name alone may be another's, a whole number and a chosen cover are one person's. */
  readonly by: 'name' | 'number' | 'cover';
  readonly name: string;
  readonly work_company: string;
  /** The companies of the enterprise that what is written can mean; none where it means nothing here. */
  readonly companies: readonly number[];
};

/**
 * What speaks against the only cover that was found: another name than that of whose number or cover it is, or another company than
 * the one where the only person so called works.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function whomFaults(whom: Whom, cover: RemovableCover): readonly Verdict[] {
  const { name, work_company } = cover;
  const isElsewhere = whom.companies.length > 0 && !whom.companies.includes(cover.work_company_id);
  const elsewhere = verdict('OFF_OTHER_COMPANY', { written: whom.work_company, work_company });
  const other = verdict('OFF_OTHER_NAME', { name, work_company });
  return [
    ...(namesDiffer(whom.name, name) ? [isAlikeName(whom.name, name) ? asWarning(other) : other] : []),
    ...(isElsewhere ? [whom.by === 'name' ? elsewhere : asWarning(elsewhere)] : []),
  ];
}
