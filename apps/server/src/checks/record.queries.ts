import type { Invariant } from './invariant.ts';

/** What the records of acts, answers and sign-ins keep to. */
export const recordInvariants: readonly Invariant[] = [
  {
    id: 'I14',
    says: 'the insurer’s answer took effect once for each settled change, and for no other',
    sql: `
      select enterprise_id || '/' || change_id as item,
        case
          when coalesce(times, 0) <> coalesce(settled::int, 0)
            then 'took effect ' || coalesce(times, 0) || ' times in status ' || coalesce(status, 'unknown')
        end as fault
      from (
        select enterprise_id, change_id, status, status in ('confirmed', '60') as settled from chk.change
      ) changes
      full join (
        select enterprise_id, source_id as change_id, count(*) as times
        from chk.effect where topic = 'policy_change.answered' group by enterprise_id, source_id
      ) effects using (enterprise_id, change_id)
      where settled or times > 0`,
  },
  {
    id: 'I15',
    says: 'no request is half finished, and no job is stuck',
    sql: `
      select 'request ' || enterprise_id || ' ' || route || ' ' || key as item,
        case when status <> 'done' then 'is ' || status end as fault
      from chk.idempotency
      union all
      select 'job ' || queue || ' ' || key,
        case
          -- A dead worker's job is taken over after seconds, so this is one that nobody takes.
          when state = 'active' and started_at < now() - interval '5 minutes' then 'runs since ' || started_at
        end
      from chk.job`,
  },
  {
    id: 'I16',
    says: 'a disabled user has no session',
    sql: `
      select 'user ' || user_id as item,
        case when bool_or(live) and not bool_and(user_enabled) then 'is disabled and signed in' end as fault
      from chk.session group by user_id`,
  },
  {
    id: 'I17',
    says: 'every confirmation is in the audit chain once, and the chain is whole',
    sql: `
      select enterprise_id || '/change ' || change_id as item,
        case
          when coalesce(times, 0) <> coalesce(confirmed::int, 0)
            then 'has ' || coalesce(times, 0) || ' lines of its confirmation in status ' || coalesce(status, 'unknown')
        end as fault
      from (
        select enterprise_id, change_id, status, status not in ('0', '10', '15', '20', '80') as confirmed from chk.change
      ) changes
      full join (
        select enterprise_id, object_id as change_id, count(*) as times
        from chk.audit where action in ('confirmed', 'approved') group by enterprise_id, object_id
      ) lines using (enterprise_id, change_id)
      where confirmed or times > 0
      union all
      select enterprise_id || '/line ' || seq,
        case
          when seq <> place then 'stands at place ' || place
          when prev_hash <> before then 'does not follow from the line before'
          when hash <> recomputed_hash then 'was altered'
          when is_last and (seq, hash) is distinct from (head_seq, head_hash) then 'is last, and the chain went on'
        end
      from (
        select l.*, h.seq as head_seq, h.hash as head_hash,
          row_number() over chain as place, lag(l.hash, 1, '\\x'::bytea) over chain as before,
          lead(l.seq) over chain is null as is_last
        from chk.audit l left join chk.audit_head h using (enterprise_id)
        window chain as (partition by l.enterprise_id order by l.seq)
      ) chained`,
  },
];
