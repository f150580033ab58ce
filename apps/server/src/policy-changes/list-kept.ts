import { listKept as call } from '@app/contract/policy-changes/list-kept';
import { judgeKept } from '../imports/imports.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { findChange } from './list.queries.ts';
import { tellKept } from './rows/kept-persons.ts';

export const listKept = answer(call, async (context) => {
  const { policy_change_id, without_company, work_company } = context.input;
  if (!(await findChange(context.tx, policy_change_id))) throw new Refusal('NOT_FOUND');
  const kept = await judgeKept(context, policy_change_id);
  return tellKept(context, kept, without_company === 1 ? '' : work_company);
});
