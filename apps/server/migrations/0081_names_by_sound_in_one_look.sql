-- Letters stand for hundreds of signs each, so that an index on signs brings nearly everybody and each name is looked at all the same.
-- One look over the enterprise's names takes a thirtieth of the time.
drop index app.employee_by_name;
create index employee_by_name on app.employee (enterprise_id, name) include (employee_id);

set local role app_gate;
drop function gate.employees_sounding(text, text, text, text);

-- The persons of the enterprise of the running transaction whose name fits a pattern, with a bracket for each sound: `[赵照][丽李]`.
create function gate.employees_sounding(pattern text)
  returns setof bigint language sql stable strict security definer set search_path = pg_catalog, pg_temp rows 100 as $$
  select employee_id from app.employee where enterprise_id = app.tenant() and name ~ pattern
$$;

grant execute on function gate.employees_sounding(text) to app_rw;
set local role app_owner;
