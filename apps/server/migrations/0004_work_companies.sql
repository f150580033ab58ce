-- The companies to which workers are sent, and the work types approved at each.

create table app.work_company (
  enterprise_id bigint      not null default app.tenant() references app.enterprise,
  company_id    bigint      generated always as identity,
  name          text        not null,
  -- The name as it is compared: full-width brackets and spaces make no difference.
  name_norm     text        not null,
  status        int         not null,
  created_at    timestamptz not null,
  primary key (enterprise_id, company_id),
  constraint names_are_unique_in_an_enterprise unique (enterprise_id, name_norm),
  constraint status_is_known check (status in (5, 10, 20, 30, 40))
);
select app.isolate('app.work_company');
grant select, insert, update (name, name_norm, status) on app.work_company to app_rw;

-- The white list, by the work type's code: the same code has a record in each series.
create table app.work_company_occupation (
  enterprise_id   bigint not null default app.tenant(),
  company_id      bigint not null,
  occupation_code text   not null,
  primary key (enterprise_id, company_id, occupation_code),
  foreign key (enterprise_id, company_id) references app.work_company
);
select app.isolate('app.work_company_occupation');
grant select, insert, delete on app.work_company_occupation to app_rw;
