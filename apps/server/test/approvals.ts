import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { requireApproval } from '../src/operator/require-approval.ts';
import { anEmployer, aWorker, type Employer, priced } from './changes.ts';
import { aUser, dataOf, type World } from './world.ts';

/** An enterprise in which another user has to approve what one confirms, and that other user. */
export async function watched(world: World) {
  const employer = await anEmployer(world);
  const other = await aUser(world, employer.enterpriseId);
  await requireApproval(world.platform, employer.enterpriseId, true);
  return { employer, other };
}

export const seen = async (world: World, token: string, policy_change_id: number) => {
  const { forecast_hash, approval } = dataOf(await world.call(token, forecast, { policy_change_id }));
  return { policy_change_id, forecast_hash: forecast_hash!, approval };
};

/** What it takes to agree to a change as this user sees it. */
export const hashOf = async (world: World, token: string, policy_change_id: number) => {
  const { forecast_hash } = await seen(world, token, policy_change_id);
  return { policy_change_id, forecast_hash };
};

/** A change that waits for approval. */
export async function asked(world: World, employer: Employer, persons = [aWorker(employer)]) {
  const { policy_change_id, forecast_hash } = await priced(world, employer, persons);
  dataOf(await world.call(employer.token, confirm, { policy_change_id, forecast_hash }));
  return { policy_change_id, forecast_hash };
}
