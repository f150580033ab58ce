-- What is sold: insurers, plans and their immutable versions, and the work types of each series. Whatever an insurer may
-- change is a column here and never a constant in code. These tables are the same for every enterprise.

create table app.insurance_company (
  insurance_company_id bigint generated always as identity primary key,
  name                 text   not null,
  short_name           text   not null,
  hotline              text   not null,
  constraint insurers_have_different_names unique (name)
);
comment on table app.insurance_company is '@global';

create table app.plan (
  plan_id              bigint generated always as identity primary key,
  plan_code            text   not null,
  name                 text   not null,
  series               text   not null,
  insurance_type       text   not null,
  insurance_company_id bigint not null references app.insurance_company,
  constraint plan_codes_are_unique unique (plan_code),
  constraint insurance_type_is_known check (insurance_type in ('EMPLOYER_LIABILITY', 'ACCIDENT'))
);
create index plan_insurance_company on app.plan (insurance_company_id);
comment on table app.plan is '@global';

create table app.plan_version (
  plan_version_id       bigint generated always as identity primary key,
  plan_id               bigint not null references app.plan,
  version               int    not null,
  price_unit            text   not null,
  effective_mode        text   not null,
  cutoff_time           text   not null,
  future_start_days_max int    not null,
  refund_mode           text   not null,
  replace_mode          text   not null,
  replace_limit         int,
  replace_same_class    int    not null,
  min_persons           int    not null,
  cover_binding         text   not null,
  death_limit_fen       bigint not null,
  medical_limit_fen     bigint not null,
  created_at            timestamptz not null,
  constraint versions_of_a_plan_are_unique unique (plan_id, version),
  constraint price_unit_is_known check (price_unit in ('MONTH_NATURAL', 'MONTH_NATURAL_FULL', 'MONTH_ROLLING', 'YEAR', 'DAY')),
  constraint effective_mode_is_known check (effective_mode in ('NEXT_DAY', 'SAME_DAY')),
  constraint cutoff_is_a_time check (cutoff_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$'),
  constraint refund_mode_is_known check (refund_mode in ('PRO_RATA', 'SHORT_RATE', 'NONE', 'NONE_AFTER_START', 'MONTH_END_SETTLE')),
  constraint replace_mode_is_known check (replace_mode in ('PER_SEAT', 'PER_POLICY_MONTH', 'UNLIMITED', 'NONE')),
  constraint cover_binding_is_known check (cover_binding in ('ON_SUBMIT', 'ON_ISSUE')),
  constraint limits_are_not_negative check (death_limit_fen >= 0 and medical_limit_fen >= 0 and min_persons >= 1 and future_start_days_max >= 0)
);
select app.append_only('app.plan_version');
comment on table app.plan_version is '@global @append-only';

-- The price of one person for one unit, by occupation class; a class that is absent is not insured.
create table app.plan_class_price (
  plan_version_id bigint not null references app.plan_version,
  category        text   not null,
  price_fen       bigint not null,
  primary key (plan_version_id, category),
  constraint class_is_known check (category in ('1', '2', '3', '4', '5', '6')),
  constraint a_price_is_positive check (price_fen > 0)
);
select app.append_only('app.plan_class_price');
comment on table app.plan_class_price is '@global @append-only';

create table app.plan_age_band (
  plan_version_id bigint not null references app.plan_version,
  age_min         int    not null,
  age_max         int    not null,
  class_max       int,
  loading_percent int    not null,
  warning         text,
  over_age        int    not null default 0,
  primary key (plan_version_id, age_min),
  constraint ages_are_in_order check (age_min <= age_max),
  constraint warning_is_known check (warning in ('MINOR_WORKER', 'RETIREMENT_AGE')),
  constraint over_age_is_0_or_1 check (over_age in (0, 1))
);
select app.append_only('app.plan_age_band');
comment on table app.plan_age_band is '@global @append-only';

create table app.occupation (
  occupation_id bigint generated always as identity primary key,
  series        text   not null,
  code          text   not null,
  industry      text   not null,
  name          text   not null,
  name_en       text   not null,
  category      text   not null,
  aliases       text[] not null,
  constraint codes_are_unique_in_a_series unique (series, code),
  constraint class_is_known check (category in ('1', '2', '3', '4', '5', '6', 'R'))
);
comment on table app.occupation is '@global';

grant select on app.insurance_company, app.plan, app.plan_version, app.plan_class_price, app.plan_age_band, app.occupation to app_rw;
