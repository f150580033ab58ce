import type { AnsweredSubject } from '@app/contract/messages';
import type { forecast } from '@app/contract/policy-changes/forecast-change';
import type { Day } from '@app/domain/calendar/day';
import type { Fen } from '@app/domain/money/money';
import type { z } from 'zod/mini';
import type { Context } from '../../platform/context.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import type { StoredChange } from '../queries.ts';
import type { Assessment } from '../rows/assessment.ts';
import type { StoredRow, StoredPrice } from '../rows/rows.queries.ts';

/** A stored draft as it stands now: judged and priced again, and the hash that binds a confirmation to these numbers. */
export type Reassessment = {
  readonly assessment: Assessment;
  /** Its rows as they stand, in the same order. */
  readonly stored: readonly StoredRow[];
  readonly premium_fen: Fen;
  readonly refund_fen: Fen;
  readonly forecast_hash: Buffer;
  /** What its rows are to say, in the same order; of those that can be done. */
  readonly prices: readonly StoredPrice[];
  /** Opens and ends cover as it was judged. */
  readonly carryOut: (tx: EnterpriseTx, now: Date) => Promise<void>;
};

/** Rows of any kind, as they are sent: each kind reads those that are its own. */
type SentRows = Pick<
  z.output<typeof forecast.input>,
  'start_date' | 'end_date' | 'persons' | 'leavers' | 'policy_person_ids' | 'pairs' | 'moves' | 'correction'
> & {
  readonly policy_id: number;
};

/** What only a kind of change knows. */
export type Kind = {
  /** Judges a stored draft again, for its own start or another. Rows that began with the change begin with it still. */
  readonly reassess: (
    context: Context<unknown>,
    change: StoredChange,
    start_date: Day,
  ) => Promise<Reassessment>;
  /** Judges rows that are sent to be priced alone. */
  readonly assess: (context: Context<unknown>, wanted: SentRows) => Promise<Assessment>;
  /** What the messages are about by which its enterprise is told of an answer. */
  readonly told: AnsweredSubject;
};
