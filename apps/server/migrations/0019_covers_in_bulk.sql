-- Covers come by the ten thousand. What held one row at a time now holds a statement at a time, and the indexes that
-- forbid overlaps begin with the person, so that they stay narrow however many one policy or enterprise has.

alter table app.policy_person
  drop constraint cover_never_overlaps,
  drop constraint one_cover_with_an_exclusive_insurer,
  add constraint cover_never_overlaps exclude using gist (
    employee_id with =, policy_id with =, enterprise_id with =, cover with &&),
  add constraint one_cover_with_an_exclusive_insurer exclude using gist (
    employee_id with =, exclusive_to with =, enterprise_id with =, cover with &&) where (exclusive_to is not null);

drop trigger cover_stays_inside_its_policy on app.policy_person;
create trigger cover_stays_inside_its_policy before update of cover on app.policy_person
  for each row execute function app.cover_stays_inside_its_policy();

create function app.covers_stay_inside_their_policies() returns trigger
  language plpgsql as $$
begin
  if exists (
    select from added a join app.policy y on y.enterprise_id = a.enterprise_id and y.policy_id = a.policy_id
    where not isempty(a.cover)
      and not a.cover <@ tstzrange(y.start_date::timestamp at time zone 'Asia/Shanghai', (y.end_date + 1)::timestamp at time zone 'Asia/Shanghai'))
  then
    raise exception 'cover reaches outside its policy' using errcode = '23514', constraint = 'cover_stays_inside_its_policy';
  end if;
  return null;
end $$;
create trigger covers_stay_inside_their_policies after insert on app.policy_person
  referencing new table as added for each statement execute function app.covers_stay_inside_their_policies();
