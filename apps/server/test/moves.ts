import type { SentMove } from '@app/contract/policy-changes/moves';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import type { z } from 'zod/mini';
import { addWorkCompany } from '../src/operator/operator.ts';
import { covering, type Employer, insurerSaying } from './changes.ts';
import { dataOf, occupationId, refusedOf, type World } from './world.ts';

/** A cover that goes on elsewhere, as it differs. */
export const aMove = (policy_person_id: number, differs: Partial<SentMove>): SentMove => ({
  policy_person_id,
  name: '',
  idcard: '',
  ...differs,
});

/** Another work company of an employer, which may have the same work and that of a higher class. */
export const anotherCompany = (
  { platform }: World,
  { enterpriseId }: Employer,
  status = 10,
): Promise<number> =>
  addWorkCompany(platform, enterpriseId, {
    name: `苏州分厂 ${status}`,
    status,
    occupationCodes: ['MFG04', 'MFG15', 'LOG13'],
  });

/** An employer with so many covered since 11 March at 42.00 a month, another company, and work there of 68.00 a month. */
export async function movable(world: World, count = 4) {
  const { employer, ids, persons } = await covering(world, count);
  return {
    employer,
    ids,
    persons,
    there: await anotherCompany(world, employer),
    higher: await occupationId(world, 'MFG15'),
  };
}

type More = Partial<z.input<typeof transfer.input>>;

/** A confirmed transfer that can still be undone. */
export const moved = async (
  world: World,
  { token, policyId }: Employer,
  moves: SentMove[],
  more: More = {},
) => dataOf(await world.call(token, transfer, { policy_id: policyId, moves, draft: 0, ...more }));

/** A transfer that has left for the insurer. */
export async function movedAndSent(world: World, employer: Employer, moves: SentMove[]) {
  const { policy_change_id } = await moved(world, employer, moves);
  dataOf(await world.call(employer.token, sendNow, { policy_change_id }));
  return policy_change_id;
}

/** A transfer that the insurer has issued. */
export async function moveIssued(world: World, employer: Employer, moves: SentMove[]) {
  const policy_change_id = await movedAndSent(world, employer, moves);
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-T' }));
  return policy_change_id;
}

/** What is said of each row that keeps a list from being drafted. */
export async function faultsOfMoves(
  world: World,
  { token, policyId }: Employer,
  moves: SentMove[],
  more: More = {},
) {
  const refused = refusedOf(await world.call(token, transfer, { policy_id: policyId, moves, ...more }));
  if (refused.reason !== 'ROWS_REFUSED') throw new Error(`refused by ${refused.reason}`);
  return refused.detail.list.map(({ verdicts }) => verdicts.map(({ code }) => code));
}

/** Where and when whoever is covered is, as the database has it. */
export async function placesOf({ owner }: World, enterpriseId: number) {
  const { rows } = await owner.query<{
    company_id: number;
    from: string | null;
    until: string | null;
    ended: string | null;
    premium_fen: number;
    refund_fen: number;
  }>(
    `select work_company_id as company_id, to_char(lower(cover) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "from",
       to_char(upper(cover) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as until, ended, premium_fen, refund_fen
     from policy_person where enterprise_id = $1 order by employee_id, planned_from, policy_person_id`,
    [enterpriseId],
  );
  return rows;
}
