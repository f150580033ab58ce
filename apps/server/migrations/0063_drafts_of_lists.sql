-- A draft that was made of a list is confirmed only while that list says what it said: not when it was thrown away, moved to another day
-- or policy, or when other rows were put into the draft. The server says so in words before; this is its second guard.
alter table app.import_submission add column start_date date, add column roster_hash bytea,
  add constraint rows_sent_have_a_hash check (roster_hash is null or row_count is not null);
comment on column app.import_submission.start_date is 'the day of the whole list, where it had one';
comment on column app.import_submission.roster_hash is 'of the rows of the change; null for those of releases before';
grant update (start_date, roster_hash), delete on app.import_submission to app_rw;

create function app.draft_is_as_its_list() returns trigger
  language plpgsql as $$
begin
  if exists (
    select from app.import_submission s
    join app.import_job j on j.enterprise_id = s.enterprise_id and j.import_job_id = s.import_job_id
    join app.policy_change c on c.enterprise_id = s.enterprise_id and c.policy_change_id = s.policy_change_id
    where s.enterprise_id = new.enterprise_id and s.policy_change_id = new.policy_change_id and s.roster_hash is not null
      and (j.status = 70 or j.policy_id <> c.policy_id or j.start_date is distinct from s.start_date
        or s.roster_hash <> c.roster_hash))
  then
    raise exception 'its list is no longer what the change was made of'
      using errcode = '23514', constraint = 'draft_is_as_its_list';
  end if;
  return null;
end $$;

create constraint trigger draft_is_as_its_list after update of status on app.policy_change deferrable initially deferred
  for each row when (old.status in (0, 10) and new.status = 30) execute function app.draft_is_as_its_list();
