import { sql } from 'kysely';

/**
 * What a cover `p` took over with its seat: what was paid for it until then, less what a move to cheaper work has given back. One that goes on
 * after a move that was turned down, which no row opened, took over all that it costs. What came over goes on at the lower of both prices.
 */
export const placeOf = sql`
  select json_build_object(
    'from', to_char(first.planned_from at time zone 'Asia/Shanghai', 'YYYY-MM-DD'),
    'carried_fen', coalesce(own.carried_fen, p.premium_fen), 'unit_price_fen', least(before.unit_price_fen, p.unit_price_fen),
    'paid_fen', first.premium_fen - coalesce(own.refund_fen, 0) + coalesce((
      select sum(r.premium_fen - r.refund_fen) from policy_person s
      join policy_change_person r on r.enterprise_id = s.enterprise_id and r.policy_change_id = s.add_change_id and r.row_no = s.row_no
      where s.enterprise_id = p.enterprise_id and s.seat_id = p.seat_id and s.policy_person_id < p.policy_person_id
        and s.ended is distinct from 'withdrawn' and s.ended is distinct from 'refused'), 0)) as place
  from policy_person before
  join policy_person first on first.enterprise_id = before.enterprise_id and first.policy_person_id = p.seat_id
  left join policy_change_person own
    on own.enterprise_id = p.enterprise_id and own.policy_change_id = p.add_change_id and own.row_no = p.row_no
  where before.enterprise_id = p.enterprise_id
    and before.policy_person_id = case when p.row_no < 0 then -p.row_no else own.ends_policy_person_id end`;
