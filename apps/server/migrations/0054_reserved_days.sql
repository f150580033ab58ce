-- The days that a removal takes off a cover stay that cover's until the insurer has answered: undone or refused, it goes back to where it
-- was, and nothing may have taken its place meanwhile.

alter table app.policy_person no force row level security;
alter table app.policy_change no force row level security;

alter table app.policy_person add column end_settled_at timestamptz;
update app.policy_person p set end_settled_at = c.settled_at
from app.policy_change c
where c.enterprise_id = p.enterprise_id and c.policy_change_id = p.end_change_id and c.settled_at is not null;
-- Whose days were given to another cover before this was kept, cannot have them back.
update app.policy_person p set end_settled_at = p.cut_at
where p.end_change_id is not null and p.end_settled_at is null and exists (
  select from app.policy_person n
  where n.enterprise_id = p.enterprise_id and n.employee_id = p.employee_id and n.policy_person_id <> p.policy_person_id
    and (n.policy_id = p.policy_id or n.exclusive_to = p.exclusive_to)
    and n.cover && tstzrange(p.planned_from, p.planned_until));

alter table app.policy_person
  -- What nobody else may have of a person's days: the cover, and what a removal that is not answered yet has cut off it.
  add column reserved tstzrange generated always as (
    case when end_change_id is not null and end_settled_at is null and ended in ('off', 'replaced', 'system')
      then tstzrange(planned_from, planned_until) else cover end) stored,
  drop constraint cover_never_overlaps,
  drop constraint one_cover_with_an_exclusive_insurer,
  add constraint cover_never_overlaps exclude using gist (
    employee_id with =, policy_id with =, enterprise_id with =, reserved with &&),
  add constraint one_cover_with_an_exclusive_insurer exclude using gist (
    employee_id with =, exclusive_to with =, enterprise_id with =, reserved with &&) where (exclusive_to is not null);
grant update (end_settled_at) on app.policy_person to app_rw;

alter table app.policy_person force row level security;
alter table app.policy_change force row level security;
