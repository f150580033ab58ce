-- A sign-in that is under way while its user is disabled, or taken out of the enterprise, opens no session: it would live again once they
-- are let in. What opens sessions of a user and what ends all of them take turns; who signs in holds up nobody else who does.
--
-- Each statement of these functions sees what was committed before it: the lock comes first.

create function app.session_is_of_the_enabled() returns trigger
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('the sessions of user ' || new.user_id, 0));
  if not exists (select from app.app_user where user_id = new.user_id and status = 1)
    or new.enterprise_id is not null and not exists (
      select from app.enterprise_user where enterprise_id = new.enterprise_id and user_id = new.user_id and status = 1)
  then
    new.ended_at := new.created_at;
    new.ended_by := 'withdrawn';
  end if;
  return new;
end $$;
create trigger sessions_are_of_the_enabled before insert on app.session
  for each row execute function app.session_is_of_the_enabled();

create or replace function app.end_sessions_of_user() returns trigger
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('the sessions of user ' || new.user_id, 0));
  update app.session set ended_at = clock_timestamp(), ended_by = 'withdrawn' where user_id = new.user_id and ended_at is null;
  return null;
end $$;

create or replace function app.end_sessions_of_member() returns trigger
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('the sessions of user ' || old.user_id, 0));
  update app.session set ended_at = clock_timestamp(), ended_by = 'withdrawn'
  where user_id = old.user_id and enterprise_id = old.enterprise_id and ended_at is null;
  return null;
end $$;
