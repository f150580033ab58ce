import { nextStatus, policyChangeStatus, progressStatus } from '@app/domain/policies/policy-change';
import type { Insurer, Submission } from '../../insurers/insurer.ts';
import type { Platform } from '../../platform/answer.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { JobData } from '../../platform/jobs.ts';
import { findPolicyAt } from '../../policies/policies.ts';
import { lockChange } from '../queries.ts';
import { findRows } from '../rows/rows.queries.ts';
import { applyAnswer } from './apply-answer.ts';
import { markSent } from './mark-sent.ts';
import { noteWaiting } from './note-waiting.ts';

/**
 * Brings a change to its insurer and its answer back. Safe to run any number of times: the insurer knows the change by
 * its number, and the answer takes effect once.
 *
 * The insurer is asked outside any transaction. One that does not answer throws, and is asked again later.
 */
export async function sendChange(
  platform: Platform,
  insurer: Insurer,
  { enterprise_id, id }: JobData,
): Promise<void> {
  const { database, clock } = platform;
  const prepared = await database.inEnterprise(
    enterprise_id,
    (tx) => prepare(tx, platform, { enterprise_id, id }),
    { isLong: true },
  );
  if (!prepared) return;

  // Whether an insurer that failed has the change, nobody knows: it is sent again, under the same number.
  const { submission, isNew } = prepared;
  const waits = (progress: number) =>
    database.inEnterprise(enterprise_id, (tx) => noteWaiting(tx, id, progress, clock.now()));
  const answer = await (isNew ? insurer.submit(submission) : insurer.ask(submission)).catch(
    async (error: unknown) => {
      await waits(progressStatus.retrying);
      throw error;
    },
  );
  if (answer.state === 'pending') return waits(progressStatus.sent);
  return database.inEnterprise(enterprise_id, (tx) => applyAnswer(tx, id, answer, clock.now()), {
    isLong: true,
  });
}

/** Hands a due change over, and reads what the insurer gets. Undefined when there is nothing to send. */
async function prepare(tx: EnterpriseTx, { vault, clock }: Platform, { enterprise_id, id }: JobData) {
  const now = clock.now();
  let change = await lockChange(tx, id);
  if (!change) return undefined;
  if (change.status === policyChangeStatus.submitted && change.lock_at! <= now) {
    await markSent(tx, change, nextStatus(change.status, 'lock_reached')!, '@system', now);
    change = await lockChange(tx, id);
  }
  if (change?.status !== policyChangeStatus.withInsurer) return undefined;

  const sealer = await vault.sealerOf(tx, enterprise_id, now);
  const policy = await findPolicyAt(tx, change.policy_id, now);
  const rows = await findRows(tx, id);
  const submission: Submission = {
    change_no: change.change_no,
    policy_no: policy!.policy_no,
    change_type: 'add',
    sent_at: change.sent_at!,
    persons: await inSlices(rows, (row) => ({
      row_no: row.row_no,
      name: row.name,
      idtype: row.idtype,
      idcard: sealer.open(row),
      birthday: row.birthday,
      gender: row.gender as 'male' | 'female',
      category: row.category,
      start_date: row.start_date,
      end_date: row.end_date,
    })),
  };
  return { submission, isNew: change.progress_status !== progressStatus.sent };
}
