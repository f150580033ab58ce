import { fen } from '@app/domain/money/money';
import type { RosterRow, RowJudgement } from '@app/domain/roster/roster';
import { inSlices } from '../../platform/in-slices.ts';
import type { Sealer } from '../../platform/vault.ts';
import type { AddAssessment, ListedPerson } from './assess.ts';
import type { PricedRow } from './rows.queries.ts';

/** The rows of a list that can be insured, with their numbers sealed and their prices. */
export async function pricedRows(
  { rows, judgements }: AddAssessment,
  persons: readonly ListedPerson[],
  sealer: Sealer,
): Promise<readonly PricedRow[]> {
  const priced = await inSlices(judgements, (judgement, place) =>
    pricedRow(rows[place]!, persons[place]!, judgement, sealer),
  );
  return priced.filter((row) => row !== undefined);
}

function pricedRow(
  row: RosterRow,
  person: ListedPerson,
  judgement: RowJudgement,
  sealer: Sealer,
): PricedRow | undefined {
  if (!judgement.insurable) return undefined;
  const { name, key, mobile, person: who, category, cover, premium } = judgement;
  const { row_no, work_company_id, occupation_id } = row;
  if (work_company_id === null || occupation_id === null)
    throw new RangeError(`row ${row_no} was judged insurable without a work place`);
  return {
    row_no,
    name,
    idtype: who.idtype,
    ...sealer.seal(who.idcard, key),
    ...(mobile === null ? noMobile : sealer.sealMobile(mobile)),
    employee_no: person.employee_no || null,
    remark: person.remark || null,
    birthday: who.birthday,
    gender: who.gender,
    work_company_id,
    occupation_id,
    category,
    start_date: cover.from,
    end_date: cover.to,
    asked_date: person.asked_date ?? null,
    unit_price_fen: premium.unit_price_fen,
    premium_fen: fen(premium.premium_fen),
    ends_policy_person_id: null,
    refund_fen: fen(0),
    carried_fen: fen(0),
  };
}

const noMobile = { mobile_enc: null, mobile_hash: null, mobile_mask: null };
