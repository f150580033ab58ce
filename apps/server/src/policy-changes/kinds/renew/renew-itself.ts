import { type Fen, fen, sum } from '@app/domain/money/money';
import { readBalance } from '../../../ledger/ledger.ts';
import type { Context } from '../../../platform/context.ts';
import { inSavepoint } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { judgeGoing } from './going-over.ts';
import { findLeftOf, keepLeft } from './left.queries.ts';
import { findDueOf, leftOf, renewOne } from './renew-one.ts';

type Wanted = { readonly policy_id: number; readonly context: Context<unknown> };

/** What became of a policy that was to renew itself. */
export type Outcome = {
  readonly policy_id: number;
  readonly done?: Awaited<ReturnType<typeof renewOne>>;
  readonly refusal?: Refusal;
  /** How many of whom nobody knew so far cannot go over. */
  readonly newly_left: number;
};

/**
 * Renews policies by themselves, in the order in which the money goes to them. Where it does not reach for all of them, none is renewed,
 * unless that was consented to. What is wrong with one otherwise keeps none of the others.
 */
export async function renewThemselves(
  wanted: readonly Wanted[],
  { mayRenewSome }: { readonly mayRenewSome: boolean },
): Promise<readonly Outcome[]> {
  const [first] = wanted;
  if (!first) return [];
  const { cash_fen } = await readBalance(first.context.tx);
  const tried: Tried[] = [];
  const refused = await inSavepoint(first.context.tx, async () => {
    for (const one of wanted) tried.push(await tryOne(one));
    const short_by_fen = fen(sum(tried.map(({ cost_fen }) => cost_fen)) - cash_fen);
    if (short_by_fen > 0 && !mayRenewSome) throw new Refusal('RENEW_FUNDS', { short_by_fen });
  }).catch(asRefusal);
  const outcomes: Outcome[] = [];
  for (const [place, { cost_fen, ...outcome }] of tried.entries())
    outcomes.push(
      refused && cost_fen > 0
        ? { policy_id: outcome.policy_id, refusal: refused, newly_left: 0 }
        : await withLeft(outcome, wanted[place]!),
    );
  return outcomes;
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** An outcome, with what the policy costs, or would where the money does not reach; 0 where it is something else. */
type Tried = Outcome & { readonly cost_fen: Fen };

async function tryOne({ policy_id, context }: Wanted): Promise<Tried> {
  const { tx } = context;
  const known = await findLeftOf(tx, policy_id);
  try {
    const done = await inSavepoint(tx, () => renewOne(context, { policy_id, listsAgain: false }));
    const newly_left = (await findLeftOf(tx, policy_id)).size - known.size;
    return { policy_id, done, newly_left, cost_fen: fen(done.premium_fen) };
  } catch (error) {
    const refusal = asRefusal(error);
    return { policy_id, refusal, newly_left: 0, cost_fen: await costOf(context, refusal) };
  }
}

async function costOf({ tx }: Context<unknown>, { reason, detail }: Refusal): Promise<Fen> {
  if (reason !== 'RENEW_FUNDS') return fen(0);
  return fen((await readBalance(tx)).cash_fen + (detail as { short_by_fen: number }).short_by_fen);
}

/** Where nobody at all can go over, all of them are kept as left behind. */
async function withLeft(outcome: Outcome, { policy_id, context }: Wanted): Promise<Outcome> {
  if (outcome.refusal?.reason !== 'ROWS_REFUSED') return outcome;
  const known = await findLeftOf(context.tx, policy_id);
  const { going, assessment } = await judgeGoing(context, await findDueOf(context, policy_id));
  const left = leftOf(going, assessment.judgements);
  await keepLeft(context.tx, left, context.now);
  const newly = left.filter((one) => !known.has(one.policy_person_id));
  return { policy_id, refusal: outcome.refusal, newly_left: newly.length };
}
