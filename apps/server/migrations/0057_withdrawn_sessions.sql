-- Whoever is disabled, or taken out of an enterprise, is signed in no more: also not with an old token once they are let in again.
--
-- Servers of the release before do not know the reason 'withdrawn': they are stopped before the update, as for 0050.

alter table app.session drop constraint reason_is_known,
  -- 'logout' is the user's own; 'elsewhere' when another act of theirs ended it, 'withdrawn' when an administrator did
  add constraint reason_is_known check (ended_by in ('logout', 'elsewhere', 'withdrawn'));

-- It knows no other clock than the database's: nothing reads when that was, only that it was. It ends the sessions of all servers.
create function app.end_sessions_of_user() returns trigger
  language plpgsql as $$
begin
  update app.session set ended_at = clock_timestamp(), ended_by = 'withdrawn' where user_id = new.user_id and ended_at is null;
  return null;
end $$;
create trigger disabled_users_have_no_session after update of status on app.app_user
  for each row when (new.status <> 1) execute function app.end_sessions_of_user();

create function app.end_sessions_of_member() returns trigger
  language plpgsql as $$
begin
  update app.session set ended_at = clock_timestamp(), ended_by = 'withdrawn'
  where user_id = old.user_id and enterprise_id = old.enterprise_id and ended_at is null;
  return null;
end $$;
create trigger withdrawn_members_have_no_session after update of status on app.enterprise_user
  for each row when (new.status <> 1) execute function app.end_sessions_of_member();
create trigger deleted_members_have_no_session after delete on app.enterprise_user
  for each row execute function app.end_sessions_of_member();

update app.session s set ended_at = clock_timestamp(), ended_by = 'withdrawn'
from app.app_user u where u.user_id = s.user_id and u.status <> 1 and s.ended_at is null;

set local role app_gate;
create or replace function gate.session_by_token(hash bytea, now timestamptz, idle interval)
  returns table (
    state text, user_id bigint, user_name text, real_name text, mobile text,
    enterprise_id bigint, company_name text, enterprise_status int, agreement_status int, service_end_date date,
    show_mobile_account int, has_renew_policy int, has_created_jiaoyitong int,
    is_super int, role text, access text[])
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  update app.session s set last_seen_at = now
  where s.token_hash = hash and s.ended_at is null and s.expires_at > now
    and s.last_seen_at > now - idle and s.last_seen_at < now - interval '1 minute';
  return query
    select
      case
        when s.ended_by is not null then s.ended_by
        when u.status <> 1 or (s.enterprise_id is not null and m.user_id is null) then 'withdrawn'
        when s.expires_at <= now or s.last_seen_at <= now - idle then 'expired'
        else 'live'
      end,
      u.user_id, u.user_name, u.real_name, u.mobile,
      s.enterprise_id, e.company_name, e.status, e.agreement_status, e.service_end_date,
      e.show_mobile_account, e.has_renew_policy, e.has_created_jiaoyitong,
      m.is_super, m.role, m.access
    from app.session s
    join app.app_user u on u.user_id = s.user_id
    left join app.enterprise e on e.enterprise_id = s.enterprise_id
    left join app.enterprise_user m on m.enterprise_id = s.enterprise_id and m.user_id = s.user_id and m.status = 1
    where s.token_hash = hash;
end $$;
set local role app_owner;
