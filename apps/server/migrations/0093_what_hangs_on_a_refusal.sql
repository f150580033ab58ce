-- What an insurer turns down takes with it every cover that was to follow on it, and passes the end of a move on to the cover that the person
-- has after all: a row may end another cover than the one that it was written for, and say where that one is.

grant update (work_company_id, occupation_id) on app.policy_change_person to app_rw;

-- Nobody is covered in the place of somebody whom the insurer would not have.
create or replace function app.a_seat_passes_at_one_moment() returns trigger
  language plpgsql as $$
begin
  if exists (
    select from app.policy_person n
    join app.policy_change_person r
      on r.enterprise_id = n.enterprise_id and r.policy_change_id = n.add_change_id and r.row_no = n.row_no
    join app.policy_person l on l.enterprise_id = r.enterprise_id and l.policy_person_id = r.ends_policy_person_id
    where n.enterprise_id = new.enterprise_id and new.policy_person_id in (n.policy_person_id, l.policy_person_id)
      and n.ended is distinct from 'withdrawn' and n.ended is distinct from 'refused'
      and (l.ended is not distinct from 'refused'
        or n.seat_id is distinct from coalesce(l.seat_id, l.policy_person_id)
        or l.end_change_id is distinct from n.add_change_id
        or (r.operation = 'transfer') <> (n.employee_id = l.employee_id)
        or case when isempty(l.cover) then l.planned_from < n.planned_from else upper(l.cover) <> n.planned_from end))
  then
    raise exception 'a seat is left and taken at different moments' using errcode = '23514', constraint = 'a_seat_passes_at_one_moment';
  end if;
  return null;
end $$;
