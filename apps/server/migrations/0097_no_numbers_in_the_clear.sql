-- A number that somebody wrote into a remark, or where a firm's own number belongs, stands in no column that anybody can read. The server
-- leaves it out; this finds what is plainly one, and puts right what was stored before.
create function app.holds_a_number(words text) returns boolean
  language sql immutable parallel safe as $$
  select words ~ '(^|[^0-9])([0-9]{17}[0-9Xx]|1[3-9][0-9]{9})([^0-9]|$)'
$$;

create function app.without_numbers(words text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(words,
    '(^|[^0-9])([0-9]{17}[0-9Xx]|1[3-9][0-9]{9})(?=[^0-9]|$)', '\1#', 'g'),
    '(^|[^0-9])([0-9]{17}[0-9Xx]|1[3-9][0-9]{9})(?=[^0-9]|$)', '\1#', 'g')
$$;

alter table app.policy_change no force row level security;
alter table app.policy_change_person no force row level security;
alter table app.policy_person no force row level security;
alter table app.employee no force row level security;
update app.policy_change set remark = app.without_numbers(remark) where app.holds_a_number(remark);
update app.policy_change_person set remark = app.without_numbers(remark), employee_no = app.without_numbers(employee_no)
  where app.holds_a_number(remark) or app.holds_a_number(employee_no);
update app.policy_person set remark = app.without_numbers(remark) where app.holds_a_number(remark);
update app.employee set employee_no = app.without_numbers(employee_no) where app.holds_a_number(employee_no);
alter table app.policy_change force row level security;
alter table app.policy_change_person force row level security;
alter table app.policy_person force row level security;
alter table app.employee force row level security;

-- What is asked when the transaction ends has to be answered before a table is altered.
set constraints all immediate;
alter table app.policy_change add constraint remark_holds_no_number check (not app.holds_a_number(remark));
alter table app.policy_change_person
  add constraint remark_holds_no_number check (not app.holds_a_number(remark)),
  add constraint employee_no_holds_no_number check (not app.holds_a_number(employee_no));
alter table app.policy_person add constraint remark_holds_no_number check (not app.holds_a_number(remark));
alter table app.employee add constraint employee_no_holds_no_number check (not app.holds_a_number(employee_no));
drop function app.without_numbers(text);
grant execute on function app.holds_a_number(text) to app_rw;
