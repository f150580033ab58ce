import { sql } from 'kysely';

/**
 * The moment at which a cover `p` was to follow on another, which one that waits for its insurer past its day does not keep to; null where it
 * follows on none.
 */
export const askedFrom = sql<Date | null>`(
  select a.start_date::timestamp at time zone 'Asia/Shanghai' from policy_change_person a
  where a.enterprise_id = p.enterprise_id and a.policy_change_id = p.add_change_id and a.row_no = p.row_no
    and a.ends_policy_person_id is not null)`;

/** From when on a cover `p` costs: of one that waits, from the day that was asked for. */
export const pricedFrom = sql<Date>`case when p.bound_at is null then coalesce(${askedFrom}, p.planned_from) else p.planned_from end`;
