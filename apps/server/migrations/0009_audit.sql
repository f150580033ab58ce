-- Who did what, one line an act, each chained to the one before by its hash. No ID number, mobile or token stands in it.

create table app.audit_head (
  enterprise_id bigint primary key default app.tenant() references app.enterprise,
  seq           bigint not null default 0,
  prev_hash     bytea  not null default '\x',
  hash          bytea  not null default '\x'
);
select app.isolate('app.audit_head');
grant select, insert, update (seq, prev_hash, hash) on app.audit_head to app_rw;

create table app.audit_line (
  enterprise_id bigint      not null default app.tenant() references app.enterprise,
  seq           bigint      not null,
  at            timestamptz not null,
  actor         text        not null,
  action        text        not null,
  entity        text        not null,
  entity_id     bigint      not null,
  -- JSON as text, so that it hashes the same for ever.
  detail        text        not null,
  prev_hash     bytea       not null,
  hash          bytea       not null,
  primary key (enterprise_id, seq),
  constraint the_chain_has_no_gap check (seq >= 1),
  constraint hashes_are_sha256 check (length(hash) = 32)
);
create index audit_line_entity on app.audit_line (enterprise_id, entity, entity_id, seq);
select app.isolate('app.audit_line');
select app.append_only('app.audit_line');
grant select, insert on app.audit_line to app_rw;

-- What a line's hash covers, in one place for the writer and the verifier.
create function app.audit_text(seq bigint, at timestamptz, actor text, action text, entity text, entity_id bigint, detail text)
  returns bytea language sql stable parallel safe
  return convert_to(
    jsonb_build_array(seq, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor, action, entity, entity_id, detail)::text,
    'UTF8');
-- A view calls its functions as who reads it, hence the auditor.
grant execute on function app.audit_text(bigint, timestamptz, text, text, text, bigint, text) to app_rw, app_gate, auditor;
