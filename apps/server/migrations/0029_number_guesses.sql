-- The numbers that each user has typed which are nearly those of stored persons: the mask and the birth date are, the number
-- is not. Whoever tries numbers out is held to thirty a day. Each stands here once, under the day on which it came first, so
-- that saving a list again counts no number twice. Rows are numbered within their day: of two requests at once, the
-- constraints let no more through than one after the other.

create table app.number_guess (
  enterprise_id bigint not null default app.tenant(),
  user_id       bigint not null,
  idcard_hash   bytea  not null,
  guessed_on    date   not null,
  guess_no      int    not null,
  primary key (enterprise_id, user_id, idcard_hash),
  foreign key (enterprise_id, user_id) references app.enterprise_user,
  constraint a_guess_has_a_place_in_its_day unique (enterprise_id, user_id, guessed_on, guess_no),
  constraint thirty_guesses_a_day_at_most check (guess_no between 1 and 30)
);
select app.isolate('app.number_guess');
grant select, insert, delete on app.number_guess to app_rw;

-- Typed numbers are compared with the masks of all that are stored.
create index employee_mask on app.employee (enterprise_id, idcard_mask) include (birthday, idtype, idcard_hash);

-- Whoever counts a user's guesses waits for whoever has counted them and not ended.
create function app.lock_guesses(of_enterprise bigint, of_user bigint) returns void
  language sql volatile as $$
  select pg_advisory_xact_lock(hashtextextended('the guesses of user ' || of_user || ' of enterprise ' || of_enterprise, 0))
$$;
grant execute on function app.lock_guesses(bigint, bigint) to app_rw;
