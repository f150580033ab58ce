import { pairsText } from '@app/domain/changes/agreed-text';
import type { Context } from '../../../platform/context.ts';
import type { Drafting } from '../../queries.ts';
import { storeDraft } from '../../rows/store-draft.ts';
import { assessSent, type WantedPairs } from './assess.ts';
import { pairRows } from './rows.ts';

type Wanted = WantedPairs & { readonly policy_change_id?: number | undefined };

/** Stores pairs as a draft, or in the place of an earlier draft's. */
export async function draftReplacement(context: Context<unknown>, wanted: Wanted & Drafting) {
  const { tx, vault, session, now } = context;
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  return storeDraft(
    context,
    { ...wanted, change_type: 'replace' },
    {
      assess: () => assessSent(context, wanted),
      rowsOf: (assessment) => pairRows(assessment, sealer),
      textOf: ({ policy, judgements }) =>
        pairsText(
          policy.policy_id,
          judgements.flatMap(({ ends, opens }) =>
            ends && opens?.key
              ? [
                  {
                    policy_person_id: ends.cover.policy_person_id,
                    start_date: ends.lost.from,
                    key: opens.key,
                  },
                ]
              : [],
          ),
        ),
    },
  );
}
