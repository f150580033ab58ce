import type { World } from './world.ts';

type Fault = { readonly fault: string };

/** Where one side of a seat does not meet the other, who is covered twice, and which correction is not as its change. */
export async function faultsOfSeats({ owner }: World, enterpriseId: number): Promise<string[]> {
  const { rows } = await owner.query<Fault>(
    `select 'seat of ' || l.policy_person_id || ' is left ' || coalesce(upper(l.cover)::text, 'never') || ' and taken ' || n.planned_from as fault
     from policy_change_person r
     join policy_person n on n.enterprise_id = r.enterprise_id and n.add_change_id = r.policy_change_id and n.row_no = r.row_no
     join policy_person l on l.enterprise_id = r.enterprise_id and l.policy_person_id = r.ends_policy_person_id
     where r.enterprise_id = $1 and l.ended in ('replaced', 'moved') and n.ended is distinct from 'withdrawn' and n.ended is distinct from 'refused'
       and (l.end_change_id <> n.add_change_id or coalesce(upper(l.cover), n.planned_from) <> n.planned_from
         or (isempty(l.cover) and l.planned_from < n.planned_from))
     union all
     select 'seat of ' || policy_person_id || ' is left by nobody' from policy_person p
     where enterprise_id = $1 and ended in ('replaced', 'moved') and not exists (
       select from policy_person n where n.enterprise_id = p.enterprise_id and n.seat_id = coalesce(p.seat_id, p.policy_person_id)
         and n.add_change_id = p.end_change_id)
     union all
     select 'seat of ' || l.policy_person_id || ' is taken, and nobody had it'
     from policy_change_person r
     join policy_person n on n.enterprise_id = r.enterprise_id and n.add_change_id = r.policy_change_id and n.row_no = r.row_no
     join policy_person l on l.enterprise_id = r.enterprise_id and l.policy_person_id = r.ends_policy_person_id
     where r.enterprise_id = $1 and l.ended = 'refused' and n.ended is distinct from 'withdrawn' and n.ended is distinct from 'refused'
     union all
     select 'employee ' || a.employee_id || ' is covered twice' from policy_person a join policy_person b
       on a.enterprise_id = b.enterprise_id and a.employee_id = b.employee_id and a.policy_person_id < b.policy_person_id and a.cover && b.cover
     where a.enterprise_id = $1
     union all
     select 'correction ' || c.change_no || ' is ' || k.state from correction k join policy_change c using (enterprise_id, policy_change_id)
     where k.enterprise_id = $1 and k.state <> case when c.status in (30, 40) then 'open' when c.status = 50 then 'made' else 'dropped' end
     union all
     select 'correction ' || c.change_no || ' is not alone' from correction k join policy_change c using (enterprise_id, policy_change_id)
     join policy_person p on p.enterprise_id = k.enterprise_id and p.employee_id = k.employee_id
     join policy_change o on o.enterprise_id = p.enterprise_id and o.policy_change_id in (p.add_change_id, p.end_change_id)
     where k.enterprise_id = $1 and k.state = 'open' and o.status in (30, 40)`,
    [enterpriseId],
  );
  return rows.map(({ fault }) => fault);
}

/**
 * What answers got wrong when all of them are in, and the last of them is a day ago: who is covered though somebody took them off, seats on
 * which nobody or more than one is covered, seats that cost more than the days on which somebody was covered, of a plan of 42.00 a month.
 */
export async function faultsOfAnswered({ owner }: World, enterpriseId: number, now: Date): Promise<string[]> {
  const { rows } = await owner.query<Fault>(
    `select 'employee ' || p.employee_id || ' is covered until ' || upper(p.cover) || ' and was to leave on ' || r.start_date as fault
     from policy_change_person r
     join policy_person ended on ended.enterprise_id = r.enterprise_id and ended.policy_person_id = r.ends_policy_person_id
     join policy_person p on p.enterprise_id = ended.enterprise_id and p.employee_id = ended.employee_id
     where r.enterprise_id = $1 and r.operation = 'off' and r.result = 1 and not isempty(p.cover)
       and upper(p.cover) > r.start_date::timestamp at time zone 'Asia/Shanghai'
     union all
     select 'seat ' || coalesce(seat_id, policy_person_id) || ' covers ' || count(*) from policy_person
     where enterprise_id = $1 and cover @> $2::timestamptz group by coalesce(seat_id, policy_person_id) having count(*) > 1
     union all
     select 'open is change ' || policy_change_id from policy_change where enterprise_id = $1 and status in (30, 40)
     union all
     select 'held are ' || balance_fen from account where enterprise_id = $1 and code = 'held' and balance_fen <> 0
     union all
     select 'seat ' || seat || ' costs ' || cost_fen || ' for days of ' || days_fen from (
       select coalesce(seat_id, policy_person_id) as seat, sum(premium_fen - refund_fen) as cost_fen,
         coalesce(sum((extract(epoch from upper(cover) - lower(cover)) / 86400 * 4200 / 30)) filter (where not isempty(cover)), 0)::bigint as days_fen
       from policy_person where enterprise_id = $1 group by 1) s
     where cost_fen > days_fen + 30 or cost_fen < 0`,
    [enterpriseId, now],
  );
  return rows.map(({ fault }) => fault);
}
