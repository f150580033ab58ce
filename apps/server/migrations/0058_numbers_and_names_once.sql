-- A policy number stands once in the whole system, and an enterprise's name too, however either is spaced or how wide its letters are.

create function app.as_compared(text text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select upper(regexp_replace(normalize(text, NFKC), '\s', '', 'g'))
$$;
grant execute on function app.as_compared(text) to app_gate;

-- Whose a policy number is. Two enterprises that had one number before keep it: the earlier policy holds it.
create table app.policy_number (
  number        text   primary key,
  enterprise_id bigint not null references app.enterprise
);
comment on table app.policy_number is '@global';
create index policy_number_enterprise on app.policy_number (enterprise_id);
grant select, insert on app.policy_number to app_gate;

alter table app.policy no force row level security;
insert into app.policy_number (number, enterprise_id)
select app.as_compared(policy_no), enterprise_id from app.policy order by policy_id on conflict do nothing;
alter table app.policy force row level security;

set local role app_gate;
create function gate.claim_policy_number(policy_no text, for_enterprise bigint)
  returns boolean language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with claimed as (
    insert into app.policy_number (number, enterprise_id) values (app.as_compared(policy_no), for_enterprise)
    on conflict do nothing returning 1)
  select exists (select from claimed)
$$;
grant execute on function gate.claim_policy_number(text, bigint) to app_operator;

create or replace function gate.open_enterprise(name text, tax text, first_status int, agreement int, service_until date, show_mobile int, now timestamptz)
  returns bigint language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select pg_advisory_xact_lock(hashtextextended('an enterprise of the name ' || app.as_compared(name), 0));
  insert into app.enterprise (company_name, tax_number, status, agreement_status, is_certification, service_end_date, show_mobile_account, created_at)
  select name, tax, first_status, agreement, case when agreement = 1 then 0 else 1 end, service_until, show_mobile, now
  where not exists (select from app.enterprise where app.as_compared(company_name) = app.as_compared(name))
  returning enterprise_id
$$;

-- The enterprise of just this name; else the one whose name differs by no more than spaces, width and case.
create or replace function gate.find_enterprise(name text)
  returns bigint language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select enterprise_id
  from (
    select enterprise_id, company_name = name as is_exact, count(*) over () as alike
    from app.enterprise where app.as_compared(company_name) = app.as_compared(name)) found
  where is_exact or alike = 1
  order by is_exact desc, enterprise_id limit 1
$$;
set local role app_owner;
