import { renew as call, type Renewed } from '@app/contract/renewals/one-key';
import { wordRefusal } from '@app/contract/words/words';
import { fen, sum } from '@app/domain/money/money';
import { renewalType } from '@app/domain/policies/renewal-timers';
import { readBalance } from '../ledger/ledger.ts';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/context.ts';
import { inSavepoint } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPolicyAt, lockPolicy } from '../policies/policies.ts';
import { renewOne } from './kinds/renew/renew-one.ts';
import { settleRenewal } from './kinds/renew/settle-renewal.ts';

export const renewPolicies = answer(call, async (context) => {
  const { tx, input, language } = context;
  const renewed: Renewed['renewed'] = [];
  const failed: Renewed['failed'] = [];
  // In one order, so that two renewals at once do not wait for each other.
  const items = [...new Map(input.items.map((item) => [item.policy_id, item])).values()].toSorted(
    (a, b) => a.policy_id - b.policy_id,
  );
  for (const { policy_id } of items)
    if (await findPolicyAt(tx, policy_id, context.now)) await lockPolicy(tx, policy_id);
  for (const item of items) {
    try {
      renewed.push(await inSavepoint(tx, () => renewOneSo(context, item)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { reason, detail } = error;
      failed.push({ policy_id: item.policy_id, reason, msg: wordRefusal(language, reason, detail) });
    }
  }
  const { cash_fen } = await readBalance(tx);
  return {
    renewed,
    failed,
    withheld_fen: sum(renewed.map(({ premium_fen }) => fen(premium_fen))),
    balance_after_fen: cash_fen,
  };
});

type Item = { readonly policy_id: number; readonly forecast_hash: string };

/** Renews a policy as it was seen, and settles how the one that follows is renewed, where that was said. */
async function renewOneSo(context: Context<Asked>, { policy_id, forecast_hash }: Item) {
  const { auto_renew } = context.input;
  const renewed = await renewOne(context, { policy_id, forecast_hash, listsAgain: true });
  if (auto_renew !== undefined)
    await settleRenewal(
      context,
      renewed.policy_id,
      auto_renew === 1 ? renewalType.byItself : renewalType.byHand,
    );
  return renewed;
}

type Asked = { readonly auto_renew?: 0 | 1 | undefined };
