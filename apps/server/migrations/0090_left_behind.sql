-- Who could not go over when their policy was renewed, and why: a cover each, the latest reason.

create table app.left_behind (
  enterprise_id    bigint      not null default app.tenant(),
  policy_person_id bigint      not null,
  reason           text        not null,
  left_at          timestamptz not null,
  primary key (enterprise_id, policy_person_id),
  foreign key (enterprise_id, policy_person_id) references app.policy_person,
  constraint reason_is_known check (reason in ('OVERAGE', 'WORK_COMPANY', 'OCCUPATION', 'BLOCKED', 'OTHER'))
);
select app.isolate('app.left_behind');
grant select, insert, update (reason, left_at) on app.left_behind to app_rw;

-- A reminder that is read again is read anew: of those who have lost their cover since.
grant update (read_at) on app.renewal_reminder to app_rw;
