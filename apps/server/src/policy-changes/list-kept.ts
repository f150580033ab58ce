import { kept_named_max, listKept as call, told_named_max } from '@app/contract/policy-change-repairs';
import type { Period } from '@app/domain/calendar/day';
import { withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import { intentKinds } from '@app/domain/roster/intent';
import type { RowJudgement } from '@app/domain/roster/roster';
import { type Kept, judgeKept, reasonsOf } from '../imports/imports.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { findChange } from './list.queries.ts';
import { readCoverAhead } from './rows/cover-ahead.ts';

export const listKept = answer(call, async (context) => {
  const { tx, input, language } = context;
  const { policy_change_id, without_company } = input;
  const work_company = without_company === 1 ? '' : input.work_company;
  if (!(await findChange(tx, policy_change_id))) throw new Refusal('NOT_FOUND');
  const kept = await judgeKept(context, policy_change_id);
  const all = await withCover(context, kept?.rows ?? []);
  const rows = all.filter((row) => work_company === undefined || row.work_company === work_company);
  const covered = rows.filter(isCovered);
  const uncovered = rows.filter((row) => !isCovered(row));
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

type KeptPerson = Kept['rows'][number] & { readonly cover: Period | null };

/** The rows of a list with the cover that their persons have by now. */
async function withCover(
  { tx, vault, session, now }: Parameters<typeof judgeKept>[0],
  rows: Kept['rows'],
): Promise<readonly KeptPerson[]> {
  if (rows.length === 0) return [];
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const coverOf = await readCoverAhead(
    tx,
    rows.map(({ judgement }) => judgement),
    { sealer, now },
  );
  return rows.map((row) => ({ ...row, cover: coverOf(row.judgement) }));
}

/**
 * A row asks for nothing where cover that the person has already holds all of its days. A day without it, and somebody
 * who is not insured would be told as covered. Of whom the list does not ask to insure it names no such days: the reply says
 * from when until when they are covered.
 */
const isCovered = ({ row, judgement: { verdicts, cover }, cover: ahead }: KeptPerson): boolean =>
  (ahead !== null && unasked.has(row.values.intent?.kind)) ||
  (cover !== null &&
    verdicts.some(
      ({ code, detail }) =>
        (code === 'DUP_POLICY' || code === 'DUP_INSURER') &&
        detail.from <= cover.from &&
        cover.to <= detail.to,
    ));

/** The reasons for which a list names somebody whom it does not ask to insure. */
const unasked: ReadonlySet<string | undefined> = new Set(['leave', 'wait', 'correct', 'again']);

const named = ({ row: { row_no, values }, judgement, work_company, cover }: KeptPerson) => ({
  row_no,
  name: nameOf(values),
  last4: last4Of(values.idcard ?? '', judgement),
  work_company,
  cover,
  reasons: judgement.verdicts
    .filter(({ level }) => level === 'error')
    .map(({ code, detail }) => ({ code, detail })),
});

/** Whoever may see the change is told of its rows, and has typed none of them. */
const nameOf = ({ name = '' }: Kept['rows'][number]['row']['values']): string =>
  withoutNumbersOfPersons(name.trim());

/** Whom the list names for another reason than to be insured. */
const toldOf = (rows: readonly KeptPerson[]) =>
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
