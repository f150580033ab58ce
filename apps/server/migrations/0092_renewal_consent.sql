-- Where the balance does not reach for all policies that renew themselves: whether as many as it does may be renewed, and in which order.

create table app.renewal_consent (
  enterprise_id bigint      not null default app.tenant() references app.enterprise,
  is_consent    int         not null,
  set_by        bigint      not null,
  set_at        timestamptz not null,
  primary key (enterprise_id),
  foreign key (enterprise_id, set_by) references app.enterprise_user,
  constraint is_consent_is_0_or_1 check (is_consent in (0, 1))
);
create index renewal_consent_set_by on app.renewal_consent (enterprise_id, set_by);
select app.isolate('app.renewal_consent');
grant select, insert, update (is_consent, set_by, set_at) on app.renewal_consent to app_rw;

-- The lowest first; those without one come last.
alter table app.policy_renewal add column priority int,
  add constraint priority_is_counted_from_one check (priority >= 1);
grant update (priority) on app.policy_renewal to app_rw;

-- What follows a policy has its place in the order.
create or replace function app.renewal_begins_with_its_policy() returns trigger
  language plpgsql as $$
begin
  insert into app.policy_renewal (enterprise_id, policy_id, renewal_type, set_by, set_at, due_at, seen_at, priority)
  select new.enterprise_id, new.policy_id, case b.renewal_type when 2 then 2 else 1 end, b.set_by, b.set_at, new.created_at, new.created_at,
    b.priority
  from (select) one left join app.policy_renewal b
    on b.enterprise_id = new.enterprise_id and b.policy_id = new.follows_policy_id;
  return new;
end $$;
