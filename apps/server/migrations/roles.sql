-- The roles and schemas that everything else stands on. Run before the numbered migrations, by the administrator, at
-- every start: each statement does nothing when its work is done already, because roles belong to the whole cluster.
--
--   app_owner  owns every table and function, cannot sign in; migrations run as it
--   app_rw     the server signs in as it; it owns nothing and is held by row security
--   app_gate   owns the few functions that work before an enterprise is known, and the chk views
--   auditor    reads the chk views and nothing else

do $$
begin
  if not exists (select from pg_roles where rolname = 'app_owner') then
    create role app_owner nologin nosuperuser nobypassrls nocreaterole nocreatedb;
  end if;
  if not exists (select from pg_roles where rolname = 'app_gate') then
    create role app_gate nologin nosuperuser nobypassrls nocreaterole nocreatedb;
  end if;
  if not exists (select from pg_roles where rolname = 'auditor') then
    create role auditor login nosuperuser nobypassrls nocreaterole nocreatedb;
  end if;
  if not exists (select from pg_roles where rolname = 'app_rw') then
    create role app_rw login nosuperuser nobypassrls nocreaterole nocreatedb;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of this cluster is being prepared at the same moment
end $$;

-- On the role, so that no connection can forget them (docs/decisions/0003-tenancy-by-row-security.md), and only where they
-- differ: two starts that write the same role's settings at once collide. A request gives up after 30 s, so that what it
-- began in the database ends well before. A lock is waited for longer than an idle transaction can hold one: what a frozen
-- server holds is given up, and those who wait go on.
do $$
declare
  wanted record;
begin
  for wanted in
    select w.role, w.setting, w.value
    from (values
      ('auditor', 'search_path', 'chk'),
      ('auditor', 'statement_timeout', '60s'),
      ('app_rw', 'search_path', 'app'),
      ('app_rw', 'timezone', 'Asia/Shanghai'),
      ('app_rw', 'statement_timeout', '5s'),
      ('app_rw', 'lock_timeout', '4s'),
      ('app_rw', 'idle_in_transaction_session_timeout', '3s'),
      ('app_rw', 'transaction_timeout', '15s')) as w (role, setting, value)
    -- Older servers do not know this one.
    where (w.setting <> 'transaction_timeout' or current_setting('server_version_num')::int >= 170000)
      and not exists (
        select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole, unnest(s.setconfig) as one
        where r.rolname = w.role and s.setdatabase = 0
          and lower(split_part(one, '=', 1)) = w.setting and split_part(one, '=', 2) = w.value)
  loop
    begin
      execute format('alter role %I set %I = %L', wanted.role, wanted.setting, wanted.value);
    exception when internal_error or unique_violation then
      -- Another start has just written the same. "tuple concurrently updated" has no code of its own.
      if sqlstate = 'XX000' and sqlerrm not like 'tuple concurrently %' then raise; end if;
    end;
  end loop;
end $$;

grant app_owner, app_gate to current_user;

-- PostgreSQL lets everyone make temporary tables, which a search path finds before our own.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end $$;

create extension if not exists btree_gist with schema public;

create schema if not exists app authorization app_owner;
create schema if not exists gate authorization app_gate;
create schema if not exists chk authorization app_gate;
create schema if not exists pgboss authorization app_owner;

grant usage on schema app to app_rw, app_gate;
grant usage on schema gate to app_rw;
grant usage on schema chk to auditor;
grant usage on schema pgboss to app_rw, app_gate;
