import { readImportRows as call } from '@app/contract/imports/read-import-rows';
import { withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import { answer } from '../platform/answer.ts';
import { inSlices } from '../platform/in-slices.ts';
import { Refusal } from '../platform/refusal.ts';
import type { ListJudgement } from '../policy-changes/policy-changes.ts';
import { readJob } from './guard.ts';
import { readChoices } from './rows/choices.ts';
import { findingsOf, judge } from './rows/judge.ts';
import { atOf } from './rows/roster-store.ts';
import { openRoster } from './rows/roster-text.ts';
import { isSeenBy, shownValues, twinsUnseen } from './rows/seen-rows.ts';

export const readImportRows = answer(call, async (context) => {
  const { tx, input, session, language, now, today } = context;
  const { page, limit } = input;
  const job = await readJob(tx, input.import_job_id);
  const at = await atOf(context);
  const { rows } = await openRoster(at, job);
  const part = rows.slice((page - 1) * limit, page * limit);
  const choices = await readChoices(tx, job.policy_id, now);
  const judgements = await judge(at, {
    ...choices,
    kind: job.kind,
    start_date: job.start_date,
    rows: part,
  }).catch(toldNothing);
  const { import_job_id } = job;
  const by = { sealer: at.sealer, user_id: session.user.id, today, import_job_id };
  const findings = findingsOf(job, judgements, language, twinsUnseen(part, judgements, by.user_id));
  const shown = await inSlices(part, (row) => shownValues(row, by));
  return {
    version: job.version,
    total: rows.length,
    rows: part.map(({ row_no, source_row, source_sheet, source_hidden, said, seen_by }, place) => ({
      row_no,
      values: shown[place]!,
      source_row,
      ...(source_sheet === undefined
        ? {}
        : {
            source_sheet: isSeenBy({ seen_by: seen_by ?? [] }, by.user_id)
              ? source_sheet
              : withoutNumbersOfPersons(source_sheet),
          }),
      ...(source_hidden && { source_hidden }),
      said,
      verdicts: findings[place]?.verdicts ?? [],
      ...(findings[place]?.ends ? { ends: findings[place].ends } : {}),
    })),
  };
});

/** Whoever has used up the day's guesses still opens a list of their own, and is told nothing of its rows. */
function toldNothing(error: unknown): readonly ListJudgement[] {
  if (error instanceof Refusal && error.reason === 'NUMBER_GUESSES') return [];
  throw error;
}
