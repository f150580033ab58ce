-- Before an enterprise is known: the few functions that work across enterprises. They belong to app_gate, which sees other
-- enterprises only through the policies below, each for one table and one command, and are all that the server may ask of it.

grant select, insert, update on app.app_user to app_gate;
grant select, insert, update on app.session to app_gate;
grant select, insert, update, delete on app.login_attempt to app_gate;
grant select, insert on app.trade_no to app_gate;
grant select, insert, update (status, is_certification, agreement_status) on app.enterprise to app_gate;
grant select, insert on app.enterprise_user to app_gate;
grant select (enterprise_id, policy_change_id, status, progress_status, lock_at, sent_at) on app.policy_change to app_gate;

create policy gate_reads on app.enterprise for select to app_gate using (true);
create policy gate_opens on app.enterprise for insert to app_gate with check (true);
create policy gate_approves on app.enterprise for update to app_gate using (true) with check (true);
create policy gate_reads on app.enterprise_user for select to app_gate using (true);
create policy gate_joins on app.enterprise_user for insert to app_gate with check (true);
create policy gate_sweeps on app.policy_change for select to app_gate using (true);

set local role app_gate;
alter default privileges revoke execute on functions from public;

-- Who may be signed in with this name; no row for an unknown one.
create function gate.user_for_login(name text)
  returns table (user_id bigint, password_hash text, status int, must_change_password int, default_enterprise_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select u.user_id, u.password_hash, u.status, u.must_change_password,
    (select m.enterprise_id from app.enterprise_user m
     where m.user_id = u.user_id and m.status = 1
     order by (m.enterprise_id = u.default_enterprise_id) desc nulls last, m.enterprise_id limit 1)
  from app.app_user u where u.user_name = name
$$;

create function gate.open_session(new_hash bytea, for_user bigint, for_enterprise bigint, now timestamptz, until timestamptz)
  returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.session (token_hash, user_id, enterprise_id, created_at, last_seen_at, expires_at)
  values (new_hash, for_user, for_enterprise, now, now, until)
$$;

-- The session of a token with all that a request needs to know of its user. `state` says whether it still lives;
-- a living one is marked as seen, at most once a minute.
create function gate.session_by_token(hash bytea, now timestamptz, idle interval)
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
        when u.status <> 1 or (s.enterprise_id is not null and m.user_id is null) then 'elsewhere'
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

create function gate.end_session(hash bytea, now timestamptz)
  returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update app.session set ended_at = now, ended_by = 'logout' where token_hash = hash and ended_at is null
$$;

-- Counts a try and says how many seconds it must wait; 0 lets it through. Up to `free` tries in `span` pass; from then on
-- each one doubles the wait, at most to `longest`. A span without a try forgets.
create function gate.count_login_try(hash bytea, now timestamptz, free int, span interval, longest interval)
  returns int language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  entry app.login_attempt;
begin
  insert into app.login_attempt as a (key_hash, tries, since, next_try_at) values (hash, 0, now, now)
  on conflict (key_hash) do nothing;
  select * into entry from app.login_attempt where key_hash = hash for update;
  if greatest(entry.since, entry.next_try_at) < now - span then
    entry.tries := 0;
    entry.next_try_at := now;
  end if;
  if entry.next_try_at > now then return ceil(extract(epoch from entry.next_try_at - now)); end if;
  entry.tries := entry.tries + 1;
  if entry.tries >= free then
    entry.next_try_at := now + least(interval '5 seconds' * power(2, least(entry.tries - free, 20)), longest);
  end if;
  update app.login_attempt
  set tries = entry.tries, since = now, next_try_at = entry.next_try_at where key_hash = hash;
  return 0;
end $$;

-- Counts a try in a window that begins with its first one: up to `most` pass, the others wait for its end.
create function gate.count_in_window(hash bytea, now timestamptz, most int, span interval)
  returns int language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  entry app.login_attempt;
begin
  insert into app.login_attempt as a (key_hash, tries, since, next_try_at) values (hash, 0, now, now)
  on conflict (key_hash) do nothing;
  select * into entry from app.login_attempt where key_hash = hash for update;
  if entry.since <= now - span then
    entry.tries := 0;
    entry.since := now;
    entry.next_try_at := now;
  end if;
  if entry.next_try_at > now then return ceil(extract(epoch from entry.next_try_at - now)); end if;
  entry.tries := entry.tries + 1;
  if entry.tries >= most then entry.next_try_at := entry.since + span; end if;
  update app.login_attempt
  set tries = entry.tries, since = entry.since, next_try_at = entry.next_try_at where key_hash = hash;
  return 0;
end $$;

-- Takes a try out of its window again: it was the owner's.
create function gate.give_back_login_try(hash bytea, now timestamptz)
  returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update app.login_attempt set tries = greatest(tries - 1, 0), next_try_at = least(next_try_at, now) where key_hash = hash
$$;

-- How long a try would have to wait, without counting one.
create function gate.login_wait(hash bytea, now timestamptz)
  returns int language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(max(ceil(extract(epoch from next_try_at - now))), 0)::int
  from app.login_attempt where key_hash = hash and next_try_at > now
$$;

create function gate.forget_login_tries(hash bytea)
  returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from app.login_attempt where key_hash = hash
$$;

-- The changes whose undo has run out, and those that wait for the insurer's answer: only where they are, not what.
create function gate.due_policy_changes(now timestamptz, asked_before timestamptz, most int)
  returns table (enterprise_id bigint, policy_change_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  (select enterprise_id, policy_change_id from app.policy_change where status = 30 and lock_at <= now order by lock_at limit most)
  union all
  (select enterprise_id, policy_change_id from app.policy_change where status = 40 and sent_at <= asked_before order by sent_at limit most)
$$;

-- For the operator: opens an enterprise, adds a user, lets a user work for an enterprise.

-- Null when there is an enterprise of this name. Not a unique key, which would tell a tenant that another has the name.
-- The second statement sees what whoever held the lock before has committed.
create function gate.open_enterprise(name text, tax text, first_status int, agreement int, service_until date, show_mobile int, now timestamptz)
  returns bigint language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select pg_advisory_xact_lock(hashtextextended('an enterprise of the name ' || name, 0));
  insert into app.enterprise (company_name, tax_number, status, agreement_status, is_certification, service_end_date, show_mobile_account, created_at)
  select name, tax, first_status, agreement, case when agreement = 1 then 0 else 1 end, service_until, show_mobile, now
  where not exists (select from app.enterprise where company_name = name)
  returning enterprise_id
$$;

create function gate.add_user(name text, phone text, person text, hash text, now timestamptz)
  returns bigint language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.app_user (user_name, mobile, real_name, password_hash, created_at) values (name, phone, person, hash, now)
  returning user_id
$$;

create function gate.add_member(to_enterprise bigint, member bigint, super int, member_role text, keys text[], now timestamptz)
  returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.enterprise_user (enterprise_id, user_id, is_super, role, access, created_at)
  values (to_enterprise, member, super, member_role, keys, now)
$$;

create function gate.find_enterprise(name text)
  returns bigint language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select enterprise_id from app.enterprise where company_name = name order by enterprise_id limit 1
$$;

-- Whether nobody has been served yet: only such an installation gets the demo.
create function gate.is_empty()
  returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select not exists (select from app.enterprise)
$$;

-- Takes a bank's number for an enterprise; false when it was taken before, by whomever.
create function gate.claim_trade_no(in_channel text, no text, for_enterprise bigint)
  returns boolean language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with claimed as (
    insert into app.trade_no (channel, channel_trade_no, enterprise_id) values (in_channel, no, for_enterprise)
    on conflict do nothing returning 1)
  select exists (select from claimed)
$$;

create function gate.trade_no_owner(in_channel text, no text)
  returns bigint language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select enterprise_id from app.trade_no where channel = in_channel and channel_trade_no = no
$$;

grant execute on all functions in schema gate to app_rw;
set local role app_owner;
create index policy_change_waiting on app.policy_change (sent_at) where status = 40;
