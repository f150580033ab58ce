import { withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import type { Directory } from '@app/domain/roster/directory';
import type { RowJudgement } from '@app/domain/roster/roster';
import type { Context } from '../../platform/answer.ts';
import { findJob, findListOf } from '../queries.ts';
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
    readonly judgement: RowJudgement;
    readonly work_company: string;
  }[];
};

/** Who stayed on the list that a change was made from; undefined without a list, or when it was thrown away. */
export async function judgeKept(
  context: Pick<Context<unknown>, 'tx' | 'vault' | 'session' | 'now'>,
  policy_change_id: number,
): Promise<Kept | undefined> {
  const { tx, now } = context;
  const import_job_id = await findListOf(tx, policy_change_id);
  const job = import_job_id === undefined ? undefined : await findJob(tx, import_job_id);
  if (!job || job.status === importStatus.discarded) return undefined;

  const at = await atOf(context);
  const rows = (await openRoster(at, job)).rows.filter(({ sent }) => sent !== policy_change_id);
  const choices = await readChoices(tx, job.policy_id, now);
  const judgements = await judge(at, { ...choices, start_date: job.start_date, rows });
  return {
    import_job_id: job.import_job_id,
    rows: rows.map((row, place) => ({
      row,
      judgement: judgements[place]!,
      work_company: companyOf(row.values, choices.directory),
    })),
  };
}

/** Where a person was to work: a company of the enterprise, else what the list says. */
const companyOf = (
  { work_company = '', work_company_id = null }: KeptRow['values'],
  directory: Directory,
): string =>
  directory.companyOf({ work_company, work_company_id })?.name ??
  withoutNumbersOfPersons(work_company.trim());
