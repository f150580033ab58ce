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
    alter role auditor set search_path = chk;
    alter role auditor set statement_timeout = '60s';
  end if;
  if not exists (select from pg_roles where rolname = 'app_rw') then
    create role app_rw login nosuperuser nobypassrls nocreaterole nocreatedb;
    -- On the role, so that no connection can forget them. (docs/decisions/0003-tenancy-by-row-security.md)
    alter role app_rw set search_path = app;
    alter role app_rw set timezone = 'Asia/Shanghai';
    alter role app_rw set statement_timeout = '10s';
    alter role app_rw set lock_timeout = '5s';
    alter role app_rw set idle_in_transaction_session_timeout = '15s';
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of this cluster is being prepared at the same moment
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
