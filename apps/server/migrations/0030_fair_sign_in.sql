-- A sign-in counts failures, not tries: a try under way holds a place until it is known to be right or wrong. Devices from which
-- a user has signed in before wait for nobody else's failures. A puzzle for the browser takes the place of a picture to read.

-- Tries whose password is being looked at, one row for each key that they count under. A dead server's end by themselves.
create table app.login_under_way (
  key_hash bytea       not null,
  place    bytea       not null,
  until    timestamptz not null,
  primary key (key_hash, place)
);
create index login_under_way_age on app.login_under_way (until);
comment on table app.login_under_way is '@global';

-- Browsers from which a user has signed in, by the hash of a secret that only the browser has. `password_mark` is the hash of the
-- kept password of then: with another password no device is known any more.
create table app.known_device (
  device_hash   bytea       not null,
  user_id       bigint      not null references app.app_user,
  password_mark bytea       not null,
  seen_at       timestamptz not null,
  expires_at    timestamptz not null,
  primary key (device_hash, user_id),
  constraint device_hashes_are_sha256 check (length(device_hash) = 32 and length(password_mark) = 32)
);
create index known_device_user on app.known_device (user_id, seen_at);
create index known_device_age on app.known_device (expires_at);
comment on table app.known_device is '@global';

-- What browsers were given to work out, by hash; each is good for one try of whom it was given to.
create table app.puzzle (
  puzzle_hash bytea       primary key,
  key_hash    bytea       not null,
  expires_at  timestamptz not null,
  constraint puzzle_hashes_are_sha256 check (length(puzzle_hash) = 32 and length(key_hash) = 32)
);
create index puzzle_key on app.puzzle (key_hash, expires_at);
create index puzzle_age on app.puzzle (expires_at);
comment on table app.puzzle is '@global';

grant select, insert, update, delete on app.login_under_way, app.known_device, app.puzzle to app_gate;

drop table app.captcha;

set local role app_gate;

drop function gate.count_login_try(bytea, timestamptz, int, interval, interval),
  gate.count_in_window(bytea, timestamptz, int, interval), gate.give_back_login_try(bytea, timestamptz),
  gate.login_wait(bytea, timestamptz), gate.forget_login_tries(bytea), gate.captcha_wait(bytea, timestamptz, int, interval),
  gate.put_captcha(bytea, bytea, bytea, timestamptz, timestamptz), gate.take_captcha(bytea, bytea, bytea, timestamptz);

-- How many seconds a try under these keys would have to wait, and for how many a puzzle is asked for, without counting one.
-- A moment that a clock running ahead has left is brought back to the present, so that no wait is longer than its limit.
create function gate.login_needs(
    own bytea, shared bytea[], now timestamptz,
    own_span interval, own_longest interval, shared_span interval, puzzle_from int, puzzle_span interval)
  returns table (wait_s int, puzzle_wait_s int)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from app.login_attempt a where a.key_hash = any (own || shared) order by a.key_hash for update;
  update app.login_attempt a
  set since = least(a.since, now),
    next_try_at = least(a.next_try_at, now + case when a.key_hash = own then own_longest else shared_span end)
  where a.key_hash = any (own || shared)
    and (a.since > now or a.next_try_at > now + case when a.key_hash = own then own_longest else shared_span end);
  return query
    select coalesce(max(ceil(extract(epoch from a.next_try_at - now))) filter (where a.next_try_at > now), 0)::int,
      coalesce(max(ceil(extract(epoch from a.since + puzzle_span - now)))
        filter (where a.key_hash = own and a.tries >= puzzle_from and a.since + puzzle_span > now), 0)::int
    from app.login_attempt a where a.key_hash = any (own || shared)
      and not (a.key_hash = own and greatest(a.since, a.next_try_at) < now - own_span);
end $$;

-- Gives a try its place and answers 0; or how many seconds to wait because of failures; or -1 while places are taken by tries
-- that are not known to be failures yet. Under `own` up to `own_free` fail before each has to wait, under each of `shared` up to
-- `shared_most` in a span.
create function gate.begin_login_try(
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
  -- A clock that was put back leaves places far ahead. Others read theirs a moment later than this one, and keep their places.
  delete from app.login_under_way u where u.key_hash = any (keys) and (u.until <= now or u.until > now + 2 * lease);
  if exists (
    select from app.login_attempt a
    where a.key_hash = any (keys)
      and (select count(*) from app.login_under_way u where u.key_hash = a.key_hash)
        >= greatest(case when a.key_hash = own then own_free else shared_most end - a.tries, 1))
  then return -1; end if;

  insert into app.login_under_way (key_hash, place, until) select key, new_place, now + lease from unnest(keys) as key;
  return 0;
end $$;

-- Gives a place back: its try was right, or was none. A right one ends what had failed under `own`.
create function gate.end_login_try(old_place bytea, own bytea, shared bytea[], was_right boolean)
  returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from app.login_attempt a where a.key_hash = any (own || shared) order by a.key_hash for update;
  delete from app.login_under_way u where u.key_hash = any (own || shared) and u.place = old_place;
  if was_right then delete from app.login_attempt a where a.key_hash = own; end if;
end $$;

-- Turns a place into a failure.
create function gate.fail_login_try(
    old_place bytea, own bytea, shared bytea[], now timestamptz,
    own_free int, own_longest interval, shared_most int, shared_span interval)
  returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.login_attempt (key_hash, tries, since, next_try_at)
  select key, 0, now, now from unnest(own || shared) as key order by key on conflict (key_hash) do nothing;
  perform from app.login_attempt a where a.key_hash = any (own || shared) order by a.key_hash for update;
  delete from app.login_under_way u where u.key_hash = any (own || shared) and u.place = old_place;
  update app.login_attempt a
  set tries = a.tries + 1, since = now,
    next_try_at = case when a.tries + 1 < own_free then a.next_try_at
      else now + least(interval '5 seconds' * power(2, least(a.tries + 1 - own_free, 20)), own_longest) end
  where a.key_hash = own;
  update app.login_attempt a set tries = 0 where a.key_hash = any (shared) and a.since <= now - shared_span;
  -- A span begins with its first failure.
  update app.login_attempt a
  set tries = a.tries + 1, since = case when a.tries = 0 then now else least(a.since, now) end,
    next_try_at = case when a.tries + 1 < shared_most then least(a.next_try_at, now)
      else case when a.tries = 0 then now else least(a.since, now) end + shared_span end
  where a.key_hash = any (shared);
end $$;

create function gate.put_puzzle(for_key bytea, new_hash bytea, now timestamptz, until timestamptz, most int)
  returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.puzzle p where p.puzzle_hash in (
    select old.puzzle_hash from app.puzzle old where old.key_hash = for_key order by old.expires_at desc offset most - 1
    for update skip locked);
  insert into app.puzzle (puzzle_hash, key_hash, expires_at) values (new_hash, for_key, until);
end $$;

-- Takes a puzzle away, and says whether it was one that counts.
create function gate.take_puzzle(for_key bytea, hash bytea, now timestamptz, lives interval)
  returns boolean language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with taken as (delete from app.puzzle where puzzle_hash = hash and key_hash = for_key returning expires_at)
  select exists (select from taken where expires_at > now and expires_at <= now + lives)
$$;

-- Whether the user of this name has signed in on this device before, and has the same password still.
create function gate.knows_device(device bytea, name text, now timestamptz)
  returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from app.known_device d join app.app_user u on u.user_id = d.user_id
    where d.device_hash = device and u.user_name = name and d.expires_at > now
      and d.password_mark = sha256(convert_to(u.password_hash, 'UTF8')))
$$;

-- Remembers that a user has signed in on a device: the one that was named, when it is anybody's, else a new one. True when it was
-- the named one. Of a user the last `most` are remembered.
create function gate.keep_device(named bytea, new_device bytea, for_user bigint, now timestamptz, until timestamptz, most int)
  returns boolean language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  is_named boolean := exists (select from app.known_device d where d.device_hash = named and d.expires_at > now);
begin
  insert into app.known_device as d (device_hash, user_id, password_mark, seen_at, expires_at)
  select case when is_named then named else new_device end, u.user_id, sha256(convert_to(u.password_hash, 'UTF8')), now, until
  from app.app_user u where u.user_id = for_user
  on conflict (device_hash, user_id) do update
  set password_mark = excluded.password_mark, seen_at = excluded.seen_at, expires_at = excluded.expires_at;
  delete from app.known_device d where (d.device_hash, d.user_id) in (
    select old.device_hash, old.user_id from app.known_device old
    where old.user_id = for_user order by old.seen_at desc offset most for update skip locked);
  return is_named;
end $$;

-- What has run out is cleared away by the sweep, as in migration 0027: of puzzles, devices, and places that a dead server left.

create function gate.clear_puzzles(expired_before timestamptz, most int)
  returns int language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with cleared as (
    delete from app.puzzle where puzzle_hash in (
      select p.puzzle_hash from app.puzzle p where p.expires_at < expired_before
      order by p.expires_at limit most for update skip locked)
    returning 1)
  select count(*)::int from cleared
$$;

create function gate.clear_devices(expired_before timestamptz, most int)
  returns int language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with cleared as (
    delete from app.known_device where (device_hash, user_id) in (
      select d.device_hash, d.user_id from app.known_device d where d.expires_at < expired_before
      order by d.expires_at limit most for update skip locked)
    returning 1)
  select count(*)::int from cleared
$$;

create function gate.clear_places(ended_before timestamptz, most int)
  returns int language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with cleared as (
    delete from app.login_under_way where (key_hash, place) in (
      select u.key_hash, u.place from app.login_under_way u where u.until < ended_before
      order by u.until limit most for update skip locked)
    returning 1)
  select count(*)::int from cleared
$$;

grant execute on function
  gate.clear_puzzles(timestamptz, int), gate.clear_devices(timestamptz, int), gate.clear_places(timestamptz, int),
  gate.login_needs(bytea, bytea[], timestamptz, interval, interval, interval, int, interval),
  gate.begin_login_try(bytea, bytea, bytea[], timestamptz, interval, int, interval, interval, int, interval),
  gate.end_login_try(bytea, bytea, bytea[], boolean),
  gate.fail_login_try(bytea, bytea, bytea[], timestamptz, int, interval, int, interval),
  gate.put_puzzle(bytea, bytea, timestamptz, timestamptz, int), gate.take_puzzle(bytea, bytea, timestamptz, interval),
  gate.knows_device(bytea, text, timestamptz),
  gate.keep_device(bytea, bytea, bigint, timestamptz, timestamptz, int) to app_rw;
set local role app_owner;
