import { resubmitFailed as call } from '@app/contract/policy-changes/resubmit-failed';
import type { Language } from '@app/contract/words/languages';
import type { Day } from '@app/domain/calendar/day';
import { fen } from '@app/domain/money/money';
import { changeKinds } from '@app/domain/changes/kinds';
import { policyChangeStatus } from '@app/domain/changes/status';
import { record } from '../audit/audit.ts';
import { countRowsOfOpen, findSubmission, insertRoster, type RefusedRow } from '../imports/imports.ts';
import { answer } from '../platform/answer.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import { inSlices } from '../platform/in-slices.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Sealer } from '../platform/vault.ts';
import { findPolicyAt } from '../policies/policies.ts';
import { guardQuotas, guardRoom } from '../quotas/quotas.ts';
import { actOf } from './acts.ts';
import { wordFailure } from './insurer/failure-words.ts';
import { lockChange, type StoredChange, updateChange } from './queries.ts';
import { findUninsured } from './resubmit.queries.ts';
import { earliestStartOf } from './rows/assess.ts';

const { partlyDone, refused, withdrawn, void: deleted } = policyChangeStatus;

export const resubmitFailed = answer(call, async (context) => {
  const { tx, vault, session, input, now, language } = context;
  const { policy_change_id } = input;
  const change = await lockChange(tx, policy_change_id);
  if (!change) throw new Refusal('NOT_FOUND');
  const failed = change.status === partlyDone || change.status === refused;
  if (!failed && change.status !== withdrawn && change.status !== deleted)
    throw new Refusal('STATE_CONFLICT', { status: change.status });
  // Who could not be taken off is insured as before: there is nobody to insure again. And of pairs no list is kept.
  const kind = changeKinds[change.change_type].refusedOnto;
  if (kind === null) throw new Refusal('NO_LIST_KEPT');
  const known = await openListOf(tx, change, failed);
  if (known) return { policy_change_id, ...known };

  await guardRoom(context, { lists: 1 });
  const policy = (await findPolicyAt(tx, change.policy_id, now))!;
  const earliest = earliestStartOf(policy, now);
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const rows = await inSlices(await findUninsured(tx, policy_change_id, failed), (row) =>
    refusedRow(row, { sealer, change, earliest, policy_end: policy.period.to, language }),
  );
  const start_date = change.start_date < earliest ? null : change.start_date;
  const import_job_id = await insertRoster(context, {
    kind,
    policy_id: change.policy_id,
    start_date,
    rows,
  });
  await updateChange(tx, policy_change_id, { resubmit_job_id: import_job_id });
  const detail = { person_count: rows.length, amount_fen: fen(0) };
  await record(tx, actOf(context, 'resubmitted', policy_change_id, detail));
  await guardQuotas(context, 'lists');
  return { policy_change_id, import_job_id, person_count: rows.length };
});

/** The list that the persons stand on already: one that was made here before, or the one that has them again by undo. */
async function openListOf(
  tx: EnterpriseTx,
  { policy_change_id, resubmit_job_id }: StoredChange,
  failed: boolean,
): Promise<{ import_job_id: number; person_count: number } | undefined> {
  const from = failed ? undefined : await findSubmission(tx, policy_change_id);
  for (const import_job_id of [resubmit_job_id, from?.import_job_id ?? null]) {
    if (import_job_id === null) continue;
    const person_count = await countRowsOfOpen(tx, import_job_id);
    if (person_count !== undefined) return { import_job_id, person_count };
  }
  return undefined;
}

type Row = Awaited<ReturnType<typeof findUninsured>>[number];

type RefusedBy = {
  readonly sealer: Sealer;
  readonly change: { readonly start_date: Day };
  readonly earliest: Day;
  readonly policy_end: Day;
  readonly language: Language;
};

/** A row of the change as a list holds it: with its own start and end only where they still mean something. */
function refusedRow(row: Row, { sealer, change, earliest, policy_end, language }: RefusedBy): RefusedRow {
  const { mobile_enc, mobile_hash } = row;
  const startsAlone = row.start_date !== change.start_date && row.start_date >= earliest;
  const values = {
    name: row.name,
    idtype: String(row.idtype),
    idcard: sealer.open(row),
    birthday: row.birthday,
    gender: row.gender,
    mobile: mobile_enc && mobile_hash ? sealer.openMobile({ mobile_enc, mobile_hash }) : undefined,
    work_company: row.work_company,
    work_company_id: row.work_company_id,
    occupation: row.occupation_name,
    occupation_code: row.occupation_code,
    start_date: startsAlone ? row.start_date : undefined,
    end_date: row.end_date === policy_end ? undefined : row.end_date,
    employee_no: row.employee_no ?? undefined,
    remark: row.remark ?? undefined,
  };
  return {
    row_no: row.row_no,
    values,
    said: row.error_msg && wordFailure(row.error_msg, language),
    asked: row.asked_date ?? row.start_date,
  };
}
