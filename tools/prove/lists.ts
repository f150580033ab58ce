import { listForOff } from '@app/contract/persons';
import { keepEvidence } from '@app/contract/policy-changes/keep-evidence';
import { inventWorker } from '../../apps/server/src/demo/workers.ts';
import type { Caller } from './caller.ts';
import type { Correction, Customer, Leavers, List, Moves, Swaps } from './customers.ts';
import { spoken } from './history.ts';

type Clerk = { readonly caller: Caller; readonly customer: Customer };

/** So many of those who may leave are looked through. */
const seen_max = 50;

/** Some of those who are covered; now and then those whom a colleague may be taking off at this moment. None where nobody is covered. */
export async function someLeavers(clerk: Clerk): Promise<Leavers | undefined> {
  const { caller, customer } = clerk;
  const { draws } = caller;
  if (customer.latestLeavers && draws.chance(10)) return customer.latestLeavers;
  const { policy_id } = draws.pick(customer.policies);
  const policy_person_ids = await someCovered(clerk, policy_id);
  if (policy_person_ids.length > 0) customer.latestLeavers = { policy_id, policy_person_ids };
  return policy_person_ids.length > 0 ? customer.latestLeavers : undefined;
}

/** New workers for the seats of some who are covered by the policy whose plan lets seats change hands. */
export async function somePairs(clerk: Clerk): Promise<Swaps | undefined> {
  const { draws } = clerk.caller;
  const [{ policy_id }] = clerk.customer.policies as [Customer['policies'][number]];
  const ids = await someCovered(clerk, policy_id);
  const pairs = ids.map((off_policy_person_id) => ({
    ...inventWorker(draws.below, draws.below(1000)),
    off_policy_person_id,
  }));
  return pairs.length > 0 ? { policy_id, pairs } : undefined;
}

/** Some who are covered by the policy whose plan insures work of two prices, moved to one of the two: who does it already cannot be. */
export async function someMoves(clerk: Clerk): Promise<Moves | undefined> {
  const { draws } = clerk.caller;
  const [policy] = clerk.customer.policies as [Customer['policies'][number]];
  const { policy_id, occupation_id, higher_id } = policy;
  const ids = await someCovered(clerk, policy_id);
  const moves = ids.map((policy_person_id) => ({
    policy_person_id,
    occupation_id: draws.chance(70) ? higher_id : occupation_id,
  }));
  return moves.length > 0 ? { policy_id, moves } : undefined;
}

/** Another name for somebody who is covered, and the photograph that proves it. */
export async function someCorrection(clerk: Clerk): Promise<Correction | undefined> {
  const { caller, customer } = clerk;
  const { draws } = caller;
  const { policy_id } = draws.pick(customer.policies);
  const [policy_person_id] = await someCovered(clerk, policy_id);
  if (policy_person_id === undefined) return undefined;
  const kept = await caller.upload(keepEvidence, { name: 'card.jpg', bytes: photograph });
  if (!kept || spoken(kept).code !== 1) return undefined;
  const { file_id } = spoken(kept).data as { file_id: number };
  const { name: value } = inventWorker(draws.below, draws.below(1000));
  return { policy_id, correction: { policy_person_id, what: 'name', value }, file_id };
}

/** What a photograph begins with; nobody looks further. */
const photograph = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 64 }, () => 7)]);

async function someCovered({ caller }: Clerk, policy_id: number): Promise<number[]> {
  const { draws } = caller;
  const answer = await caller.read(listForOff, { policy_id, limit: seen_max });
  if (!answer || spoken(answer).code !== 1) return [];
  const { data } = spoken(answer).data as { data: readonly { policy_person_id: number }[] };
  if (data.length === 0) return [];
  const chosen = Array.from({ length: draws.between(1, 3) }, () => draws.pick(data).policy_person_id);
  return [...new Set(chosen)];
}

/** New workers; now and then one whom a colleague may be adding at this moment, or a list that was sent before. */
export function someList({ caller: { draws }, customer }: Clerk): List {
  if (customer.latestList && draws.chance(3)) return customer.latestList;
  const { policy_id, companyId, occupation_id } = draws.pick(customer.policies);
  const workers = Array.from({ length: draws.between(1, 4) }, () =>
    inventWorker(draws.below, draws.below(1000)),
  );
  const [latest] = workers;
  const known = customer.latestWorker;
  customer.latestWorker = latest;
  if (known && draws.chance(10)) workers.push(known);
  const persons = workers.map((worker, place) => ({
    row_no: place + 1,
    ...worker,
    work_company_id: companyId,
    occupation_id,
  }));
  return { policy_id, persons };
}
