-- Of whom somebody has said that they need no cover once this one ends: they are asked about no more, until another cover of theirs ends.
create table app.gap_acknowledgement (
  enterprise_id     bigint      not null default app.tenant(),
  policy_person_id  bigint      not null,
  acknowledged_by   bigint      not null references app.app_user,
  acknowledged_name text        not null,
  acknowledged_at   timestamptz not null,
  primary key (enterprise_id, policy_person_id),
  foreign key (enterprise_id, policy_person_id) references app.policy_person
);
create index gap_acknowledgement_by on app.gap_acknowledgement (acknowledged_by);
select app.isolate('app.gap_acknowledgement');
grant select, insert, delete, update (acknowledged_by, acknowledged_name, acknowledged_at) on app.gap_acknowledgement to app_rw;
