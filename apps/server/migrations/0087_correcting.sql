-- What was mistyped of somebody is put right: the name, or the number. Their cover stays as it is, and so does who they are. It counts once
-- the insurer has issued it; until then, and where it is refused, what stands stays.

alter table app.policy_change no force row level security;
alter table app.policy_change_person no force row level security;

alter table app.policy_change
  drop constraint change_type_is_known,
  add constraint change_type_is_known check (change_type in ('add', 'off', 'replace', 'transfer', 'correct', 'renew')),
  add constraint a_correction_moves_no_money check (change_type <> 'correct' or (premium_fen = 0 and refund_fen = 0)),
  add constraint a_correction_is_of_one_person check (change_type <> 'correct' or person_count = 1);
alter table app.policy_change_person
  drop constraint operation_is_known,
  add constraint operation_is_known check (operation in ('add', 'off', 'replace', 'transfer', 'correct', 'renew')),
  drop constraint an_end_names_its_cover,
  add constraint an_end_names_its_cover check ((operation not in ('add', 'correct', 'renew')) = (ends_policy_person_id is not null));
-- Drafts that name somebody by what was mistyped follow the correction.
grant update (name, idcard_enc, idcard_hash, idcard_mask, birthday, gender) on app.policy_change_person to app_rw;

alter table app.policy_change force row level security;
alter table app.policy_change_person force row level security;

-- Evidence is kept as long as the change that names it: without a last day.
alter table app.file
  drop constraint purpose_is_known,
  add constraint purpose_is_known check (purpose in ('import', 'evidence')),
  drop constraint bytes_have_a_last_day,
  add constraint bytes_have_a_last_day check ((bytes_enc is null) = (delete_after is null) or (purpose = 'evidence' and bytes_enc is not null));

-- Whom a change puts right, by which cover, on what evidence, and as what they were known. What it should be stands in the row of the change.
create table app.correction (
  enterprise_id    bigint not null default app.tenant(),
  policy_change_id bigint not null,
  policy_person_id bigint not null,
  employee_id      bigint not null,
  file_id          bigint not null,
  what             text   not null,
  -- 'drafted' until it is confirmed, 'open' until it is answered, then 'made', or 'dropped' where it was taken back or refused
  state            text   not null,
  -- The corrected number, of one that corrects the number
  idtype           int,
  idcard_hash      bytea,
  was_name         text   not null,
  was_idtype       int    not null,
  was_idcard_enc   bytea  not null,
  was_idcard_hash  bytea  not null,
  was_idcard_mask  text   not null,
  was_birthday     date   not null,
  was_gender       text   not null,
  primary key (enterprise_id, policy_change_id),
  foreign key (enterprise_id, policy_change_id) references app.policy_change,
  foreign key (enterprise_id, policy_person_id) references app.policy_person,
  foreign key (enterprise_id, employee_id) references app.employee,
  foreign key (enterprise_id, file_id) references app.file,
  constraint a_person_is_corrected_once_at_a_time exclude using btree (enterprise_id with =, employee_id with =) where (state = 'open'),
  constraint a_number_is_corrected_to_once exclude using btree (enterprise_id with =, idtype with =, idcard_hash with =) where (state = 'open'),
  constraint what_is_known check (what in ('name', 'idcard')),
  constraint state_is_known check (state in ('drafted', 'open', 'made', 'dropped')),
  constraint a_corrected_number_is_named check ((what = 'idcard') = (idcard_hash is not null) and (idtype is null) = (idcard_hash is null))
);
create index correction_cover on app.correction (enterprise_id, policy_person_id);
create index correction_file on app.correction (enterprise_id, file_id);
create index correction_employee on app.correction (enterprise_id, employee_id, state);
select app.isolate('app.correction');
grant select, insert, delete, update (state) on app.correction to app_rw;

alter table app.policy_person add column corrected_name text;
comment on column app.policy_person.corrected_name is 'the name that a correction gave the person of this cover; null where it is that of the row that opened it';
grant update (corrected_name) on app.policy_person to app_rw;
grant update (idcard_enc, idcard_hash, idcard_mask, birthday, gender) on app.employee to app_rw;

-- Nobody is corrected while another change of theirs is under way, and nothing else is begun for them while a correction is. Who comes second
-- finds the first under the lock on the person, and is judged again: the code of an exclusion says so to the server.
create function app.a_correction_is_alone() returns trigger
  language plpgsql as $$
begin
  -- Whoever makes new persons holds it shared: they have ended, or see this correction.
  if new.what = 'idcard' then
    perform pg_advisory_xact_lock(hashtextextended('the new persons of enterprise ' || new.enterprise_id, 0));
  end if;
  perform from app.employee where enterprise_id = new.enterprise_id and employee_id = new.employee_id for update;
  if exists (
    select from app.policy_person p
    join app.policy_change c on c.enterprise_id = p.enterprise_id and c.policy_change_id in (p.add_change_id, p.end_change_id)
    where p.enterprise_id = new.enterprise_id and p.employee_id = new.employee_id and c.status in (30, 40))
  then
    raise exception 'another change of the person is under way' using errcode = '23P01', constraint = 'a_correction_is_alone';
  end if;
  if new.what = 'idcard' and exists (
    select from app.employee where enterprise_id = new.enterprise_id and idtype = new.idtype and idcard_hash = new.idcard_hash)
  then
    raise exception 'the number is another person''s' using errcode = '23P01', constraint = 'a_correction_is_alone';
  end if;
  return null;
end $$;
create trigger a_correction_is_alone after update of state on app.correction
  for each row when (new.state = 'open') execute function app.a_correction_is_alone();

create function app.a_corrected_person_waits() returns trigger
  language plpgsql as $$
begin
  perform from app.employee where enterprise_id = new.enterprise_id and employee_id = new.employee_id for key share;
  if exists (
    select from app.correction where enterprise_id = new.enterprise_id and employee_id = new.employee_id and state = 'open')
  then
    raise exception 'a correction of the person is under way' using errcode = '23P01', constraint = 'a_corrected_person_waits';
  end if;
  return null;
end $$;
create trigger a_corrected_person_is_not_ended after update of end_change_id on app.policy_person
  for each row when (new.end_change_id is not null and old.end_change_id is distinct from new.end_change_id)
  execute function app.a_corrected_person_waits();

-- Whole lists are opened at once: they are looked at once, after their keys have been locked.
create function app.corrected_persons_wait() returns trigger
  language plpgsql as $$
begin
  if exists (
    select from app.correction c join opened o on o.enterprise_id = c.enterprise_id and o.employee_id = c.employee_id where c.state = 'open')
  then
    raise exception 'a correction of the person is under way' using errcode = '23P01', constraint = 'a_corrected_person_waits';
  end if;
  return null;
end $$;
create trigger a_corrected_person_is_not_opened after insert on app.policy_person
  referencing new table as opened for each statement execute function app.corrected_persons_wait();

-- A number to which somebody is being corrected makes nobody else.
create function app.a_number_under_correction_is_kept() returns trigger
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('the new persons of enterprise ' || app.tenant(), 0));
  if exists (
    select from app.correction c join made m on m.enterprise_id = c.enterprise_id and m.idtype = c.idtype and m.idcard_hash = c.idcard_hash
    where c.state = 'open')
  then
    raise exception 'somebody is being corrected to this number' using errcode = '23P01', constraint = 'a_number_under_correction_is_kept';
  end if;
  return null;
end $$;
create trigger a_number_under_correction_is_kept after insert on app.employee
  referencing new table as made for each statement execute function app.a_number_under_correction_is_kept();
