-- A mobile that somebody searches by is compared with the masks of all that are stored, as ID numbers are.

create index employee_mobile_mask on app.employee (enterprise_id, mobile_mask) include (mobile_hash) where mobile_mask is not null;

-- Whoever only asks whether a user's guesses are used up waits for whoever counts some, and for nobody else who asks.
create function app.share_guesses(of_enterprise bigint, of_user bigint) returns void
  language sql volatile as $$
  select pg_advisory_xact_lock_shared(hashtextextended('the guesses of user ' || of_user || ' of enterprise ' || of_enterprise, 0))
$$;
grant execute on function app.share_guesses(bigint, bigint) to app_rw;
