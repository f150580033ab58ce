-- Each line of the audit chain carries a seal: a hash under a key that the database does not have, over the line's own hash.
-- Who rewrites a line and all hashes after it, as only a superuser can, cannot make their seals. Lines from before have none.
--
-- Servers of the release before cannot work beside this: all of them are stopped before the update, as its changelog says.

alter table app.audit_line
  add column seal bytea,
  add constraint seals_are_hmac_sha256 check (length(seal) = 32);

create function app.refuse_unsealed() returns trigger
  language plpgsql as $$
begin
  raise exception 'a line of the audit chain carries a seal' using errcode = '23514', constraint = 'every_line_is_sealed';
end $$;
create trigger every_line_is_sealed before insert on app.audit_line
  for each row when (new.seal is null) execute function app.refuse_unsealed();

set local role app_gate;

create or replace view chk.audit as
  select enterprise_id::text, seq, action, entity_id::text as object_id, hash, prev_hash,
    sha256(prev_hash || app.audit_text(seq, at, actor, action, entity, entity_id, detail)) as recomputed_hash,
    seal
  from app.audit_line;

-- Where the chains have come to, to be kept outside the database too: only how far and with which hash, not what.
create function gate.audit_heads(after bigint, most int)
  returns table (enterprise_id bigint, seq bigint, hash bytea)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select enterprise_id, seq, hash from app.audit_head where enterprise_id > after and seq > 0 order by enterprise_id limit most
$$;
grant execute on function gate.audit_heads(bigint, int) to app_rw;
set local role app_owner;
