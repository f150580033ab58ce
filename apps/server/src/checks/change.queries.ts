import type { Invariant } from './invariant.ts';

/** What ties a change to its money and to the cover it opened. */
export const changeInvariants: readonly Invariant[] = [
  {
    id: 'I06',
    says: 'a settled change was charged once and rightly, any other never',
    sql: `
      select enterprise_id || '/' || change_id as item,
        case
          when status <> 'confirmed' and times > 0 then 'is charged in status ' || status
          when status = 'confirmed' and coalesce(times, 0) <> (charge_fen <> 0)::int
            then 'is charged ' || coalesce(times, 0) || ' times'
          when status = 'confirmed' and coalesce(taken_fen, 0) <> charge_fen
            then 'costs ' || charge_fen || ' fen and was charged ' || coalesce(taken_fen, 0)
        end as fault
      from chk.change
      left join (
        select enterprise_id, j.source_id as change_id, count(distinct journal_id) as times,
          coalesce(-sum(p.amount_fen) filter (where a.kind in ('prepaid', 'held')), 0) as taken_fen
        from chk.journal j
        join chk.posting p using (enterprise_id, journal_id)
        join chk.account a using (enterprise_id, account_id)
        where j.source_type = 'change'
        group by enterprise_id, j.source_id
      ) charges using (enterprise_id, change_id)`,
  },
  {
    id: 'I10',
    says: 'nobody is covered twice at once in a policy',
    sql: `
      select c.enterprise_id || '/' || c.coverage_id as item,
        case when lower(c.span) < max(coalesce(upper(c.span), 'infinity')) over earlier then 'overlaps another' end as fault
      from chk.coverage c
      window earlier as (
        partition by c.enterprise_id, c.policy_id, c.person_key order by lower(c.span), c.coverage_id
        rows between unbounded preceding and 1 preceding)`,
  },
  {
    id: 'I11',
    says: 'cover was opened by a settled change or one that holds money, inside its policy',
    sql: `
      select c.enterprise_id || '/' || c.coverage_id as item,
        case
          when change.status is null then 'was opened by no change'
          when change.status <> 'confirmed' and hold.state is distinct from 'open'
            and not (change.status = 'submitted' and change.shown_fen = 0)
            then 'was opened by a change in status ' || change.status || ' that holds nothing'
          when policy.span is null then 'belongs to no policy'
          when not c.span <@ policy.span then 'reaches outside its policy'
        end as fault
      from chk.coverage c
      left join chk.change change on change.enterprise_id = c.enterprise_id and change.change_id = c.opened_by_change_id
      left join chk.hold hold on hold.enterprise_id = c.enterprise_id and hold.change_id = c.opened_by_change_id
      left join chk.policy policy on policy.enterprise_id = c.enterprise_id and policy.policy_id = c.policy_id`,
  },
  {
    id: 'I18',
    says: 'a hold ends once and in full; what is held is the sum of the open holds',
    sql: `
      select h.enterprise_id || '/hold ' || h.hold_id as item,
        case
          when change.status is null then 'belongs to no change'
          when h.amount_fen <> coalesce(moved.held_fen, 0)
            then 'set aside ' || coalesce(moved.held_fen, 0) || ' fen of ' || h.amount_fen
          when h.state = 'open' and (h.settled_fen, h.released_fen) <> (0, 0) then 'is open and has ended in part'
          when h.state = 'open' and change.status <> 'submitted' then 'is open in status ' || change.status
          when h.state <> 'open' and h.settled_fen + h.released_fen <> h.amount_fen
            then 'ended with ' || (h.settled_fen + h.released_fen) || ' fen of ' || h.amount_fen
          when h.settled_fen <> coalesce(moved.settled_fen, 0)
            then 'was charged ' || coalesce(moved.settled_fen, 0) || ' fen, not ' || h.settled_fen
          when h.state <> 'open' and h.amount_fen <> coalesce(moved.ended_fen, 0)
            then 'ended ' || coalesce(moved.ended_fen, 0) || ' fen of ' || h.amount_fen
        end as fault
      from chk.hold h
      left join chk.change change using (enterprise_id, change_id)
      left join (
        select enterprise_id, j.source_id as change_id,
          sum(p.amount_fen) filter (where a.kind = 'held' and j.source_type = 'hold') as held_fen,
          -sum(p.amount_fen) filter (where a.kind = 'held' and j.source_type <> 'hold') as ended_fen,
          greatest(0, sum(p.amount_fen) filter (where a.kind = 'premium_out')) as settled_fen
        from chk.journal j
        join chk.posting p using (enterprise_id, journal_id)
        join chk.account a using (enterprise_id, account_id)
        where j.source_type in ('hold', 'change', 'hold_release')
        group by enterprise_id, j.source_id
      ) moved using (enterprise_id, change_id)
      union all
      select enterprise_id || '/account ' || a.account_id,
        case
          when a.balance_fen <> coalesce(open_fen, 0)
            then 'keeps ' || a.balance_fen || ' fen aside for holds of ' || coalesce(open_fen, 0)
        end
      from chk.account a
      left join (
        select enterprise_id, sum(amount_fen) as open_fen from chk.hold where state = 'open' group by enterprise_id
      ) open using (enterprise_id)
      where a.kind = 'held'`,
  },
  {
    id: 'I20',
    says: 'a cover is cut by a change that stands, not in the past, for at most what it cost',
    sql: `
      select c.enterprise_id || '/' || c.coverage_id as item,
        case
          when upper(c.span) < c.cut_at then 'was cut in the past'
          when c.ended_by_change_id is not null and change.status is null then 'is ended by no change'
          when change.status not in ('submitted', 'confirmed') then 'is ended by a change in status ' || change.status
          when c.refund_fen > 0 and change.status is distinct from 'confirmed' then 'gave back before it was settled'
          when c.charged_fen < 0 then 'gave back more than it cost'
          when upper(c.span) > c.planned_until then 'reaches beyond its plan'
        end as fault
      from chk.coverage c
      left join chk.change change on change.enterprise_id = c.enterprise_id and change.change_id = c.ended_by_change_id`,
  },
];
