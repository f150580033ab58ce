-- A cover keeps the name that it was confirmed under: the insurer knows it by that, whatever a later change calls the same number.
alter table app.policy_person add column named text;
comment on column app.policy_person.named is 'under which name the cover was confirmed, where its worker bears another now';

alter table app.policy_person no force row level security;
alter table app.policy_change_person no force row level security;
alter table app.employee no force row level security;
update app.policy_person p set named = r.name
  from app.policy_change_person r, app.employee e
  where r.enterprise_id = p.enterprise_id and r.policy_change_id = p.add_change_id and r.row_no = p.row_no
    and e.enterprise_id = p.enterprise_id and e.employee_id = p.employee_id and r.name <> e.name;
alter table app.policy_person force row level security;
alter table app.policy_change_person force row level security;
alter table app.employee force row level security;

create index policy_person_named on app.policy_person (enterprise_id, employee_id) include (named) where named is not null and not isempty(cover);
grant update (named) on app.policy_person to app_rw;

set local role app_gate;

-- The persons of the enterprise of the running transaction whose name has these words in it, or that of a cover of theirs that stands or stood.
create or replace function gate.employees_named(words text)
  returns setof bigint language sql stable security definer set search_path = pg_catalog, pg_temp rows 100 as $$
  select employee_id from app.employee
  where app.name_grams(enterprise_id, name) @> app.name_grams(app.tenant(), words)
    and enterprise_id = app.tenant() and strpos(lower(name), lower(words)) > 0
  union
  select employee_id from app.policy_person
  where enterprise_id = app.tenant() and named is not null and not isempty(cover) and strpos(lower(named), lower(words)) > 0
$$;

-- The persons of the enterprise of the running transaction whose name fits a pattern, or that of a cover of theirs that stands or stood.
create or replace function gate.employees_sounding(pattern text)
  returns setof bigint language sql stable strict security definer set search_path = pg_catalog, pg_temp rows 100 as $$
  select employee_id from app.employee where enterprise_id = app.tenant() and name ~ pattern
  union
  select employee_id from app.policy_person where enterprise_id = app.tenant() and named is not null and not isempty(cover) and named ~ pattern
$$;

set local role app_owner;
