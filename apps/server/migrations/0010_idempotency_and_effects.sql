-- What makes a repeat harmless: the answers of writing calls by their key, and what was done once to the outside.

create table app.idempotency (
  enterprise_id bigint      not null default app.tenant() references app.enterprise,
  user_id       bigint      not null references app.app_user,
  route         text        not null,
  key           text        not null,
  request_hash  bytea       not null,
  status        text        not null,
  -- The answer as text: jsonb would reorder its keys, and a replay would differ.
  http_status   int,
  body          text,
  created_at    timestamptz not null,
  primary key (enterprise_id, user_id, route, key),
  constraint status_is_known check (status in ('started', 'done')),
  constraint what_is_done_has_an_answer check ((status = 'done') = (body is not null and http_status is not null)),
  constraint keys_are_short check (length(key) between 1 and 255)
);
create index idempotency_age on app.idempotency (enterprise_id, created_at);
create index idempotency_user on app.idempotency (user_id);
select app.isolate('app.idempotency');
grant select, insert, delete, update (status, http_status, body) on app.idempotency to app_rw;

-- A thing that was announced or done, once for each source.
create table app.effect (
  enterprise_id bigint      not null default app.tenant() references app.enterprise,
  topic         text        not null,
  source_id     text        not null,
  at            timestamptz not null,
  primary key (enterprise_id, topic, source_id)
);
select app.isolate('app.effect');
select app.append_only('app.effect');
grant select, insert on app.effect to app_rw;
