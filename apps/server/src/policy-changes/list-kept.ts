import { kept_named_max, listKept as call, told_named_max } from '@app/contract/policy-change-repairs';
import { withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import { intentKinds } from '@app/domain/roster/intent';
import type { RowJudgement } from '@app/domain/roster/roster';
import { type Kept, judgeKept, reasonsOf } from '../imports/imports.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { findChange } from './list.queries.ts';

export const listKept = answer(call, async (context) => {
  const { tx, input, language } = context;
  const { policy_change_id, without_company } = input;
  const work_company = without_company === 1 ? '' : input.work_company;
  if (!(await findChange(tx, policy_change_id))) throw new Refusal('NOT_FOUND');
  const kept = await judgeKept(context, policy_change_id);
  const all = kept?.rows ?? [];
  const rows = all.filter((row) => work_company === undefined || row.work_company === work_company);
  const covered = rows.filter(({ judgement }) => isCovered(judgement));
  const uncovered = rows.filter(({ judgement }) => !isCovered(judgement));
  return {
    import_job_id: kept?.import_job_id ?? null,
    row_count: rows.length,
    person_count: uncovered.length,
    covered_count: covered.length,
    list: uncovered.slice(0, kept_named_max).map((person) => {
      const said = withoutNumbersOfPersons(person.row.said ?? '');
      const why = reasonsOf(person.judgement, language);
      return {
        ...named(person),
        why: [said, why].filter((reason) => reason !== '').join(' '),
        said,
      };
    }),
    covered_list: covered.slice(0, kept_named_max).map(named),
    companies: [...new Set(all.map((row) => row.work_company))],
    told: toldOf(rows),
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

const named = ({ row: { row_no, values }, judgement, work_company }: Kept['rows'][number]) => ({
  row_no,
  name: nameOf(values),
  last4: last4Of(values.idcard ?? '', judgement),
  work_company,
  reasons: judgement.verdicts
    .filter(({ level }) => level === 'error')
    .map(({ code, detail }) => ({ code, detail })),
});

/** Whoever may see the change is told of its rows, and has typed none of them. */
const nameOf = ({ name = '' }: Kept['rows'][number]['row']['values']): string =>
  withoutNumbersOfPersons(name.trim());

/** Whom the list names for another reason than to be insured. */
const toldOf = (rows: Kept['rows']) =>
  intentKinds.flatMap((kind) => {
    const told = rows.filter(({ row }) => row.values.intent?.kind === kind);
    const names = told.slice(0, told_named_max).map(({ row }) => nameOf(row.values));
    return told.length === 0 ? [] : [{ kind, person_count: told.length, names }];
  });

/** What a spreadsheet left of a number ends in an exponent or in zeros: nobody knows a person by that. */
function last4Of(idcard: string, { verdicts }: RowJudgement): string {
  if (verdicts.some(({ code }) => code === 'ID_EXCEL_NUMBER')) return '';
  return /[\dA-Za-z]{4}$/.exec(idcard.normalize('NFKC').trim())?.[0] ?? '';
}
