-- Unfinished lists of persons, and the files they are read from. A list is full of ID numbers, so it stands here as one sealed
-- text (compressed, then encrypted with the enterprise's key), and so does each file.

create table app.file (
  enterprise_id bigint      not null default app.tenant() references app.enterprise,
  file_id       bigint      generated always as identity,
  purpose       text        not null,
  name          text        not null,
  size          int         not null,
  -- By the enterprise's key: the same file has the same hash in one enterprise only.
  content_hash  bytea       not null,
  bytes_enc     bytea,
  user_id       bigint      not null references app.app_user,
  created_at    timestamptz not null,
  -- Null once its bytes have been cleared away.
  delete_after  timestamptz,
  primary key (enterprise_id, file_id),
  constraint purpose_is_known check (purpose in ('import')),
  constraint a_file_holds_something check (size between 1 and 10485760),
  constraint bytes_have_a_last_day check ((bytes_enc is null) = (delete_after is null))
);
create index file_user on app.file (user_id);
create index file_due on app.file (delete_after) where delete_after is not null;
select app.isolate('app.file');
grant select, insert, update (bytes_enc, delete_after) on app.file to app_rw;

create table app.import_job (
  enterprise_id    bigint      not null default app.tenant(),
  import_job_id    bigint      generated always as identity,
  kind             text        not null,
  policy_id        bigint      not null,
  -- 10 being read, 20 has faults, 30 without faults, 40 a draft holds its sound rows, 50 done, 60 could not be read, 70 discarded
  status           int         not null,
  source           text        not null,
  file_id          bigint,
  file_name        text,
  start_date       date,
  row_count        int         not null default 0,
  fault_count      int         not null default 0,
  -- Counts the changes of the rows: two who work on one list at once must notice.
  version          int         not null default 1,
  -- Counts the readings of its file: one that was overtaken is not stored.
  reading_no       int         not null default 0,
  rows_read        int         not null default 0,
  -- How a person wants the file to be read, as JSON: sheet, heading, columns. No cell of it.
  reading_options  text,
  -- The rows, and what was recognised and left out of the file; sealed, bound to this list.
  roster_enc       bytea,
  reading_enc      bytea,
  -- Until when an untouched list is kept; null where nothing is.
  keep_until       timestamptz,
  -- The draft that holds its sound rows.
  policy_change_id bigint,
  -- The list into which a file of its rejected rows went back.
  continued_in     bigint,
  -- Why its file could not be read, and of what there was too much.
  failure          text,
  failure_what     text,
  user_id          bigint      not null references app.app_user,
  user_name        text        not null,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  primary key (enterprise_id, import_job_id),
  foreign key (enterprise_id, policy_id) references app.policy,
  foreign key (enterprise_id, file_id) references app.file,
  foreign key (enterprise_id, policy_change_id) references app.policy_change,
  foreign key (enterprise_id, continued_in) references app.import_job,
  constraint kind_is_known check (kind in ('add')),
  constraint status_is_known check (status in (10, 20, 30, 40, 50, 60, 70)),
  constraint source_is_known check (source in ('typed', 'pasted', 'file', 'change')),
  constraint counts_are_possible check (row_count >= 0 and fault_count between 0 and row_count),
  constraint rows_have_a_last_day check ((roster_enc is null) = (keep_until is null)),
  constraint a_failure_says_why check (status <> 60 or failure is not null)
);
create index import_job_latest on app.import_job (enterprise_id, import_job_id desc) where status in (10, 20, 30, 40, 60);
create index import_job_policy on app.import_job (enterprise_id, policy_id);
create index import_job_file on app.import_job (enterprise_id, file_id);
create index import_job_change on app.import_job (enterprise_id, policy_change_id);
create index import_job_continued on app.import_job (enterprise_id, continued_in);
create index import_job_user on app.import_job (user_id);
create index import_job_kept on app.import_job (keep_until) where keep_until is not null;
select app.isolate('app.import_job');
grant select, insert on app.import_job to app_rw;
grant update (policy_id, status, source, file_id, file_name, start_date, row_count, fault_count, version, reading_no, rows_read,
  reading_options, roster_enc, reading_enc, keep_until, policy_change_id, continued_in, failure, failure_what, user_id, user_name, updated_at)
  on app.import_job to app_rw;

-- Which list a change was made from: when the change is undone, its rows go back there.
create table app.import_submission (
  enterprise_id    bigint      not null default app.tenant(),
  policy_change_id bigint      not null,
  import_job_id    bigint      not null,
  submitted_at     timestamptz not null,
  primary key (enterprise_id, policy_change_id),
  foreign key (enterprise_id, policy_change_id) references app.policy_change,
  foreign key (enterprise_id, import_job_id) references app.import_job
);
create index import_submission_job on app.import_submission (enterprise_id, import_job_id);
select app.isolate('app.import_submission');
grant select, insert on app.import_submission to app_rw;

-- By the whole name: a number that a spreadsheet destroyed is found again by it.
create index employee_by_name on app.employee (enterprise_id, name);

-- Where files or lists have been kept long enough: only whose they are, not what.
grant select (enterprise_id, delete_after) on app.file to app_gate;
grant select (enterprise_id, keep_until) on app.import_job to app_gate;
create policy gate_sweeps on app.file for select to app_gate using (true);
create policy gate_sweeps on app.import_job for select to app_gate using (true);

set local role app_gate;
alter default privileges revoke execute on functions from public;

create function gate.due_clearing(now timestamptz, most int)
  returns table (enterprise_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select enterprise_id from (
    (select enterprise_id from app.file where delete_after <= now limit most)
    union
    (select enterprise_id from app.import_job where keep_until <= now limit most)) due
$$;
grant execute on function gate.due_clearing(timestamptz, int) to app_rw;
set local role app_owner;
