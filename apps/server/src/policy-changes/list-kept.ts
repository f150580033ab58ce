import { kept_named_max, listKept as call } from '@app/contract/policy-change-repairs';
import type { RowJudgement } from '@app/domain/roster/roster';
import { type Kept, judgeKept, reasonsOf } from '../imports/imports.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { findChange } from './list.queries.ts';

export const listKept = answer(call, async (context) => {
  const { tx, input, language } = context;
  const { policy_change_id } = input;
  if (!(await findChange(tx, policy_change_id))) throw new Refusal('NOT_FOUND');
  const kept = await judgeKept(context, policy_change_id);
  const rows = kept?.rows ?? [];
  const covered = rows.filter(({ judgement }) => isCovered(judgement));
  const uncovered = rows.filter(({ judgement }) => !isCovered(judgement));
  return {
    import_job_id: kept?.import_job_id ?? null,
    row_count: rows.length,
    person_count: uncovered.length,
    covered_count: covered.length,
    list: uncovered.slice(0, kept_named_max).map((person) => {
      const said = person.row.said ?? '';
      const why = reasonsOf(person.judgement, language);
      const errors = person.judgement.verdicts.filter(({ level }) => level === 'error');
      return {
        ...named(person),
        why: [said, why].filter((reason) => reason !== '').join(' '),
        said,
        reasons: errors.map(({ code, detail }) => ({ code, detail })),
      };
    }),
    covered_list: covered.slice(0, kept_named_max).map(named),
  };
});

/**
 * A row asks for nothing where cover that the person has already holds all of its days. A day without it, and somebody
 * who is not insured would be told as covered.
 */
const isCovered = ({ verdicts, cover }: RowJudgement): boolean =>
  cover !== null &&
  verdicts.some(
    ({ code, detail }) =>
      (code === 'DUP_POLICY' || code === 'DUP_INSURER') && detail.from <= cover.from && cover.to <= detail.to,
  );

const named = ({ row: { row_no, values }, judgement }: Kept['rows'][number]) => ({
  row_no,
  name: values.name?.trim() ?? '',
  last4: last4Of(values.idcard ?? '', judgement),
});

/** What a spreadsheet left of a number ends in an exponent or in zeros: nobody knows a person by that. */
function last4Of(idcard: string, { verdicts }: RowJudgement): string {
  if (verdicts.some(({ code }) => code === 'ID_EXCEL_NUMBER')) return '';
  return /[\dA-Za-z]{4}$/.exec(idcard.normalize('NFKC').trim())?.[0] ?? '';
}
