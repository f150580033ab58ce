import { passedText } from '@app/domain/changes/agreed-text';
import type { Context } from '../../../platform/context.ts';
import type { Drafting } from '../../queries.ts';
import { storeDraft } from '../../rows/store-draft.ts';
import { assessSent, type WantedPairs } from './assess.ts';
import { passingRows } from '../passing-rows.ts';

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
      rowsOf: (assessment) => passingRows(assessment, sealer),
      textOf: ({ policy, judgements }) =>
        passedText(
          'replace',
          policy.policy_id,
          judgements.flatMap(({ ends, opens }) =>
            ends && opens?.key
              ? [
                  {
                    policy_person_id: ends.cover.policy_person_id,
                    start_date: ends.lost.from,
                    to: opens.key,
                  },
                ]
              : [],
          ),
        ),
    },
  );
}
