-- The running number of a person among those of a change, as every page of the list shows it: it was worked out over all rows
-- for each page, and is now kept from when the rows are written.
--
-- Servers of the release before cannot work beside this: all of them are stopped before the update, as its changelog says.

alter table app.policy_change_person add column place int;

-- For all enterprises at once, the owner looks past row security as long as this runs.
alter table app.policy_change_person no force row level security;
update app.policy_change_person r set place = n.place
from (
  select enterprise_id, policy_change_person_id,
    row_number() over (partition by enterprise_id, policy_change_id order by row_no) as place
  from app.policy_change_person) n
where n.enterprise_id = r.enterprise_id and n.policy_change_person_id = r.policy_change_person_id;
alter table app.policy_change_person force row level security;

alter table app.policy_change_person
  alter column place set not null,
  add constraint places_begin_with_one check (place >= 1);
