-- What happens about the renewal of a policy by itself: reminders, renewing where that is asked for, and its end. One row a policy, whose
-- due moment the sweep compares with the clock.

alter table app.plan_version
  -- So many days before the last day of a policy the enterprise is reminded, at a time.
  add column remind_days int[] not null default '{29,14,6,0}',
  add column remind_time text not null default '10:00',
  -- So many days before the last day a policy renews itself, at a time.
  add column auto_renew_days int not null default 2,
  add column auto_renew_time text not null default '20:00',
  add constraint reminders_come_before_the_end check (0 <= all (remind_days)),
  add constraint renews_itself_before_the_end check (auto_renew_days >= 0),
  add constraint remind_time_is_one check (remind_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add constraint auto_renew_time_is_one check (auto_renew_time ~ '^([01]\d|2[0-3]):[0-5]\d$');
alter table app.plan_version disable trigger keeps_every_row;
update app.plan_version set remind_days = '{11,6,3,0}' where price_unit in ('MONTH_NATURAL', 'MONTH_NATURAL_FULL', 'MONTH_ROLLING');
alter table app.plan_version enable trigger keeps_every_row;

create table app.policy_renewal (
  enterprise_id bigint      not null default app.tenant(),
  policy_id     bigint      not null,
  -- 0 given up, 1 by hand, 2 by itself
  renewal_type  int         not null,
  -- Who wants it renewed by itself: their standing order.
  set_by        bigint,
  set_at        timestamptz,
  -- The next moment at which there is something to do; null when there is nothing more.
  due_at        timestamptz,
  -- Until when reminders were given.
  seen_at       timestamptz not null,
  -- When it last renewed itself.
  ran_at        timestamptz,
  -- Why it could not, when it last tried: a reason and its detail, JSON as text.
  failed_reason text,
  failed_detail text,
  failed_at     timestamptz,
  primary key (enterprise_id, policy_id),
  foreign key (enterprise_id, policy_id) references app.policy,
  foreign key (enterprise_id, set_by) references app.enterprise_user,
  constraint renewal_type_is_known check (renewal_type in (0, 1, 2)),
  constraint who_wants_it_by_itself_is_known check (renewal_type <> 2 or set_by is not null),
  constraint a_failure_has_its_moment check ((failed_reason is null) = (failed_at is null) and (failed_reason is null) = (failed_detail is null))
);
select app.isolate('app.policy_renewal');
create index policy_renewal_due on app.policy_renewal (due_at) where due_at is not null;
create index policy_renewal_set_by on app.policy_renewal (enterprise_id, set_by);
grant select, insert, update (renewal_type, set_by, set_at, due_at, seen_at, ran_at, failed_reason, failed_detail, failed_at)
  on app.policy_renewal to app_rw;

-- Each policy has its row from the beginning. One that follows another is renewed as that one is. It is due at once: then the server
-- settles when there is something to do.
create function app.renewal_begins_with_its_policy() returns trigger
  language plpgsql as $$
begin
  insert into app.policy_renewal (enterprise_id, policy_id, renewal_type, set_by, set_at, due_at, seen_at)
  select new.enterprise_id, new.policy_id, coalesce(b.renewal_type, 1), b.set_by, b.set_at, new.created_at, new.created_at
  from (select) one left join app.policy_renewal b
    on b.enterprise_id = new.enterprise_id and b.policy_id = new.follows_policy_id and b.renewal_type = 2;
  return new;
end $$;
create trigger renewal_begins_with_its_policy after insert on app.policy
  for each row execute function app.renewal_begins_with_its_policy();

alter table app.policy no force row level security;
alter table app.policy_renewal no force row level security;
insert into app.policy_renewal (enterprise_id, policy_id, renewal_type, due_at, seen_at)
  select enterprise_id, policy_id, 1, created_at, greatest(created_at, statement_timestamp()) from app.policy;

-- A message may be about a policy.
alter table app.message no force row level security;
alter table app.message add column policy_id bigint,
  add constraint the_policy_is_of_the_enterprise foreign key (enterprise_id, policy_id) references app.policy;
create index message_policy on app.message (enterprise_id, policy_id);
alter table app.message force row level security;

alter table app.policy force row level security;
alter table app.policy_renewal force row level security;

grant select (enterprise_id, due_at) on app.policy_renewal to app_gate;
create policy gate_sweeps on app.policy_renewal for select to app_gate using (true);

set local role app_gate;
alter default privileges revoke execute on functions from public;

-- The enterprises in which there is something to do about renewals: only where, not what.
create function gate.due_renewals(now timestamptz, most int)
  returns table (enterprise_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select distinct enterprise_id from (
    select enterprise_id from app.policy_renewal where due_at <= now order by due_at limit most) due
$$;
grant execute on function gate.due_renewals(timestamptz, int) to app_rw;
set local role app_owner;
