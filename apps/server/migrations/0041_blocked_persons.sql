-- Whom an enterprise will not have insured, also before it has ever insured them. The operator sets and lifts it; the
-- server reads it. What stands on a worker who is known (employee.blacklist_reason) counts beside it.

create table app.blocked_person (
  enterprise_id     bigint      not null default app.tenant(),
  blocked_person_id bigint      generated always as identity,
  -- By which a number is found, and what an operator may be shown of it: the number itself is not kept.
  idcard_hash       bytea       not null,
  idcard_mask       text        not null,
  reason            text        not null,
  blocked_at        timestamptz not null,
  lifted_at         timestamptz,
  primary key (enterprise_id, blocked_person_id),
  constraint a_person_is_blocked_once unique (enterprise_id, idcard_hash),
  constraint a_block_says_why check (reason <> '')
);
select app.isolate('app.blocked_person');
grant select on app.blocked_person to app_rw;
grant insert, update (reason, blocked_at, lifted_at) on app.blocked_person to app_operator;
