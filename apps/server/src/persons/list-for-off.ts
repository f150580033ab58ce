import { listForOff as call } from '@app/contract/persons';
import { answer } from '../platform/answer.ts';
import { pageOf } from '../platform/page.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPolicyAt } from '../policies/policies.ts';
import { readKeyword } from './keyword.ts';
import { personsOf } from './person-row.ts';
import { listRemovable } from './queries.ts';

export const listForOff = answer(call, async (context) => {
  const { tx, input, now, today, language } = context;
  const { policy_id, work_company_id, work_company } = input;
  const policy = await findPolicyAt(tx, policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');

  const keyword = await readKeyword(input.keywords, context);
  const filter = {
    policy_id,
    ...(work_company === undefined ? {} : { work_company }),
    ...(work_company_id === undefined ? {} : { work_company_id }),
  };
  const { rows, total } = await listRemovable(tx, { filter, keyword, now, today }, input);
  const persons = await personsOf(tx, rows, { now, today, language });
  // Whoever may be taken off has a cover that is not over.
  const removable = persons.map((person) => ({
    ...person,
    start_date: person.start_date!,
    end_date: person.end_date!,
    refund_mode: policy.version.refund_rule.refund_mode,
  }));
  return pageOf(input, total, removable);
});
