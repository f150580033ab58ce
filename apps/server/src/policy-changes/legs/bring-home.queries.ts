import type { Fen } from '@app/domain/money/money';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inParts } from '../../platform/in-slices.ts';

/** So many covers travel in one statement. */
const part_max = 1_000;

/** Somebody who is covered, as nothing ends it any more, where the insurer would not have them; and the cover that they had moved from. */
export type Astray = {
  readonly policy_person_id: number;
  readonly premium_fen: Fen;
  readonly home_id: number;
  readonly home_from: Date;
  readonly home_until: Date;
  readonly home_premium_fen: Fen;
  readonly home_unit_price_fen: Fen;
};

/** Who is astray of those whom some rows of a change were to end the cover of. */
export async function findAstray(
  tx: EnterpriseTx,
  policy_change_id: number,
  row_nos: readonly number[] | 'all',
): Promise<readonly Astray[]> {
  const of = row_nos === 'all' ? sql`true` : sql`r.row_no = any(${[...row_nos]}::int[])`;
  const { rows } = await sql<Astray>`
    select p.policy_person_id, p.premium_fen, home.policy_person_id as home_id, home.planned_from as home_from,
      home.planned_until as home_until, home.premium_fen as home_premium_fen, home.unit_price_fen as home_unit_price_fen
    from policy_change_person r
    join policy_person p on p.enterprise_id = r.enterprise_id and p.policy_person_id = r.ends_policy_person_id
    join policy_change_person own
      on own.enterprise_id = p.enterprise_id and own.policy_change_id = p.add_change_id and own.row_no = p.row_no and own.result = 2
    join policy_person home on home.enterprise_id = own.enterprise_id and home.policy_person_id = own.ends_policy_person_id
      and home.employee_id = p.employee_id
    where r.policy_change_id = ${policy_change_id} and ${of} and p.ended is null`.execute(tx);
  return rows;
}

/** Ends covers at the next midnight, as those that an insurer turned down, for what their days cost. */
export const endAstray = (
  tx: EnterpriseTx,
  covers: readonly { readonly policy_person_id: number; readonly premium_fen: Fen }[],
  { now, midnight }: { readonly now: Date; readonly midnight: Date },
): Promise<void> =>
  inParts(covers, part_max, (part) =>
    sql`
      update policy_person p
      set cover = tstzrange(lower(p.cover), least(upper(p.cover), ${midnight}::timestamptz)), ended = 'refused', premium_fen = r.premium_fen,
        cut_at = ${now}::timestamptz
      from unnest(${part.map((cover) => cover.policy_person_id)}::bigint[], ${part.map((cover) => cover.premium_fen)}::bigint[])
        as r (policy_person_id, premium_fen)
      where p.policy_person_id = r.policy_person_id and upper(p.cover) > ${now}::timestamptz`.execute(tx),
  );
