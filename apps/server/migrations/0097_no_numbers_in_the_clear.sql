-- A number that somebody wrote into a remark, or where a firm's own number belongs, stands in no column that anybody can read. The server
-- leaves it out; this finds what is plainly one, and puts right what was stored before.
create function app.holds_a_number(words text) returns boolean
  language sql immutable parallel safe as $$
  select words ~ '(^|[^0-9])([0-9]{17}[0-9Xx]|[0-9]{15}|((00)?86)?1[3-9][0-9]{9})([^0-9]|$)'
$$;

-- What was stored before may be written in any way: with signs between its digits, or in wide ones. Such words lose all their digits.
create function app.may_hold_a_number(words text) returns boolean
  language sql immutable parallel safe as $$
  select app.holds_a_number(words)
    or app.holds_a_number(regexp_replace(translate(words, '０１２３４５６７８９', '0123456789'), '[[:space:]._/+()·•—–-]', '', 'g'))
    or words ~ '[A-Za-z]{1,2} ?[0-9]{7,}'
$$;
create function app.without_numbers(words text) returns text language sql immutable parallel safe as $$
  select regexp_replace(words, '[0-9０-９]+', '#', 'g')
$$;

alter table app.policy_change no force row level security;
alter table app.policy_change_person no force row level security;
alter table app.policy_person no force row level security;
alter table app.employee no force row level security;
update app.policy_change set remark = app.without_numbers(remark) where app.may_hold_a_number(remark);
update app.policy_change_person set remark = case when app.may_hold_a_number(remark) then app.without_numbers(remark) else remark end,
    employee_no = case when app.may_hold_a_number(employee_no) then app.without_numbers(employee_no) else employee_no end
  where app.may_hold_a_number(remark) or app.may_hold_a_number(employee_no);
update app.policy_person set remark = app.without_numbers(remark) where app.may_hold_a_number(remark);
update app.employee set employee_no = app.without_numbers(employee_no) where app.may_hold_a_number(employee_no);
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
drop function app.without_numbers(text), app.may_hold_a_number(text);
grant execute on function app.holds_a_number(text) to app_rw;
