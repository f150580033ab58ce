-- Somebody goes on at another work company, or at other work: a row that ends a cover and opens another of the same person at the same
-- moment, on the same seat. What was paid for the days that are left goes over, and the difference is paid or given back.

alter table app.policy_change no force row level security;
alter table app.policy_change_person no force row level security;
alter table app.policy_person no force row level security;

alter table app.policy_change
  drop constraint change_type_is_known,
  add constraint change_type_is_known check (change_type in ('add', 'off', 'replace', 'transfer'));

alter table app.policy_change_person
  drop constraint operation_is_known,
  add constraint operation_is_known check (operation in ('add', 'off', 'replace', 'transfer')),
  drop constraint an_end_names_its_cover,
  add constraint an_end_names_its_cover check ((operation <> 'add') = (ends_policy_person_id is not null)),
  drop constraint carried_is_of_a_seat,
  add constraint carried_is_of_a_seat check (carried_fen >= 0 and (carried_fen = 0 or operation in ('replace', 'transfer'))),
  add constraint a_move_costs_or_gives_back check (operation <> 'transfer' or premium_fen = 0 or refund_fen = 0);

alter table app.policy_person
  drop constraint end_is_known,
  add constraint end_is_known check (ended in ('off', 'replaced', 'moved', 'system', 'withdrawn', 'refused'));

alter table app.policy_change force row level security;
alter table app.policy_change_person force row level security;
alter table app.policy_person force row level security;

-- The days of who moves are not reserved for the cover that ends: the one that follows has them, and gives them back where it comes to
-- nothing. On the move is one person.
create or replace function app.a_seat_passes_at_one_moment() returns trigger
  language plpgsql as $$
begin
  if exists (
    select from app.policy_person n
    join app.policy_change_person r
      on r.enterprise_id = n.enterprise_id and r.policy_change_id = n.add_change_id and r.row_no = n.row_no
    join app.policy_person l on l.enterprise_id = r.enterprise_id and l.policy_person_id = r.ends_policy_person_id
    where n.enterprise_id = new.enterprise_id and new.policy_person_id in (n.policy_person_id, l.policy_person_id)
      and n.ended is distinct from 'withdrawn' and n.ended is distinct from 'refused' and l.ended is distinct from 'refused'
      and (n.seat_id is distinct from coalesce(l.seat_id, l.policy_person_id)
        or l.end_change_id is distinct from n.add_change_id
        or (r.operation = 'transfer') <> (n.employee_id = l.employee_id)
        or case when isempty(l.cover) then l.planned_from < n.planned_from else upper(l.cover) <> n.planned_from end))
  then
    raise exception 'a seat is left and taken at different moments' using errcode = '23514', constraint = 'a_seat_passes_at_one_moment';
  end if;
  return null;
end $$;
drop trigger a_seat_passes_at_one_moment on app.policy_person;
create constraint trigger a_seat_passes_at_one_moment after update on app.policy_person deferrable initially deferred
  for each row when (new.seat_id is not null or old.seat_id is not null
    or new.ended in ('replaced', 'moved') or old.ended in ('replaced', 'moved'))
  execute function app.a_seat_passes_at_one_moment();

-- Who moves takes their seat along: it has changed no hands.
create or replace function app.a_seat_changes_hands_as_the_plan_says() returns trigger
  language plpgsql as $$
declare
  rule record;
  taken int;
begin
  if exists (
    select from app.policy_change
    where enterprise_id = new.enterprise_id and policy_change_id = new.add_change_id and change_type = 'transfer')
  then return null; end if;
  select v.replace_mode as mode, v.replace_limit as limit_, p.policy_id into rule
  from app.policy p join app.plan_version v on v.plan_version_id = p.plan_version_id
  where p.enterprise_id = new.enterprise_id and p.policy_id = new.policy_id;
  if rule.mode = 'UNLIMITED' then return null; end if;
  -- Of one seat there are few covers, which its index finds; of a policy that is counted as a whole, few seats may change hands.
  if rule.mode = 'PER_SEAT' then
    select count(*) into taken from app.policy_person p
    join app.policy_change c on c.enterprise_id = p.enterprise_id and c.policy_change_id = p.add_change_id and c.change_type <> 'transfer'
    where p.enterprise_id = new.enterprise_id and p.seat_id = new.seat_id
      and p.ended is distinct from 'withdrawn' and p.ended is distinct from 'refused'
      and date_trunc('month', p.planned_from at time zone 'Asia/Shanghai') = date_trunc('month', new.planned_from at time zone 'Asia/Shanghai');
  else
    select count(*) into taken from app.policy_person p
    join app.policy_change c on c.enterprise_id = p.enterprise_id and c.policy_change_id = p.add_change_id and c.change_type <> 'transfer'
    where p.enterprise_id = new.enterprise_id and p.policy_id = new.policy_id and p.seat_id is not null
      and p.ended is distinct from 'withdrawn' and p.ended is distinct from 'refused'
      and date_trunc('month', p.planned_from at time zone 'Asia/Shanghai') = date_trunc('month', new.planned_from at time zone 'Asia/Shanghai');
  end if;
  if rule.mode = 'NONE' or taken > rule.limit_ then
    raise exception 'the plan lets no more persons take a place' using errcode = '23514', constraint = 'a_seat_changes_hands_as_the_plan_says';
  end if;
  return null;
end $$;

-- The books as they are checked: what goes over to the cover that follows is no refund until the insurer has answered.
set local role app_gate;
create or replace view chk.coverage as
  select enterprise_id::text, policy_person_id::text as coverage_id, policy_id::text, employee_id::text as person_key,
    cover as span, add_change_id::text as opened_by_change_id, planned_until, end_change_id::text as ended_by_change_id,
    premium_fen - refund_fen as charged_fen,
    case when ended in ('replaced', 'moved') and end_settled_at is null then 0 else refund_fen end as refund_fen, cut_at
  from app.policy_person where not isempty(cover) or end_change_id is not null;
grant select on all tables in schema chk to auditor;
set local role app_owner;
