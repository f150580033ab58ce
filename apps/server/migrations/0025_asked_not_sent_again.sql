-- A list that an insurer has is not sent again: it is asked what became of it, each time after a longer pause.

alter table app.policy_change
  -- When the insurer said that it has the list; null while nobody knows whether it arrived.
  add column submitted_at timestamptz,
  -- The next moment to ask; before the first one, when it was sent.
  add column ask_at timestamptz;
grant update (submitted_at, ask_at) on app.policy_change to app_rw;

create index policy_change_to_ask on app.policy_change ((coalesce(ask_at, sent_at))) where status = 40;
drop index app.policy_change_waiting;

set local role app_gate;

-- The changes whose undo has run out, and those whose insurer is to be asked. Those that have never been asked for, with
-- `ask_at` still empty, are due when they were sent before a moment.
create or replace function gate.due_policy_changes(now timestamptz, asked_before timestamptz, most int)
  returns table (enterprise_id bigint, policy_change_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  (select enterprise_id, policy_change_id from app.policy_change where status = 30 and lock_at <= now order by lock_at limit most)
  union all
  (select enterprise_id, policy_change_id from app.policy_change
   where status = 40 and coalesce(ask_at, sent_at) <= now and (ask_at is not null or sent_at <= asked_before)
   order by coalesce(ask_at, sent_at) limit most)
$$;
set local role app_owner;
