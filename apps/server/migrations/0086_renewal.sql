-- A policy is followed by another one of the same plan, into which its persons go over. Opening policies is the operator's act, but for this
-- one: what follows a policy of the enterprise's own, from the day after its end.

alter table app.plan_version
  -- So many days before its end a policy can be renewed, its last day counted. A month from its 20th day at the latest.
  add column renew_days int not null default 30,
  add constraint renewal_opens_before_the_end check (renew_days >= 1);
alter table app.plan_version disable trigger keeps_every_row;
update app.plan_version set renew_days = 12 where price_unit in ('MONTH_NATURAL', 'MONTH_NATURAL_FULL', 'MONTH_ROLLING');
alter table app.plan_version enable trigger keeps_every_row;

alter table app.policy no force row level security;
alter table app.policy_change no force row level security;
alter table app.policy_change_person no force row level security;

alter table app.policy
  add column follows_policy_id bigint,
  add constraint what_it_follows_is_of_the_enterprise foreign key (enterprise_id, follows_policy_id) references app.policy,
  add constraint a_policy_is_followed_once unique (enterprise_id, follows_policy_id);

alter table app.policy_change
  drop constraint change_type_is_known,
  add constraint change_type_is_known check (change_type in ('add', 'off', 'replace', 'transfer', 'renew'));
alter table app.policy_change_person
  drop constraint operation_is_known,
  add constraint operation_is_known check (operation in ('add', 'off', 'replace', 'transfer', 'renew')),
  drop constraint an_end_names_its_cover,
  add constraint an_end_names_its_cover check ((operation not in ('add', 'renew')) = (ends_policy_person_id is not null));

alter table app.policy force row level security;
alter table app.policy_change force row level security;
alter table app.policy_change_person force row level security;

-- Which reminder of a renewal a user has seen: that of a policy's end.
create table app.renewal_reminder (
  enterprise_id bigint not null default app.tenant(),
  user_id       bigint not null,
  policy_id     bigint not null,
  read_at       timestamptz not null,
  primary key (enterprise_id, user_id, policy_id),
  foreign key (enterprise_id, user_id) references app.enterprise_user,
  foreign key (enterprise_id, policy_id) references app.policy
);
select app.isolate('app.renewal_reminder');
grant select, insert on app.renewal_reminder to app_rw;
create index renewal_reminder_policy on app.renewal_reminder (enterprise_id, policy_id);

-- Opens the policy that follows one of the enterprise of the running transaction, from the day after its end. Runs as the owner, whom row
-- security holds. Its number is that of the policy before it with the count of renewals.
create function app.open_following_policy(before_policy_id bigint, version_id bigint, last_day date, at timestamptz)
  returns bigint language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  before app.policy;
  base text;
  turn int;
  opened bigint;
begin
  select * into before from app.policy
    where enterprise_id = app.tenant() and policy_id = before_policy_id and status = 10 for no key update;
  if not found or not exists (
    select from app.plan_version v join app.plan_version w on w.plan_id = v.plan_id
    where v.plan_version_id = before.plan_version_id and w.plan_version_id = version_id)
  then
    raise exception 'policy % is followed by none of this plan', before_policy_id using errcode = '23514', constraint = 'a_policy_follows_one_of_its_plan';
  end if;
  base := regexp_replace(before.policy_no, '-R\d+$', '');
  turn := coalesce(substring(before.policy_no from '-R(\d{1,6})$')::int, 0);
  loop
    turn := turn + 1;
    insert into app.policy_number (number, enterprise_id) values (app.as_compared(base || '-R' || turn), before.enterprise_id)
      on conflict do nothing;
    exit when found;
  end loop;
  insert into app.policy (policy_no, plan_version_id, start_date, end_date, status, created_at, follows_policy_id)
    values (base || '-R' || turn, version_id, before.end_date + 1, last_day, 10, at, before.policy_id)
    returning policy_id into opened;
  return opened;
end
$$;
revoke execute on function app.open_following_policy(bigint, bigint, date, timestamptz) from public;
grant execute on function app.open_following_policy(bigint, bigint, date, timestamptz) to app_rw;
