import { kept_named_max, listKept as call } from '@app/contract/policy-change-repairs';
import { judgeKept, reasonsOf } from '../imports/imports.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { findChange } from './list.queries.ts';

export const listKept = answer(call, async (context) => {
  const { tx, input, language } = context;
  const { policy_change_id } = input;
  if (!(await findChange(tx, policy_change_id))) throw new Refusal('NOT_FOUND');
  const kept = await judgeKept(context, policy_change_id);
  const rows = kept?.rows ?? [];
  const uncovered = rows.filter(({ judgement }) => !judgement.verdicts.some(isCovered));
  return {
    import_job_id: kept?.import_job_id ?? null,
    person_count: uncovered.length,
    covered_count: rows.length - uncovered.length,
    list: uncovered.slice(0, kept_named_max).map(({ row: { row_no, values, said }, judgement }) => ({
      row_no,
      name: values.name?.trim() ?? '',
      last4: values.idcard?.trim().slice(-4) ?? '',
      why: [said ?? '', reasonsOf(judgement, language)].filter((reason) => reason !== '').join(' '),
    })),
  };
});

/** A row that names someone whom the policy covers already asks for nothing. */
const isCovered = ({ code }: { readonly code: string }): boolean => code === 'DUP_POLICY';
