-- A row of a change opens a cover, ends one, or does both; what it costs and what it gives back are two amounts of it. Cover keeps the
-- days that it was opened with, so that whoever ends it can be taken back.

-- A foreign key, and what is filled in here, look at the rows of all enterprises, which row security keeps even from the owner.
alter table app.policy_change no force row level security;
alter table app.policy_change_person no force row level security;
alter table app.policy_person no force row level security;
alter table app.hold no force row level security;

-- What an insurer keeps of a year's price by the months begun, from none on: of versions that refund by short rate.
alter table app.plan_version add column kept_percent int[];
alter table app.plan_version disable trigger keeps_every_row;
update app.plan_version set kept_percent = '{0,10,20,30,40,50,60,70,80,85,90,95,100}' where refund_mode = 'SHORT_RATE';
alter table app.plan_version enable trigger keeps_every_row;
alter table app.plan_version
  add constraint a_short_rate_has_its_table check ((refund_mode = 'SHORT_RATE') = (kept_percent is not null)),
  add constraint kept_parts_are_percentages check (0 <= all (kept_percent) and 100 >= all (kept_percent));

alter table app.policy_change
  drop constraint change_type_is_known,
  add constraint change_type_is_known check (change_type in ('add', 'off')),
  -- What it gives back, as it was shown; `premium_fen` is what it costs.
  add column refund_fen bigint not null default 0,
  drop constraint never_charged_more_than_shown,
  add constraint never_worse_than_shown check (charged_fen between -refund_fen and premium_fen),
  add constraint refund_is_not_negative check (refund_fen >= 0);
grant update (refund_fen) on app.policy_change to app_rw;

alter table app.policy_change_person
  drop constraint operation_is_known,
  add constraint operation_is_known check (operation in ('add', 'off')),
  -- The cover that the row ends; its days are then those that the cover loses.
  add column ends_policy_person_id bigint,
  add column refund_fen bigint not null default 0,
  add constraint ended_cover foreign key (enterprise_id, ends_policy_person_id) references app.policy_person,
  add constraint an_end_names_its_cover check ((operation = 'off') = (ends_policy_person_id is not null)),
  add constraint who_only_leaves_costs_nothing check (operation <> 'off' or premium_fen = 0),
  add constraint refund_is_of_an_end check (refund_fen >= 0 and (refund_fen = 0 or ends_policy_person_id is not null));
create index policy_change_person_ends on app.policy_change_person (enterprise_id, ends_policy_person_id);
grant update (refund_fen, ends_policy_person_id) on app.policy_change_person to app_rw;

alter table app.policy_person
  -- The span that it was opened with, as far as the insurer's answer left it.
  add column planned_from timestamptz,
  add column planned_until timestamptz,
  -- The change that ends it sooner, and what that one gives back of the premium.
  add column end_change_id bigint,
  add column refund_fen bigint not null default 0,
  -- When its end was set anew, by the clock that everything goes by.
  add column cut_at timestamptz;
update app.policy_person p
set planned_from = coalesce(lower(p.cover), r.start_date::timestamp at time zone 'Asia/Shanghai'),
  planned_until = (r.end_date + 1)::timestamp at time zone 'Asia/Shanghai'
from app.policy_change_person r
where r.enterprise_id = p.enterprise_id and r.policy_change_id = p.add_change_id and r.row_no = p.row_no;
alter table app.policy_person
  alter column planned_from set not null,
  alter column planned_until set not null,
  add constraint ended_by foreign key (enterprise_id, end_change_id) references app.policy_change,
  add constraint cover_stays_as_planned check (isempty(cover) or (lower(cover) = planned_from and upper(cover) <= planned_until)),
  add constraint cover_is_never_cut_in_the_past check (isempty(cover) or cut_at is null or upper(cover) >= cut_at),
  add constraint an_ended_cover_says_how check (end_change_id is null or (ended is not null and cut_at is not null)),
  add constraint no_more_comes_back_than_was_paid check (refund_fen between 0 and premium_fen);
create index policy_person_ending on app.policy_person (enterprise_id, end_change_id);
grant update (planned_from, end_change_id, refund_fen, cut_at) on app.policy_person to app_rw;

-- What was covered stays covered: a cover begins where it was planned to or later, ends no sooner than at the moment when somebody cut it,
-- and goes back to nothing later than its plan.
create or replace function app.cover_keeps_its_past() returns trigger
  language plpgsql as $$
begin
  if new.planned_from < old.planned_from or new.planned_until <> old.planned_until then
    raise exception 'cover is never back-dated' using errcode = '23514', constraint = 'cover_keeps_its_past';
  end if;
  if not isempty(old.cover) and not isempty(new.cover) and upper(new.cover) < upper(old.cover)
     and (new.cut_at is null or upper(new.cover) < new.cut_at or new.cut_at < coalesce(old.cut_at, old.created_at)) then
    raise exception 'cover is never cut in the past' using errcode = '23514', constraint = 'cover_keeps_its_past';
  end if;
  -- One that binds nobody yet may still come to nothing when its first day has gone by.
  if not isempty(old.cover) and isempty(new.cover) and old.bound_at is not null
     and (new.cut_at is null or lower(old.cover) < new.cut_at) then
    raise exception 'cover that has begun is not taken back' using errcode = '23514', constraint = 'cover_keeps_its_past';
  end if;
  return new;
end $$;
drop trigger cover_keeps_its_past on app.policy_person;
create trigger cover_keeps_its_past before update of cover, planned_from, planned_until on app.policy_person
  for each row execute function app.cover_keeps_its_past();

-- A journal and a hold name what they are for by kind and number: other things than changes hold and settle too.
alter table app.hold
  add column source_type text not null default 'change',
  add column source_id bigint,
  drop constraint a_change_holds_once;
alter table app.hold disable trigger hold_ends_once;
update app.hold set source_id = policy_change_id;
alter table app.hold enable trigger hold_ends_once;
alter table app.hold
  alter column source_type drop default,
  alter column source_id set not null,
  drop column policy_change_id cascade,
  add constraint a_source_holds_once unique (enterprise_id, source_type, source_id),
  add constraint source_is_known check (source_type in ('change'));

alter table app.policy_change force row level security;
alter table app.policy_change_person force row level security;
alter table app.policy_person force row level security;
alter table app.hold force row level security;

create or replace function app.hold_ends_once() returns trigger
  language plpgsql as $$
begin
  if old.state <> 'open' then
    raise exception 'the hold of % % has ended', old.source_type, old.source_id using errcode = '23514', constraint = 'hold_ends_once';
  end if;
  return new;
end $$;

-- When a change is settled, what was held for it goes out as its premium, and what is left of it, or what the change gives back, goes to
-- the customer: one journal of two lines or three.
create function app.moves_as_its_kind_says(kind text, code text, amount_fen bigint) returns boolean
  language sql immutable as $$
  select (kind, code, sign(amount_fen)) in (
    ('payment', 'cash', 1), ('payment', 'recharge_in', -1),
    ('hold', 'cash', -1), ('hold', 'held', 1),
    ('hold_release', 'cash', 1), ('hold_release', 'held', -1),
    ('change', 'held', -1), ('change', 'premium_out', 1), ('change', 'premium_out', -1), ('change', 'cash', 1))
$$;

create or replace function app.post_to_account() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  moved app.account;
  moves text;
begin
  select * into moved from app.account where enterprise_id = new.enterprise_id and account_id = new.account_id;
  -- Who can be refused already does not queue for the lock.
  if moved.may_be_negative or moved.balance_fen + new.amount_fen >= 0 then
    select * into moved from app.account
    where enterprise_id = new.enterprise_id and account_id = new.account_id for no key update;
  end if;
  -- No such account, or no such journal: the foreign keys refuse it in their own words.
  new.account_seq := coalesce(moved.seq, 0) + 1;
  new.balance_after_fen := coalesce(moved.balance_fen, 0) + new.amount_fen;
  select kind into moves from app.journal where enterprise_id = new.enterprise_id and journal_id = new.journal_id;
  if moved.account_id is null or moves is null then return new; end if;

  if not app.moves_as_its_kind_says(moves, moved.code, new.amount_fen) then
    raise exception 'a journal of kind % does not move % fen on account %', moves, new.amount_fen, moved.code
      using errcode = '23514', constraint = 'a_journal_moves_as_its_kind_says';
  end if;
  if not moved.may_be_negative and new.balance_after_fen < 0 then
    -- The detail is how much is missing: the ledger says it to the customer.
    raise exception 'account % has too little', moved.code
      using errcode = '23514', constraint = 'money_is_never_overdrawn', detail = (-new.balance_after_fen)::text;
  end if;
  update app.account set balance_fen = new.balance_after_fen, seq = new.account_seq
  where enterprise_id = new.enterprise_id and account_id = new.account_id;
  return new;
end $$;

-- The books as they are checked: a change that gives back is settled too, and a cover says who ends it and what it cost in the end.
set local role app_gate;
create or replace view chk.change as
  select enterprise_id::text, policy_change_id::text as change_id,
    case
      when status in (50, 55) or (status = 60 and charged_fen <> 0) then 'confirmed'
      when status in (30, 40) then 'submitted'
      else status::text
    end as status,
    coalesce(charged_fen, 0) as charge_fen
  from app.policy_change;
create view chk.hold as
  select enterprise_id::text, hold_id::text, source_id::text as change_id, amount_fen, settled_fen, released_fen, state
  from app.hold where source_type = 'change';
create or replace view chk.coverage as
  select enterprise_id::text, policy_person_id::text as coverage_id, policy_id::text, employee_id::text as person_key,
    cover as span, add_change_id::text as opened_by_change_id, planned_until, end_change_id::text as ended_by_change_id,
    premium_fen - refund_fen as charged_fen, refund_fen, cut_at
  from app.policy_person where not isempty(cover) or end_change_id is not null;
grant select on all tables in schema chk to auditor;
set local role app_owner;
