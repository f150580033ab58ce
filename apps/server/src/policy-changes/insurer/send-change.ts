import { changeKinds, isAmending } from '@app/domain/changes/kinds';
import { nextStatus, openStatuses, policyChangeStatus, progressStatus } from '@app/domain/changes/status';
import type { AskedAnswer, Insurer, Submission } from '../../insurers/insurer.ts';
import type { Platform } from '../../platform/context.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { JobData } from '../../platform/jobs.ts';
import type { Sealer } from '../../platform/vault.ts';
import { findPolicyAt } from '../../policies/policies.ts';
import { readAmended } from '../legs/amend.ts';
import { awaitsOpenings, findLeft } from '../legs/end.queries.ts';
import { meetLater } from '../legs/wait.queries.ts';
import { lockChange, lockInTurn, updateChange } from '../queries.ts';
import { findRows, type StoredRow } from '../rows/rows.queries.ts';
import { applyAnswer } from './apply-answer.ts';
import { askAgainAt, passesOn } from './ask-again.ts';
import { markSent } from './mark-sent.ts';
import { noteWaiting } from './note-waiting.ts';

/** What is under way is left to whoever is at it for so long; then it is taken over, and the insurer is asked. */
const under_way_ms = 30_000;

/**
 * Brings a change to its insurer and its answer back. Safe to run any number of times: it leaves once, from then on the
 * insurer is asked what became of it, and the answer takes effect once.
 *
 * The insurer is spoken to outside any transaction. One that does not answer throws, and is asked again later.
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

  const waits = (progress: number) =>
    database.inEnterprise(enterprise_id, (tx) => noteWaiting(tx, id, progress, clock.now()));
  const answer = await answerTo(insurer, prepared).catch(async (error: unknown) => {
    await waits(progressStatus.retrying);
    throw error;
  });
  if (answer.state === 'pending') return waits(progressStatus.accepted);
  // It had the list and has it no longer: two of its systems disagree, which only a person can settle.
  if (answer.state === 'unknown') return waits(progressStatus.needsOperator);
  return database.inEnterprise(enterprise_id, (tx) => applyAnswer(tx, id, answer, clock.now()), {
    isLong: true,
  });
}

type Prepared = { readonly submission: Submission; readonly isNew: boolean };

/**
 * What the insurer says. Once a change has left, it is asked; only one that was never acknowledged, and that the insurer
 * says it does not have, is sent again, under the same number.
 */
async function answerTo(insurer: Insurer, { submission, isNew }: Prepared): Promise<AskedAnswer> {
  if (isNew) return insurer.submit(submission);
  const answer = await insurer.ask(submission);
  const isLost = answer.state === 'unknown' && submission.submitted_at === null;
  return isLost ? insurer.submit(submission) : answer;
}

/**
 * Hands a due change over, notes that it is on its way, and reads what the insurer gets. Undefined when there is nothing
 * to send and nothing to ask now.
 */
async function prepare(
  tx: EnterpriseTx,
  { vault, clock }: Platform,
  { enterprise_id, id }: JobData,
): Promise<Prepared | undefined> {
  const now = clock.now();
  let change = await lockInTurn(tx, id, passesOn);
  if (!change) return undefined;
  if (change.status === policyChangeStatus.submitted && change.lock_at! <= now) {
    await markSent(tx, change, nextStatus(change.status, 'lock_reached')!, '@system', now);
    change = await lockChange(tx, id);
  }
  if (change?.status !== policyChangeStatus.withInsurer) return undefined;
  const isNew = change.progress_status === progressStatus.queued;
  if (!isNew && change.ask_at !== null && change.ask_at > now) return undefined;
  if (passesOn(change.change_type)) await meetLater(tx, id, now);
  if (isNew && (await awaitsOpenings(tx, id, openStatuses))) {
    // Nobody can end what the insurer has not said yet to have begun.
    await updateChange(tx, id, { ask_at: askAgainAt(change, now) });
    return undefined;
  }
  // Stored before it leaves: whoever finds this after a crash asks, because it may have arrived.
  await updateChange(tx, id, {
    ...(isNew ? { progress_status: progressStatus.sent } : {}),
    ask_at: new Date(now.getTime() + under_way_ms),
  });

  const sealer = await vault.sealerOf(tx, enterprise_id, now);
  const policy = await findPolicyAt(tx, change.policy_id, now);
  // What hung on a cover that was turned down is nobody's to insure any more.
  const rows = (await findRows(tx, id)).filter(({ result }) => result === 0);
  const left = (await findLeft(tx, id)).filter(({ result }) => result === 0);
  const submission: Submission = {
    change_no: change.change_no,
    policy_no: policy!.policy_no,
    sent_at: change.sent_at!,
    submitted_at: change.submitted_at,
    ...(await byLeg(rows, { left, amended: await readAmended(tx, id, sealer) }, sealer)),
  };
  return { submission, isNew };
}

type Beside = {
  readonly left: Awaited<ReturnType<typeof findLeft>>;
  readonly amended: Awaited<ReturnType<typeof readAmended>>;
};

/** The persons of rows, by what becomes of their cover. Of a row that opens one and ends another, each side is somebody else. */
async function byLeg(
  rows: readonly StoredRow[],
  { left, amended }: Beside,
  sealer: Sealer,
): Promise<Pick<Submission, 'opens' | 'ends' | 'amends'>> {
  const persons = await inSlices(rows, (row) => ({
    ...changeKinds[row.operation],
    person: submitted(row, sealer),
  }));
  return {
    opens: persons.flatMap(({ opens, person }) => (opens ? [person] : [])),
    ends: [
      ...persons.flatMap(({ opens, ends, person }) => (ends && !opens ? [person] : [])),
      ...(await inSlices(left, (row) => submitted(row, sealer))),
    ],
    amends: amended ? persons.flatMap((one) => (isAmending(one) ? [{ ...one.person, ...amended }] : [])) : [],
  };
}

type Leg = Pick<
  StoredRow,
  | 'row_no'
  | 'name'
  | 'idtype'
  | 'idcard_enc'
  | 'idcard_hash'
  | 'idcard_mask'
  | 'birthday'
  | 'gender'
  | 'category'
  | 'start_date'
  | 'end_date'
>;

const submitted = (row: Leg, sealer: Sealer): Submission['opens'][number] => ({
  row_no: row.row_no,
  name: row.name,
  idtype: row.idtype,
  idcard: sealer.open(row),
  birthday: row.birthday,
  gender: row.gender as 'male' | 'female',
  category: row.category,
  start_date: row.start_date,
  end_date: row.end_date,
});
