-- A change of who is covered, from draft to the insurer's answer, and its rows. A change never stores a row with an error.

create table app.policy_change (
  enterprise_id     bigint      not null default app.tenant(),
  policy_change_id  bigint      generated always as identity,
  change_no         text        not null generated always as ('C' || lpad(policy_change_id::text, 9, '0')) stored,
  policy_id         bigint      not null,
  change_type       text        not null,
  status            int         not null,
  -- The insurer's leg: 0 not sent, 1 queued, 2 sent, 3 accepted, 4 issued, 5 refused, 6 failed and retried, 7 needs the operator
  progress_status   int         not null default 0,
  progress_remark   text,
  start_date        date        not null,
  end_date          date        not null,
  person_count      int         not null,
  fail_count        int         not null default 0,
  premium_fen       bigint      not null default 0,
  -- What the insurer's answer cost in the end; null until then.
  charged_fen       bigint,
  -- The hash of plan version, dates, rows and prices that a person saw; confirm asks for it.
  forecast_hash     bytea,
  forecast_until    timestamptz,
  -- The same list again within a day is asked about (DUPLICATE_SUBMIT).
  roster_hash       bytea       not null,
  input_user_id     bigint      not null references app.app_user,
  operate_name      text        not null,
  lock_at           timestamptz,
  confirmed_at      timestamptz,
  sent_at           timestamptz,
  settled_at        timestamptz,
  endorse_no        text,
  created_at        timestamptz not null,
  primary key (enterprise_id, policy_change_id),
  foreign key (enterprise_id, policy_id) references app.policy,
  constraint change_type_is_known check (change_type in ('add')),
  constraint status_is_known check (status in (0, 10, 15, 20, 30, 40, 50, 55, 60, 70, 80)),
  constraint progress_is_known check (progress_status between 0 and 7),
  constraint a_forecast_has_an_end check ((forecast_hash is null) = (forecast_until is null)),
  constraint a_submitted_change_was_confirmed check (status not in (30, 40, 50, 55, 60, 70) or (confirmed_at is not null and lock_at is not null)),
  constraint a_final_answer_is_settled check ((status in (50, 55, 60)) = (settled_at is not null and charged_fen is not null)),
  constraint never_charged_more_than_shown check (charged_fen between 0 and premium_fen),
  constraint counts_are_possible check (person_count between 1 and 20000 and fail_count between 0 and person_count),
  constraint dates_are_in_order check (start_date <= end_date)
);
create index policy_change_latest on app.policy_change (enterprise_id, policy_change_id desc);
create index policy_change_policy on app.policy_change (enterprise_id, policy_id, policy_change_id desc);
create index policy_change_roster on app.policy_change (enterprise_id, roster_hash, confirmed_at);
create index policy_change_due on app.policy_change (lock_at) where status = 30;
create index policy_change_user on app.policy_change (input_user_id);
select app.isolate('app.policy_change');
grant select, insert on app.policy_change to app_rw;
grant update (status, progress_status, progress_remark, start_date, end_date, person_count, fail_count, premium_fen, charged_fen,
  forecast_hash, forecast_until, roster_hash, lock_at, confirmed_at, sent_at, settled_at, endorse_no) on app.policy_change to app_rw;

create table app.policy_change_person (
  enterprise_id            bigint not null default app.tenant(),
  policy_change_person_id  bigint generated always as identity,
  policy_change_id         bigint not null,
  row_no                   int    not null,
  operation                text   not null,
  name                     text   not null,
  idtype                   int    not null,
  idcard_enc               bytea  not null,
  idcard_hash              bytea  not null,
  idcard_mask              text   not null,
  birthday                 date   not null,
  gender                   text   not null,
  work_company_id          bigint not null,
  occupation_id            bigint not null references app.occupation,
  category                 text   not null,
  start_date               date   not null,
  end_date                 date   not null,
  unit_price_fen           bigint not null,
  premium_fen              bigint not null,
  -- 0 waits for the insurer, 1 insured, 2 failed
  result                   int    not null default 0,
  error_msg                text,
  primary key (enterprise_id, policy_change_person_id),
  foreign key (enterprise_id, policy_change_id) references app.policy_change,
  foreign key (enterprise_id, work_company_id) references app.work_company,
  constraint row_numbers_are_unique_in_a_change unique (enterprise_id, policy_change_id, row_no),
  constraint a_document_stands_once_in_a_change unique (enterprise_id, policy_change_id, idtype, idcard_hash),
  constraint operation_is_known check (operation in ('add')),
  constraint gender_is_known check (gender in ('male', 'female')),
  constraint document_type_is_known check (idtype = 1),
  constraint result_is_known check (result in (0, 1, 2)),
  constraint a_failure_says_why check ((result = 2) = (error_msg is not null)),
  constraint dates_are_in_order check (start_date <= end_date),
  constraint premium_is_not_negative check (premium_fen >= 0 and unit_price_fen > 0)
);
create index policy_change_person_company on app.policy_change_person (enterprise_id, work_company_id);
create index policy_change_person_occupation on app.policy_change_person (occupation_id);
select app.isolate('app.policy_change_person');
grant select, insert, delete, update (unit_price_fen, premium_fen, category, start_date, end_date, result, error_msg) on app.policy_change_person to app_rw;
