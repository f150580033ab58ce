-- What is kept under keys is bounded by user: an answer that is long, or that refuses, counts. Those of releases before are
-- counted as they stand, so that the first answer kept after the upgrade makes room.
alter table app.idempotency add column counted_bytes int not null default 0,
  add constraint bytes_are_counted check (counted_bytes >= 0);
comment on column app.idempotency.counted_bytes is 'of an answer that counts against its user''s room; 0 where it is small and says what was done';
comment on column app.idempotency.body is 'empty where something was done whose answer is no longer kept';

alter table app.idempotency no force row level security;
update app.idempotency set counted_bytes = octet_length(body)
  where status = 'done' and (body not like '{"code":1,%' or octet_length(body) > 1000);
alter table app.idempotency force row level security;

create index idempotency_counted on app.idempotency (enterprise_id, user_id, created_at desc) where counted_bytes > 0;
grant update (counted_bytes) on app.idempotency to app_rw;
