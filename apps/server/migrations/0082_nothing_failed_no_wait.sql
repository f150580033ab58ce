-- A clock that ran ahead leaves keys whose next try lies ahead. Where nothing has failed under one, nobody waits for it.
set local role app_gate;

create or replace function gate.login_needs(
    own bytea, shared bytea[], now timestamptz,
    own_span interval, own_longest interval, shared_span interval, puzzle_from int, puzzle_span interval)
  returns table (wait_s int, puzzle_wait_s int)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from app.login_attempt a where a.key_hash = any (own || shared) order by a.key_hash for update;
  update app.login_attempt a
  set since = least(a.since, now),
    next_try_at = case when a.tries = 0 then now
      else least(a.next_try_at, now + case when a.key_hash = own then own_longest else shared_span end) end
  where a.key_hash = any (own || shared)
    and (a.since > now or a.next_try_at > now + case when a.key_hash = own then own_longest else shared_span end);
  return query
    select coalesce(max(ceil(extract(epoch from a.next_try_at - now))) filter (where a.next_try_at > now), 0)::int,
      coalesce(max(ceil(extract(epoch from a.since + puzzle_span - now)))
        filter (where a.key_hash = own and a.tries >= puzzle_from and a.since + puzzle_span > now), 0)::int
    from app.login_attempt a where a.key_hash = any (own || shared)
      and not (a.key_hash = own and greatest(a.since, a.next_try_at) < now - own_span);
end $$;

set local role app_owner;
