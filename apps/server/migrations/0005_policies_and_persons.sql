-- Policies, and the persons who are insured.

create table app.policy (
  enterprise_id   bigint      not null default app.tenant() references app.enterprise,
  policy_id       bigint      generated always as identity,
  policy_no       text        not null,
  plan_version_id bigint      not null references app.plan_version,
  start_date      date        not null,
  end_date        date        not null,
  -- 10 stands for an accepted policy; not yet effective, in force and expired follow from the dates and the clock
  status          int         not null,
  created_at      timestamptz not null,
  primary key (enterprise_id, policy_id),
  constraint policy_numbers_are_unique_in_an_enterprise unique (enterprise_id, policy_no),
  constraint a_policy_ends_after_it_starts check (start_date <= end_date),
  constraint status_is_stored check (status in (0, 1, 2, 3, 10, 15, 30, 40))
);
create index policy_plan_version on app.policy (plan_version_id);
select app.isolate('app.policy');
grant select, insert, update (status) on app.policy to app_rw;

-- A worker, once an enterprise, by document type and number. The number is encrypted; its keyed hash finds it; its mask is shown.
create table app.employee (
  enterprise_id bigint      not null default app.tenant() references app.enterprise,
  employee_id   bigint      generated always as identity,
  name          text        not null,
  idtype        int         not null,
  idcard_enc    bytea       not null,
  idcard_hash   bytea       not null,
  idcard_mask   text        not null,
  birthday      date        not null,
  gender        text        not null,
  created_at    timestamptz not null,
  primary key (enterprise_id, employee_id),
  constraint a_document_names_one_person unique (enterprise_id, idtype, idcard_hash),
  constraint gender_is_known check (gender in ('male', 'female')),
  constraint document_type_is_known check (idtype = 1)
);
select app.isolate('app.employee');
grant select, insert, update (name) on app.employee to app_rw;
