import { asking, both, type Rule } from './rule.ts';

const attributes: Rule = {
  name: 'no role of ours may do more than sign in, and none is a member of another',
  find: both(
    asking(`
      select rolname || ' may ' || array_to_string(array_remove(array[
          case when rolsuper then 'do anything' end,
          case when rolbypassrls then 'pass row security' end,
          case when rolcreaterole then 'make roles' end,
          case when rolcreatedb then 'make databases' end,
          case when rolreplication then 'replicate' end,
          case when rolcanlogin and rolname not in ('app_rw', 'auditor') then 'sign in' end], null), ', ') as offence
      from pg_roles where rolname in ('app_owner', 'app_rw', 'app_gate', 'auditor')
        and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication
          or (rolcanlogin and rolname not in ('app_rw', 'auditor')))
      order by 1`),
    asking(`
      select m.member::regrole || ' is a member of ' || m.roleid::regrole as offence
      from pg_auth_members m join pg_roles r on r.oid = m.member
      where r.rolname in ('app_owner', 'app_rw', 'app_gate', 'auditor') order by 1`),
  ),
  planted: [
    { sql: 'alter role app_rw bypassrls', offence: 'app_rw may pass row security' },
    { sql: 'alter role app_gate bypassrls', offence: 'app_gate may pass row security' },
    { sql: 'alter role auditor superuser', offence: 'auditor may do anything' },
    { sql: 'alter role app_rw createrole', offence: 'app_rw may make roles' },
    { sql: 'alter role app_owner login', offence: 'app_owner may sign in' },
    { sql: 'grant app_gate to app_rw', offence: 'app_rw is a member of app_gate' },
    { sql: 'grant pg_read_all_data to auditor', offence: 'auditor is a member of pg_read_all_data' },
  ],
};

const limits: Rule = {
  name: 'the server’s role carries its limits, so that no connection can forget them',
  find: asking(`
    select 'app_rw lacks ' || setting as offence
    from unnest(array['search_path', 'timezone', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout']) as setting
    where (setting <> 'transaction_timeout' or current_setting('server_version_num')::int >= 170000) and not exists (
      select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole, unnest(s.setconfig) as one
      where r.rolname = 'app_rw' and s.setdatabase = 0 and one ilike setting || '=_%' and one not like '%=0')
    order by 1`),
  planted: [
    { sql: 'alter role app_rw reset lock_timeout', offence: 'app_rw lacks lock_timeout' },
    { sql: 'alter role app_rw set statement_timeout = 0', offence: 'app_rw lacks statement_timeout' },
  ],
};

const ownership: Rule = {
  name: 'app_rw and auditor own nothing, app_gate its functions and views, app_owner the rest',
  find: both(
    asking(`
      select r.rolname || ' owns ' || pg_describe_object(d.classid, d.objid, 0) as offence
      from pg_shdepend d join pg_roles r on r.oid = d.refobjid
      where d.refclassid = 'pg_authid'::regclass and d.deptype = 'o'
        and d.dbid in (0, (select oid from pg_database where datname = current_database()))
        and (r.rolname in ('app_rw', 'auditor') or r.rolname = 'app_gate' and not (
          d.classid = 'pg_default_acl'::regclass
          or d.classid = 'pg_namespace'::regclass and d.objid in ('gate'::regnamespace, 'chk'::regnamespace)
          or d.classid = 'pg_proc'::regclass and (select pronamespace from pg_proc where oid = d.objid) = 'gate'::regnamespace
          or d.classid = 'pg_class'::regclass and (select relnamespace from pg_class where oid = d.objid) = 'chk'::regnamespace))
      order by 1`),
    asking(`
      select place::regnamespace || '.' || name || ' does not belong to app_owner' as offence
      from (
        select relname as name, relnamespace as place, relowner as owner from pg_class
        where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        union all
        select proname, pronamespace, proowner from pg_proc) as things
      where place in ('app'::regnamespace, 'pgboss'::regnamespace) and owner <> 'app_owner'::regrole
      order by 1`),
  ),
  planted: [
    {
      sql: 'grant create on schema app to app_rw; alter table app.policy owner to app_rw',
      offence: 'app_rw owns table app.policy',
    },
    { sql: 'alter table pgboss.job owner to app_rw', offence: 'app_rw owns table pgboss.job' },
    { sql: 'create schema side authorization auditor', offence: 'auditor owns schema side' },
    { sql: 'alter table app.session owner to app_gate', offence: 'app_gate owns table app.session' },
    { sql: 'create table app.note (id bigint)', offence: 'app.note does not belong to app_owner' },
    {
      sql: `create function app.peek() returns int language sql as 'select 1'`,
      offence: 'app.peek does not belong to app_owner',
    },
  ],
};

const noDdl: Rule = {
  name: 'neither app_rw nor auditor can make anything, not even a temporary table',
  find: asking(`
    select offence from (
      select role || ' may create in schema ' || nspname as offence
      from unnest(array['app_rw', 'auditor']) as role, pg_namespace
      where nspname !~ '^pg_(temp|toast_temp)_' and has_schema_privilege(role, oid, 'create')
      union all
      select role || ' may create ' || things as offence
      from unnest(array['app_rw', 'auditor']) as role,
        (values ('schemas', 'create'), ('temporary tables', 'temporary')) as rights (things, word)
      where has_database_privilege(role, current_database(), word)) as found
    order by 1`),
  planted: [
    { sql: 'grant create on schema app to app_rw', offence: 'app_rw may create in schema app' },
    { sql: 'grant create on schema public to public', offence: 'auditor may create in schema public' },
    {
      sql: `do $$ begin execute format('grant temporary on database %I to public', current_database()); end $$`,
      offence: 'app_rw may create temporary tables',
    },
    {
      sql: `do $$ begin execute format('grant create on database %I to app_rw', current_database()); end $$`,
      offence: 'app_rw may create schemas',
    },
  ],
};

export const roleRules: readonly Rule[] = [attributes, limits, ownership, noDdl];
