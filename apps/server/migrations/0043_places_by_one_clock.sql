-- Places of tries under way end by the database's own clock: a server that dies or stands still holds its places for a few seconds
-- only, and servers whose clocks differ by more than that neither lose theirs nor keep others' for longer.
set local role app_gate;

create or replace function gate.begin_login_try(
    new_place bytea, own bytea, shared bytea[], now timestamptz, lease interval,
    own_free int, own_span interval, own_longest interval, shared_most int, shared_span interval)
  returns int language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  keys bytea[] := own || shared;
  must_wait_s int;
begin
  -- Always in this order, so that two tries never wait for each other.
  insert into app.login_attempt (key_hash, tries, since, next_try_at)
  select key, 0, now, now from unnest(keys) as key order by key on conflict (key_hash) do nothing;
  perform from app.login_attempt a where a.key_hash = any (keys) order by a.key_hash for update;

  select needs.wait_s into must_wait_s
  from gate.login_needs(own, shared, now, own_span, own_longest, shared_span, own_free, own_span) as needs;
  if must_wait_s > 0 then return must_wait_s; end if;

  update app.login_attempt a set tries = 0, since = now, next_try_at = now
  where (a.key_hash = own and greatest(a.since, a.next_try_at) < now - own_span)
    or (a.key_hash = any (shared) and a.since <= now - shared_span);
  -- A clock that was put back leaves places far ahead.
  delete from app.login_under_way u
  where u.key_hash = any (keys) and (u.until <= clock_timestamp() or u.until > clock_timestamp() + lease);
  if exists (
    select from app.login_attempt a
    where a.key_hash = any (keys)
      and (select count(*) from app.login_under_way u where u.key_hash = a.key_hash)
        >= greatest(case when a.key_hash = own then own_free else shared_most end - a.tries, 1))
  then return -1; end if;

  insert into app.login_under_way (key_hash, place, until)
  select key, new_place, clock_timestamp() + lease from unnest(keys) as key;
  return 0;
end $$;

set local role app_owner;
