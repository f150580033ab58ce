import { passedText } from '@app/domain/changes/agreed-text';
import type { Context } from '../../../platform/context.ts';
import type { Drafting } from '../../queries.ts';
import { storeDraft } from '../../rows/store-draft.ts';
import { passingRows } from '../passing-rows.ts';
import { assessSent, type WantedMoves } from './assess.ts';

type Wanted = WantedMoves & { readonly policy_change_id?: number | undefined };

/** Stores moves as a draft, or in the place of an earlier draft's. */
export async function draftTransfer(context: Context<unknown>, wanted: Wanted & Drafting) {
  const { tx, vault, session, now } = context;
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  return storeDraft(
    context,
    { ...wanted, change_type: 'transfer' },
    {
      assess: () => assessSent(context, wanted),
      rowsOf: (assessment) => passingRows(assessment, sealer),
      textOf: ({ policy, rows, judgements }) =>
        passedText(
          'transfer',
          policy.policy_id,
          judgements.flatMap(({ ends }, place) => {
            const { work_company_id, occupation_id } = rows[place]!;
            return ends
              ? [
                  {
                    policy_person_id: ends.cover.policy_person_id,
                    start_date: ends.lost.from,
                    to: `${work_company_id}/${occupation_id}`,
                  },
                ]
              : [];
          }),
        ),
    },
  );
}
