import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inParts } from '../../platform/in-slices.ts';
import type { Following } from './following.queries.ts';

/** So many covers travel in one statement. */
const part_max = 1_000;

/**
 * Takes covers away that rows opened in the place of others which the insurer has turned down. What is held for a row stays its premium until
 * its change is answered.
 */
export const takeAway = (
  tx: EnterpriseTx,
  rows: readonly Following[],
  { now, midnight }: { readonly now: Date; readonly midnight: Date },
): Promise<void> =>
  inParts(
    rows.filter(({ opened_policy_person_id }) => opened_policy_person_id !== null),
    part_max,
    (part) =>
      sql`
      update policy_person p
      set cover = case when p.bound_at is not null and not isempty(p.cover) and lower(p.cover) <= ${now}::timestamptz
          then tstzrange(lower(p.cover), least(upper(p.cover), ${midnight}::timestamptz)) else 'empty' end,
        ended = 'refused', end_change_id = null, refund_fen = 0, premium_fen = r.premium_fen,
        cut_at = case when upper(p.cover) <= ${now}::timestamptz then p.cut_at else ${now}::timestamptz end
      from unnest(${part.map((row) => row.opened_policy_person_id)}::bigint[], ${part.map((row) => row.premium_fen)}::bigint[])
        as r (policy_person_id, premium_fen)
      where p.policy_person_id = r.policy_person_id`.execute(tx),
  );
