import { offText } from '@app/domain/changes/agreed-text';
import type { Context } from '../../../platform/context.ts';
import type { Drafting } from '../../queries.ts';
import { storeDraft } from '../../rows/store-draft.ts';
import { assessLeavers, type WantedOff } from './assess-leavers.ts';
import { removalRows } from './removal-rows.ts';

type Wanted = WantedOff & { readonly policy_change_id?: number | undefined };

/** Stores a removal as a draft, or in the place of an earlier draft's. */
export const draftRemoval = (context: Context<unknown>, wanted: Wanted & Drafting) =>
  storeDraft(
    context,
    { ...wanted, change_type: 'off' },
    {
      assess: () => assessLeavers(context, wanted),
      rowsOf: (assessment) => removalRows(context.tx, assessment),
      textOf: ({ policy, judgements }) =>
        offText(
          policy.policy_id,
          judgements.flatMap(({ ends }) =>
            ends ? [{ ends_policy_person_id: ends.cover.policy_person_id, start_date: ends.lost.from }] : [],
          ),
        ),
    },
  );
