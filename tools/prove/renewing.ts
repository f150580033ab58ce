import { listRenewable, renew } from '@app/contract/renewals/one-key';
import type { Caller } from './caller.ts';
import type { Customer } from './customers.ts';
import { type History, type Press, saidYes, spoken, type Story } from './history.ts';

type Clerk = { readonly caller: Caller; readonly customer: Customer; readonly history: History };

type Renewed = { readonly policy_change_id: number; readonly premium_fen: number };
type Failed = { readonly reason: string };

/** Why a policy may not be renewed now; any other no is strange. */
const expected = ['NOTHING_TO_RENEW', 'RENEWAL_CHANGED', 'RENEW_FUNDS'];

/** Two colleagues press at the same moment, now and then. */
const twice_percent = 25;

/**
 * Renews a policy that ends soon for all who can go over: once, or twice at the same moment under two keys.
 *
 * @returns the change that came of it; undefined where none did, or nobody knows yet
 */
export async function renewOne(clerk: Clerk): Promise<Story | undefined> {
  const { caller, customer, history } = clerk;
  const item = await someDue(clerk);
  if (!item) return undefined;
  const input = { items: [item], accept_terms: 1 as const };
  const isTwice = caller.draws.chance(twice_percent);
  const pressed = [caller.press(renew, input), ...(isTwice ? [caller.press(renew, input)] : [])];
  const presses = (await Promise.all(pressed.map((press) => caller.insist(press)))).flat();
  history.renewals.push({ enterprise_id: customer.enterpriseId, presses });
  for (const { reason } of presses.flatMap(failedIn)) {
    history.count(`refused ${reason}`);
    if (!expected.includes(reason)) history.strange.push(`${renew.path} ${reason}`);
  }
  const [story] = storiesOf({ enterprise_id: customer.enterpriseId, presses });
  if (!story) return undefined;
  history.count('renewals');
  history.stories.push(story);
  return story;
}

async function someDue({ caller }: Clerk) {
  const answer = await caller.read(listRenewable, {});
  if (!answer || spoken(answer).code !== 1) return undefined;
  const { policies } = spoken(answer).data as {
    policies: readonly { policy_id: number; forecast_hash: string | null }[];
  };
  const due = policies.flatMap(({ policy_id, forecast_hash }) =>
    forecast_hash === null ? [] : [{ policy_id, forecast_hash }],
  );
  return due.length > 0 ? caller.draws.pick(due) : undefined;
}

/** The changes that presses were told of, each confirmed by the press that was told. */
export function storiesOf({
  enterprise_id,
  presses,
}: {
  readonly enterprise_id: number;
  readonly presses: readonly Press[];
}): Story[] {
  return presses.flatMap((press) =>
    renewedIn(press).map(({ policy_change_id, premium_fen }) => ({
      enterprise_id,
      policy_change_id,
      isRemoval: false,
      premium_fen,
      refund_fen: 0,
      confirms: [press],
      undos: [],
      sends: [],
      unseen: 0,
    })),
  );
}

/** What a press was told that it renewed. */
export const renewedIn = (press: Press): readonly Renewed[] =>
  press.route === renew.path && saidYes(press)
    ? (spoken(press.answer!).data as { renewed: readonly Renewed[] }).renewed
    : [];

const failedIn = (press: Press): readonly Failed[] =>
  saidYes(press) ? (spoken(press.answer!).data as { failed: readonly Failed[] }).failed : [];
