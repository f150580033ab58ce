import { assess, type ListedPerson, rosterOf } from '../../rows/assess.ts';
import { rows_max } from '@app/contract/policy-changes/fields';
import type { RosterValues } from '@app/contract/imports/rows';
import { firmsOwnNumber } from '@app/domain/persons/personal-numbers';
import type { Context } from '../../../platform/context.ts';
import { inSlices } from '../../../platform/in-slices.ts';
import type { Sealer } from '../../../platform/vault.ts';
import { type Due, nextOf, startInto } from './due.ts';
import { findReaching, type Reaching } from './renew.queries.ts';

/** Who goes over, with numbers that nobody has typed. */
export async function readGoing({ tx, vault, session, now }: Context<unknown>, { policy_id, end }: Due) {
  const going = await findReaching(tx, policy_id, end, rows_max);
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  return { sealer, going, persons: await inSlices(going, (one, place) => personOf(one, place, sealer)) };
}

/** Who goes over, judged as they would be by a renewal that is made now. */
export async function judgeGoing(context: Context<unknown>, due: Due) {
  const { tx, now } = context;
  const next = await nextOf(tx, due, now);
  const { start_date, submit_until } = startInto(due, next, now);
  const { sealer, going, persons } = await readGoing(context, due);
  const rows = await rosterOf(tx, persons);
  const assessment = await assess(tx, { policy: next, rows, start_date, sealer, now });
  return { next, start_date, submit_until, going, assessment };
}

/** Somebody as they stand, to be judged for another policy. */
export const personOf = (one: Reaching, place: number, sealer: Sealer): ListedPerson => ({
  row_no: place + 1,
  name: one.name,
  idtype: one.idtype,
  idcard: sealer.open(one),
  birthday: one.birthday,
  gender: one.gender,
  employee_mobile: mobileOf(one, sealer),
  employee_no: one.employee_no,
  remark: one.remark,
  work_company_id: one.work_company_id,
  occupation_id: one.occupation_id,
});

/** Who cannot go over as they are, as a list holds them. */
export const listedOf = (one: Reaching, sealer: Sealer): RosterValues => ({
  name: one.name,
  idtype: String(one.idtype),
  idcard: sealer.open(one),
  birthday: one.birthday,
  gender: one.gender,
  mobile: mobileOf(one, sealer),
  work_company: one.work_company,
  work_company_id: one.work_company_id,
  occupation: one.occupation_name,
  occupation_code: one.occupation_code,
  employee_no: firmsOwnNumber(one.employee_no ?? ''),
  remark: one.remark ?? undefined,
});

const mobileOf = ({ mobile_enc, mobile_hash }: Reaching, sealer: Sealer): string | undefined =>
  mobile_enc && mobile_hash ? sealer.openMobile({ mobile_enc, mobile_hash }) : undefined;
