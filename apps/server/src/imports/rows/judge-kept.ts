import { withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import type { Directory } from '@app/domain/roster/directory';
import type { Context } from '../../platform/context.ts';
import type { ListJudgement } from '../../policy-changes/policy-changes.ts';
import { findJob, findSubmission } from '../queries.ts';
import { importStatus } from '@app/domain/list/import-status';
import { readChoices } from './choices.ts';
import { judge } from './judge.ts';
import { atOf } from './roster-store.ts';
import { type KeptRow, openRoster } from './roster-text.ts';

/** A list that a change was made from, with the rows that the change does not hold, judged as they stand. */
export type Kept = {
  readonly import_job_id: number;
  readonly rows: readonly {
    readonly row: KeptRow;
    readonly judgement: ListJudgement;
    readonly work_company: string;
    /** Null where the list names none of the enterprise's. */
    readonly work_company_id: number | null;
  }[];
};

type Acting = Pick<Context<unknown>, 'tx' | 'vault' | 'session' | 'now'>;

/** Who stayed on the list that a change was made from; undefined without a list, or when it was thrown away. */
export async function judgeKept(context: Acting, policy_change_id: number): Promise<Kept | undefined> {
  const submission = await findSubmission(context.tx, policy_change_id);
  if (!submission) return undefined;
  return judgeRows(context, submission.import_job_id, ({ sent }) => sent !== policy_change_id);
}

/** Who stands on a list and is in no change; undefined without the list, or when it was thrown away. */
export const judgeUninsured = (context: Acting, import_job_id: number): Promise<Kept | undefined> =>
  judgeRows(context, import_job_id, ({ sent }) => sent === undefined);

async function judgeRows(
  context: Acting,
  import_job_id: number,
  isWanted: (row: KeptRow) => boolean,
): Promise<Kept | undefined> {
  const { tx, now } = context;
  const job = await findJob(tx, import_job_id);
  if (!job || job.status === importStatus.discarded) return undefined;

  const at = await atOf(context);
  const rows = (await openRoster(at, job)).rows.filter(isWanted);
  const choices = await readChoices(tx, job.policy_id, now);
  const judgements = await judge(at, { ...choices, kind: job.kind, start_date: job.start_date, rows });
  return {
    import_job_id: job.import_job_id,
    rows: rows.map((row, place) => ({
      row,
      judgement: judgements[place]!,
      ...companyOf(row.values, choices.directory),
    })),
  };
}

/** Where a person was to work: a company of the enterprise, else what the list says. */
const companyOf = (
  { work_company = '', work_company_id = null }: KeptRow['values'],
  directory: Directory,
): Pick<Kept['rows'][number], 'work_company' | 'work_company_id'> => {
  const company = directory.companyOf({ work_company, work_company_id });
  return {
    work_company: company?.name ?? withoutNumbersOfPersons(work_company.trim()),
    work_company_id: company?.id ?? null,
  };
};
