-- Finding persons by how their name sounds, and by the end of their document's number.

-- The mask shows the last four characters; whoever may see it may look for them.
create index employee_number_end on app.employee (enterprise_id, right(idcard_mask, 4));

set local role app_gate;

-- The persons of the enterprise of the running transaction whose name fits a pattern, which has a bracket for each sound: `[赵照][丽李]`.
-- The index on names brings those who have one of the signs of each of the first three brackets; where there are fewer, one is named again.
create function gate.employees_sounding(pattern text, first text, second text, third text)
  returns setof bigint language sql stable security definer set search_path = pg_catalog, pg_temp rows 100 as $$
  select employee_id from app.employee
  where app.name_grams(enterprise_id, name) && array(select app.tenant() || '/' || sign from string_to_table(first, null) sign)
    and app.name_grams(enterprise_id, name) && array(select app.tenant() || '/' || sign from string_to_table(second, null) sign)
    and app.name_grams(enterprise_id, name) && array(select app.tenant() || '/' || sign from string_to_table(third, null) sign)
    and enterprise_id = app.tenant() and name ~ pattern
$$;

-- The persons of the enterprise of the running transaction whose document's number ends so, as its mask shows it.
create function gate.employees_ending(characters text)
  returns setof bigint language sql stable security definer set search_path = pg_catalog, pg_temp rows 10 as $$
  select employee_id from app.employee
  where enterprise_id = app.tenant() and right(idcard_mask, 4) = characters
$$;

grant execute on function gate.employees_sounding(text, text, text, text), gate.employees_ending(text) to app_rw;
set local role app_owner;
