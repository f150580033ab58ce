import { listUninsured as call } from '@app/contract/policy-changes/list-uninsured';
import { judgeUninsured } from '../imports/imports.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { tellKept } from './rows/kept-persons.ts';

export const listUninsured = answer(call, async (context) => {
  const { import_job_id, without_company, work_company } = context.input;
  const kept = await judgeUninsured(context, import_job_id);
  if (!kept) throw new Refusal('NOT_FOUND');
  return tellKept(context, kept, without_company === 1 ? '' : work_company);
});
