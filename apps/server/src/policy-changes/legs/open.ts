import type { Day } from '@app/domain/calendar/day';
import { coverStart, type StartRule } from '@app/domain/policies/cut-off';
import type { PlanVersion } from '../../plans/plans.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inSlices } from '../../platform/in-slices.ts';
import { findEmployees } from '../rows/facts.queries.ts';
import type { AddAssessment } from '../rows/assess.ts';
import type { StoredRow } from '../rows/rows.queries.ts';
import { settleNames } from './names.queries.ts';
import { insertCovers, insertEmployees, type NewCover, updateContacts } from './legs.queries.ts';

/**
 * Makes the persons of a confirmed change workers of the enterprise and opens their cover. Rows go over in parts and are
 * put together here: the database has no figures yet on what the same transaction wrote, and would join them badly.
 */
export async function openCover(
  tx: EnterpriseTx,
  policy_change_id: number,
  { assessment: { policy, judgements }, stored }: Opened,
  now: Date,
): Promise<void> {
  await insertEmployees(tx, policy_change_id, now);
  const hashes = stored.map(({ idcard_hash }) => idcard_hash);
  const employees = await findEmployees(tx, hashes);
  const known = new Map(await inSlices(employees, (employee) => [documentOf(employee), employee]));
  const of = (place: number) => known.get(documentOf(stored[place]!))!;
  await updateContacts(
    tx,
    stored.flatMap((row, place) => contactOf(row, of(place))),
  );

  const { version } = policy;
  const beginning = beginnings(version.terms.start_rule, now);
  const covers = await inSlices(judgements, (judged, place): NewCover => {
    if (!judged.insurable) throw new RangeError(`row ${judged.row_no} cannot be insured`);
    const { category, cover, premium } = judged;
    const { row_no, work_company_id, occupation_id, remark } = stored[place]!;
    return {
      employee_id: of(place).employee_id,
      row_no,
      work_company_id,
      occupation_id,
      remark,
      category,
      unit_price_fen: premium.unit_price_fen,
      premium_fen: premium.premium_fen,
      begins: beginning(cover.from),
      last_day: cover.to,
    };
  });
  const bound_at = version.cover_binding === 'ON_SUBMIT' ? now : null;
  const { policy_id } = policy;
  await insertCovers(
    tx,
    { policy_id, policy_change_id, bound_at, exclusive_to: exclusiveTo(version), now },
    covers,
  );
  const renamed = stored.flatMap((row, place) =>
    row.name === of(place).name ? [] : [of(place).employee_id],
  );
  await settleNames(tx, renamed);
}

type Opened = { readonly assessment: AddAssessment; readonly stored: readonly StoredRow[] };
type Stored = StoredRow;
type Employee = Awaited<ReturnType<typeof findEmployees>>[number];

const documentOf = ({ idtype, idcard_hash }: Pick<Employee, 'idtype' | 'idcard_hash'>): string =>
  `${idtype}/${idcard_hash.toString('hex')}`;

/** What the row says of the worker that is not known so; nothing as a rule. */
function contactOf(row: Stored, known: Employee) {
  const { mobile_enc, mobile_hash, mobile_mask, employee_no } = row;
  const hasMobile = mobile_hash !== null && known.mobile_hash?.equals(mobile_hash) !== true;
  const hasNumber = employee_no !== null && employee_no !== known.employee_no;
  if (!hasMobile && !hasNumber) return [];
  return [{ employee_id: known.employee_id, mobile_enc, mobile_hash, mobile_mask, employee_no }];
}

/** The moment at which cover of each day begins: worked out once a day, not once a row. */
function beginnings(rule: StartRule, now: Date): (day: Day) => Date {
  const known = new Map<Day, Date>();
  return (day) => {
    const begins = known.get(day) ?? coverStart(day, now, rule);
    known.set(day, begins);
    return begins;
  };
}

const exclusiveTo = ({
  unique_per_insurer,
  insurance_company_id,
  insurance_type,
}: PlanVersion): string | null => (unique_per_insurer ? `${insurance_company_id}/${insurance_type}` : null);
