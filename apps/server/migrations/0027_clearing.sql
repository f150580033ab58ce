-- What nobody needs any more is cleared away by the sweep: in small batches, each a transaction, by several servers at once.

grant delete on app.session to app_gate;
create index session_expiry on app.session (expires_at);
create index login_attempt_age on app.login_attempt (since);

set local role app_gate;
alter default privileges revoke execute on functions from public;

-- Each clears at most so many and says how many they were; what another server is clearing away is left to it.

create function gate.clear_sessions(ended_before timestamptz, most int)
  returns int language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with cleared as (
    delete from app.session where token_hash in (
      select s.token_hash from app.session s where s.expires_at < ended_before
      order by s.expires_at limit most for update skip locked)
    returning 1)
  select count(*)::int from cleared
$$;

create function gate.clear_login_tries(tried_before timestamptz, most int)
  returns int language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with cleared as (
    delete from app.login_attempt where key_hash in (
      select a.key_hash from app.login_attempt a where a.since < tried_before and a.next_try_at < tried_before
      order by a.since limit most for update skip locked)
    returning 1)
  select count(*)::int from cleared
$$;

-- The enterprises in which a file, a list, an answer under its key or a draft has been kept long enough: only whose they
-- are. Keys and drafts are looked up enterprise by enterprise, so that those not due are never read.
drop function gate.due_clearing(timestamptz, int);
create function gate.enterprises_to_clear(now timestamptz, keys_before timestamptz, drafts_before timestamptz, most int)
  returns table (enterprise_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select enterprise_id from (
    (select enterprise_id from app.file where delete_after <= now limit most)
    union
    (select enterprise_id from app.import_job where keep_until <= now limit most)
    union
    (select e.enterprise_id from app.enterprise e where exists (
      select from app.idempotency i where i.enterprise_id = e.enterprise_id and i.created_at < keys_before) limit most)
    union
    (select e.enterprise_id from app.enterprise e where exists (
      select from app.policy_change c
      where c.enterprise_id = e.enterprise_id and c.status in (0, 10) and c.created_at < drafts_before) limit most)) due
$$;

grant execute on function gate.clear_sessions(timestamptz, int), gate.clear_login_tries(timestamptz, int),
  gate.enterprises_to_clear(timestamptz, timestamptz, timestamptz, int) to app_rw;
set local role app_owner;
