import { repairGap as call } from '@app/contract/gaps';
import type { RosterValues } from '@app/contract/imports/rows';
import { rows_max } from '@app/contract/policy-changes/fields';
import { repairKind } from '@app/domain/changes/kinds';
import { firmsOwnNumber } from '@app/domain/persons/personal-numbers';
import { gapDay } from '@app/domain/policies/uncovered';
import { beginList } from '../imports/imports.ts';
import { answer } from '../platform/answer.ts';
import { inSlices } from '../platform/in-slices.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Sealer } from '../platform/vault.ts';
import { findPolicyAt } from '../policies/policies.ts';
import { guardQuotas, guardRoom } from '../quotas/quotas.ts';
import { findLeftOut } from './queries.ts';
import { findWaysOn } from './ways-on.ts';

export const repairGap = answer(call, async (context) => {
  const { tx, vault, session, input, now, today } = context;
  const { kind, policy_id } = input;
  const policy = await findPolicyAt(tx, policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  const day = gapDay(kind, today);
  const found = await findLeftOut(tx, { today, on: day, policy_id }, rows_max);
  if (found.length === 0) throw new Refusal('GAP_NONE');
  const into = (await findWaysOn(tx, { now, today, day }))(policy.version.plan_id);
  if (!into) throw new Refusal('GAP_NO_POLICY');

  await guardRoom(context, { lists: 1 });
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const rows = await inSlices(found, (person) => valuesOf(person, sealer));
  const import_job_id = await beginList(context, {
    kind: repairKind,
    policy_id: into.policy_id,
    start_date: into.start_date,
    rows,
  });
  await guardQuotas(context, 'lists');
  return { import_job_id, policy_id: into.policy_id, person_count: rows.length };
});

type Person = Awaited<ReturnType<typeof findLeftOut>>[number];

function valuesOf(person: Person, sealer: Sealer): RosterValues {
  const { mobile_enc, mobile_hash, work_company_id, occupation_code } = person;
  return {
    name: person.name,
    idtype: String(person.idtype),
    idcard: sealer.open(person),
    birthday: person.birthday,
    gender: person.gender,
    mobile: mobile_enc && mobile_hash ? sealer.openMobile({ mobile_enc, mobile_hash }) : undefined,
    work_company: person.work_company,
    work_company_id,
    occupation: person.occupation_name,
    occupation_code,
    employee_no: firmsOwnNumber(person.employee_no ?? ''),
  };
}
