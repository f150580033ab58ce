-- One person takes the place of another: a row that ends a cover and opens another at the same moment, on the same seat. What was paid for
-- the days that are left goes over with the seat.

alter table app.policy_change no force row level security;
alter table app.policy_change_person no force row level security;
alter table app.policy_person no force row level security;

alter table app.plan_version
  -- Whether whoever comes must work at the same company, and how many days somebody is covered at least before that.
  add column replace_same_company int not null default 0,
  add column replace_served_days int not null default 0,
  add constraint replace_rule_is_possible check (replace_limit >= 0 and replace_served_days >= 0
    and replace_same_class in (0, 1) and replace_same_company in (0, 1));

alter table app.policy_change
  drop constraint change_type_is_known,
  add constraint change_type_is_known check (change_type in ('add', 'off', 'replace'));

alter table app.policy_change_person
  drop constraint operation_is_known,
  add constraint operation_is_known check (operation in ('add', 'off', 'replace')),
  drop constraint an_end_names_its_cover,
  add constraint an_end_names_its_cover check ((operation in ('off', 'replace')) = (ends_policy_person_id is not null)),
  -- What of the premium of the cover that ends goes over to the one that begins.
  add column carried_fen bigint not null default 0,
  add constraint carried_is_of_a_seat check (carried_fen >= 0 and (carried_fen = 0 or operation = 'replace')),
  add constraint a_seat_gives_nothing_back check (operation <> 'replace' or refund_fen = 0);
grant update (carried_fen) on app.policy_change_person to app_rw;

alter table app.policy_person
  -- The cover that opened the seat which this one has taken over; null where it opened a seat itself.
  add column seat_id bigint,
  add constraint seat_is_a_cover foreign key (enterprise_id, seat_id) references app.policy_person,
  add constraint a_seat_is_older check (seat_id < policy_person_id);
create index policy_person_seat on app.policy_person (enterprise_id, seat_id);
grant update (seat_id) on app.policy_person to app_rw;

alter table app.policy_change force row level security;
alter table app.policy_change_person force row level security;
alter table app.policy_person force row level security;

-- Whoever takes a seat begins at the moment at which whoever leaves it ends: no day is lost, and none is covered twice. Looked at when all of
-- a transaction is done, since both sides move one after the other. What an insurer turned down stands by itself.
create function app.a_seat_passes_at_one_moment() returns trigger
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
        or case when isempty(l.cover) then l.planned_from < n.planned_from else upper(l.cover) <> n.planned_from end))
  then
    raise exception 'a seat is left and taken at different moments' using errcode = '23514', constraint = 'a_seat_passes_at_one_moment';
  end if;
  return null;
end $$;
create constraint trigger a_seat_passes_at_one_moment after update on app.policy_person deferrable initially deferred
  for each row when (new.seat_id is not null or old.seat_id is not null or new.ended = 'replaced' or old.ended = 'replaced')
  execute function app.a_seat_passes_at_one_moment();

-- A seat changes hands no oftener in a calendar month than the plan version lets it; what was taken back, or turned down, does not count.
create function app.a_seat_changes_hands_as_the_plan_says() returns trigger
  language plpgsql as $$
declare
  rule record;
  taken int;
begin
  select v.replace_mode as mode, v.replace_limit as limit_, p.policy_id into rule
  from app.policy p join app.plan_version v on v.plan_version_id = p.plan_version_id
  where p.enterprise_id = new.enterprise_id and p.policy_id = new.policy_id;
  if rule.mode = 'UNLIMITED' then return null; end if;
  -- Of one seat there are few covers, which its index finds; of a policy that is counted as a whole, few seats may change hands.
  if rule.mode = 'PER_SEAT' then
    select count(*) into taken from app.policy_person
    where enterprise_id = new.enterprise_id and seat_id = new.seat_id
      and ended is distinct from 'withdrawn' and ended is distinct from 'refused'
      and date_trunc('month', planned_from at time zone 'Asia/Shanghai') = date_trunc('month', new.planned_from at time zone 'Asia/Shanghai');
  else
    select count(*) into taken from app.policy_person
    where enterprise_id = new.enterprise_id and policy_id = new.policy_id and seat_id is not null
      and ended is distinct from 'withdrawn' and ended is distinct from 'refused'
      and date_trunc('month', planned_from at time zone 'Asia/Shanghai') = date_trunc('month', new.planned_from at time zone 'Asia/Shanghai');
  end if;
  if rule.mode = 'NONE' or taken > rule.limit_ then
    raise exception 'the plan lets no more persons take a place' using errcode = '23514', constraint = 'a_seat_changes_hands_as_the_plan_says';
  end if;
  return null;
end $$;
create trigger a_seat_changes_hands_as_the_plan_says after update of seat_id on app.policy_person
  for each row when (new.seat_id is not null and old.seat_id is distinct from new.seat_id)
  execute function app.a_seat_changes_hands_as_the_plan_says();

-- The books as they are checked: a change may cost nothing and hold nothing; one that was turned down when it covered somebody already is
-- settled, also where these days cost nothing; what goes over to another cover is no refund until the insurer has answered.
set local role app_gate;
create or replace view chk.change as
  select enterprise_id::text, policy_change_id::text as change_id,
    case
      when status in (50, 55) or (status = 60 and (charged_fen <> 0 or refused_covered_count > 0)) then 'confirmed'
      when status in (30, 40) then 'submitted'
      else status::text
    end as status,
    coalesce(charged_fen, 0) as charge_fen,
    premium_fen as shown_fen
  from app.policy_change;
create or replace view chk.coverage as
  select enterprise_id::text, policy_person_id::text as coverage_id, policy_id::text, employee_id::text as person_key,
    cover as span, add_change_id::text as opened_by_change_id, planned_until, end_change_id::text as ended_by_change_id,
    premium_fen - refund_fen as charged_fen,
    case when ended = 'replaced' and end_settled_at is null then 0 else refund_fen end as refund_fen, cut_at
  from app.policy_person where not isempty(cover) or end_change_id is not null;
grant select on all tables in schema chk to auditor;
set local role app_owner;
