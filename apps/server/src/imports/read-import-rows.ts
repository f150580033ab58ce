import { readImportRows as call } from '@app/contract/imports';
import { answer } from '../platform/answer.ts';
import { readJob } from './guard.ts';
import { readChoices } from './rows/choices.ts';
import { findingsOf, judge } from './rows/judge.ts';
import { atOf } from './rows/roster-store.ts';
import { openRoster } from './rows/roster-text.ts';

export const readImportRows = answer(call, async (context) => {
  const { tx, input, language, now } = context;
  const { page, limit } = input;
  const job = await readJob(tx, input.import_job_id);
  const at = await atOf(context);
  const { rows } = await openRoster(at, job);
  const part = rows.slice((page - 1) * limit, page * limit);
  const choices = await readChoices(tx, job.policy_id, now);
  const judgements = await judge(at, { ...choices, start_date: job.start_date, rows: part });
  const findings = findingsOf(judgements, language);
  return {
    version: job.version,
    total: rows.length,
    rows: part.map(({ row_no, values, source_row, said }, place) => ({
      row_no,
      values,
      source_row,
      said,
      verdicts: findings[place]!.verdicts,
    })),
  };
});
