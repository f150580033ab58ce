-- The roles and schemas that everything else stands on. Run before the numbered migrations, by the administrator, at
-- every start: each statement does nothing when its work is done already, because roles belong to the whole cluster.
--
-- Groups, which hold the grants and cannot sign in. They have the same names in every database of a cluster:
--
--   app_owner     owns every table and function; migrations run as it
--   app_rw        what the server may: it owns nothing and is held by row security
--   app_operator  what the operator may beside: open enterprises, add users, credit money
--   app_gate      owns the few functions that work before an enterprise is known, and the chk views
--   auditor       reads the chk views and nothing else
--
-- Who signs in is a role of one database, named after its number and a member of its group: app_rw_16384 for the server.
-- So a second installation on the cluster has passwords and limits of its own, and can enter only its own database.
-- Source: docs/decisions/0015-roles-by-database.md

-- Does what another database of this cluster, or another start, may be doing at the same moment, and lets it have been done by
-- them: they do the same. "tuple concurrently updated" has no code of its own.
create or replace function pg_temp.do_unless_done(command text) returns void language plpgsql as $$
begin
  execute command;
exception when duplicate_object or unique_violation or internal_error then
  if sqlstate = 'XX000' and sqlerrm not like 'tuple concurrently %' then raise; end if;
end $$;

do $$
declare
  wanted record;
begin
  for wanted in
    select name as role, format('create role %I nologin nosuperuser nobypassrls nocreaterole nocreatedb', name) as command
    from unnest(array['app_owner', 'app_gate', 'auditor', 'app_rw', 'app_operator']) as name
    where not exists (select from pg_roles where rolname = name)
    union all
    -- They could sign in once, for all databases of the cluster. Servers of then are stopped before the update.
    select name, format('alter role %I nologin password null', name)
    from unnest(array['auditor', 'app_rw']) as name
    where exists (select from pg_roles where rolname = name and rolcanlogin)
    union all
    select name, format('alter role %I reset all', name)
    from unnest(array['auditor', 'app_rw']) as name
    where exists (select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole where r.rolname = name and s.setdatabase = 0)
  loop
    perform pg_temp.do_unless_done(wanted.command);
  end loop;
end $$;

-- The roles of this database that sign in. The operator may all that the server may, and more.
do $$
declare
  number oid := (select oid from pg_database where datname = current_database());
  wanted record;
begin
  for wanted in
    select role || '_' || number as login, groups
    from (values
      ('app_rw', array['app_rw']),
      ('app_operator', array['app_rw', 'app_operator']),
      ('auditor', array['auditor'])) as w (role, groups)
  loop
    if not exists (select from pg_roles where rolname = wanted.login) then
      execute format('create role %I login nosuperuser nobypassrls nocreaterole nocreatedb', wanted.login);
    end if;
    for i in 1 .. cardinality(wanted.groups) loop
      if not exists (
        select from pg_auth_members m where m.roleid = wanted.groups[i]::regrole and m.member = quote_ident(wanted.login)::regrole)
      then
        execute format('grant %I to %I', wanted.groups[i], wanted.login);
      end if;
    end loop;
    if not exists (
      select from pg_database d cross join lateral aclexplode(d.datacl) a
      where d.oid = number and a.grantee = quote_ident(wanted.login)::regrole and a.privilege_type = 'CONNECT')
    then
      execute format('grant connect on database %I to %I', current_database(), wanted.login);
    end if;
  end loop;
end $$;

-- On the role that signs in, so that no connection can forget them (docs/decisions/0003-tenancy-by-row-security.md), and
-- only where they differ: two starts that write the same role's settings at once collide. A request gives up after 30 s,
-- so that what it began in the database ends well before. A lock is waited for longer than an idle transaction can hold one:
-- what a frozen server holds is given up, and those who wait go on.
do $$
declare
  number oid := (select oid from pg_database where datname = current_database());
  wanted record;
begin
  for wanted in
    select w.role || '_' || number as role, w.setting, w.value
    from (
      select * from (values
        ('auditor', 'search_path', 'chk'),
        ('auditor', 'statement_timeout', '60s')) as of_auditor
      union all
      select role, setting, value
      from unnest(array['app_rw', 'app_operator']) as role, (values
        ('search_path', 'app'),
        ('timezone', 'Asia/Shanghai'),
        ('statement_timeout', '5s'),
        ('lock_timeout', '4s'),
        ('idle_in_transaction_session_timeout', '3s'),
        ('transaction_timeout', '15s')) as limits (setting, value)) as w (role, setting, value)
    -- Older servers do not know this one.
    where (w.setting <> 'transaction_timeout' or current_setting('server_version_num')::int >= 170000)
      and not exists (
        select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole, unnest(s.setconfig) as one
        where r.rolname = w.role || '_' || number and s.setdatabase = 0
          and lower(split_part(one, '=', 1)) = w.setting and split_part(one, '=', 2) = w.value)
  loop
    perform pg_temp.do_unless_done(format('alter role %I set %I = %L', wanted.role, wanted.setting, wanted.value));
  end loop;
end $$;

do $$
declare
  needed text;
begin
  for needed in
    select role from unnest(array['app_owner', 'app_gate']) as role
    where not exists (
      select from pg_auth_members m where m.roleid = role::regrole and m.member = current_user::regrole
        -- A role that made another may give it away, and is not for that its member.
        and coalesce((to_jsonb(m) ->> 'set_option')::boolean, true) and coalesce((to_jsonb(m) ->> 'inherit_option')::boolean, true))
  loop
    perform pg_temp.do_unless_done(format('grant %I to current_user', needed));
  end loop;
end $$;

-- PostgreSQL lets everyone enter a database and make temporary tables, which a search path finds before our own.
do $$
begin
  if exists (
    select from pg_database d cross join lateral aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a
    where d.datname = current_database() and a.grantee = 0)
  then
    execute format('revoke connect, temporary on database %I from public', current_database());
  end if;
end $$;

-- And to make large objects, which belong to no enterprise and escape row security. Only a superuser can take that away.
do $$
declare
  open_to_all text;
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then return; end if;
  for open_to_all in
    select p.oid::regprocedure::text from pg_proc p cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where p.pronamespace = 'pg_catalog'::regnamespace and p.proname in ('lo_creat', 'lo_create', 'lo_from_bytea') and a.grantee = 0
  loop
    execute format('revoke execute on function pg_catalog.%s from public', open_to_all);
  end loop;
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
