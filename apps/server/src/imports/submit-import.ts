import { submitImport as call } from '@app/contract/imports/submit-import';
import { importStatus } from '@app/domain/list/import-status';
import type { z } from 'zod/mini';
import { record } from '../audit/audit.ts';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/context.ts';
import { inSlices } from '../platform/in-slices.ts';
import { Refusal } from '../platform/refusal.ts';
import { guardDrafts, listKindOf } from '../policy-changes/policy-changes.ts';
import { guardRoom } from '../quotas/quotas.ts';
import { guardOpen, guardVersion, lockVersion, readJob } from './guard.ts';
import { noteSubmission, type StoredJob } from './queries.ts';
import { readChoices } from './rows/choices.ts';
import { personOfRow } from './rows/person-of-row.ts';
import { atOf, storeRows } from './rows/roster-store.ts';
import { type KeptRow, openRoster } from './rows/roster-text.ts';
import { isSeenBy } from './rows/seen-rows.ts';

type Submitting = Context<z.output<typeof call.input>>;

export const submitImport = answer(call, async (context) => {
  const { tx, input, session, now } = context;
  const job = await readJob(tx, input.import_job_id);
  await guardOpen(tx, job);
  guardVersion(job, input.version);
  const at = await atOf(context);
  const { rows, past, left } = await openRoster(at, job);
  if (rows.length === 0) throw new Refusal('LIST_EMPTY');

  const isNew = job.policy_change_id === null;
  if (isNew) await guardRoom(context, { drafts: 1, draft_rows: rows.length });
  const { directory } = await readChoices(tx, job.policy_id, now);
  const { change, fields, assessment, act, author_id } = await listKindOf(job).draft(context, {
    policy_id: job.policy_id,
    policy_change_id: job.policy_change_id ?? undefined,
    start_date: input.start_date ?? job.start_date ?? undefined,
    rows: await inSlices(rows, (row) => personOfRow(row, directory)),
    isTyped: (place) => isSeenBy(rows[place]!, session.user.id),
    skip_errors: input.skip_errors,
    confirm_warnings: input.confirm_warnings,
  });
  const { policy_change_id } = change;

  // Locked after the change, as whoever confirms it does: and read once more, now that nobody else can save.
  await lockVersion(tx, input);
  const sound = new Set(
    assessment.judgements.flatMap(({ row_no, insurable }) => (insurable ? [row_no] : [])),
  );
  const kept_count = rows.filter(({ row_no }) => !sound.has(row_no)).length;
  const saved = await storeRows(at, job, {
    rows: rows.map((row) => marked(row, sound.has(row.row_no) ? policy_change_id : undefined)),
    past,
    left,
    fields: { ...submitted(context, job), policy_change_id },
  });
  await noteSubmission(tx, {
    policy_change_id,
    ...sentOf(context, job),
    row_count: rows.length - kept_count,
    roster_hash: fields.roster_hash,
  });
  await record(tx, act);
  await guardDrafts(context, author_id, isNew);
  return {
    policy_change_ids: [policy_change_id],
    person_count: fields.person_count,
    kept_count,
    version: saved.version,
    status: saved.status,
  };
});

const submitted = ({ input, session: { user } }: Submitting, job: StoredJob) => ({
  status: importStatus.submitted,
  start_date: input.start_date ?? job.start_date,
  user_id: user.id,
  user_name: user.name,
});

/** What the draft is known by afterwards as the list's, besides its rows. */
const sentOf = ({ input, now }: Submitting, job: StoredJob) => ({
  import_job_id: job.import_job_id,
  submitted_at: now,
  start_date: input.start_date ?? job.start_date,
});

/** A row as it stands once others of its list, or it too, are in a change. */
function marked(
  { sent: _sent, fault: _fault, twin: _twin, ...row }: KeptRow,
  sent: number | undefined,
): KeptRow {
  return sent === undefined ? { ...row, fault: true } : { ...row, sent };
}
