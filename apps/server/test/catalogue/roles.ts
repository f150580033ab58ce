import { asking, both, type Rule } from './rule.ts';

/** The groups, and who signs in to this database. To stand after `with`. */
const ours = `
  signing as (
    select name || '_' || d.oid as rolname, groups
    from pg_database d, (values ('app_rw', '{app_rw}'), ('app_operator', '{app_operator,app_rw}'), ('auditor', '{auditor}'))
      as logins (name, groups)
    where d.datname = current_database()),
  ours as (
    select rolname, groups::text[], true as signs_in from signing
    union all
    select name, '{}', false from unnest(array['app_owner', 'app_rw', 'app_operator', 'app_gate', 'auditor']) as name)`;

/** Something about the role as which the server signs in here, whose name only the database knows. */
const ofServer = (sql: string) =>
  `do $$ begin execute format('${sql}', 'app_rw_' || (select oid from pg_database where datname = current_database())); end $$`;

const attributes: Rule = {
  name: 'no role of ours may do more than sign in, none is there but these, and only who signs in is a member of its group',
  find: both(
    asking(`with ${ours}
      select 'missing: ' || rolname as offence from ours where rolname not in (select rolname from pg_roles)`),
    asking(`with ${ours}
      select rolname || ' may ' || array_to_string(array_remove(array[
          case when rolsuper then 'do anything' end,
          case when rolbypassrls then 'pass row security' end,
          case when rolcreaterole then 'make roles' end,
          case when rolcreatedb then 'make databases' end,
          case when rolreplication then 'replicate' end,
          case when rolcanlogin and not signs_in then 'sign in' end,
          case when signs_in and not rolcanlogin then 'not sign in' end], null), ', ') as offence
      from pg_roles join ours using (rolname)
      where rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolcanlogin <> signs_in
      order by 1`),
    asking(`with ${ours}
      select o.rolname || ' is a member of ' || m.roleid::regrole as offence
      from pg_auth_members m join pg_roles r on r.oid = m.member join ours o on o.rolname = r.rolname
      where m.roleid::regrole::text <> all (o.groups)
      union all
      select o.rolname || ' is no member of ' || needed from ours o cross join lateral unnest(o.groups) as needed
      where not pg_has_role(o.rolname, needed, 'usage') order by 1`),
  ),
  planted: [
    { sql: 'alter role app_rw bypassrls', offence: 'app_rw may pass row security' },
    { sql: 'alter role app_gate bypassrls', offence: 'app_gate may pass row security' },
    { sql: 'alter role auditor superuser', offence: 'auditor may do anything' },
    { sql: 'alter role app_operator createrole', offence: 'app_operator may make roles' },
    { sql: 'alter role app_owner login', offence: 'app_owner may sign in' },
    { sql: 'alter role app_rw login', offence: 'app_rw may sign in' },
    { sql: ofServer('alter role %I bypassrls'), offence: 'may pass row security' },
    { sql: ofServer('alter role %I nologin'), offence: 'may not sign in' },
    { sql: 'grant app_gate to app_rw', offence: 'app_rw is a member of app_gate' },
    { sql: 'grant app_operator to app_rw', offence: 'app_rw is a member of app_operator' },
    { sql: 'grant pg_read_all_data to auditor', offence: 'auditor is a member of pg_read_all_data' },
    { sql: ofServer('grant app_operator to %I'), offence: 'is a member of app_operator' },
    { sql: ofServer('revoke app_rw from %I'), offence: 'is no member of app_rw' },
  ],
};

const limits: Rule = {
  name: 'the roles of server and operator carry their limits, so that no connection can forget them',
  find: asking(`with ${ours}
    select o.rolname || ' lacks ' || setting as offence
    from ours o,
      unnest(array['search_path', 'timezone', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout']) as setting
    where o.signs_in and 'app_rw' = any (o.groups)
      and (setting <> 'transaction_timeout' or current_setting('server_version_num')::int >= 170000) and not exists (
      select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole, unnest(s.setconfig) as one
      where r.rolname = o.rolname and s.setdatabase = 0 and one ilike setting || '=_%' and one not like '%=0')
    order by 1`),
  planted: [
    { sql: ofServer('alter role %I reset lock_timeout'), offence: 'lacks lock_timeout' },
    { sql: ofServer('alter role %I set statement_timeout = 0'), offence: 'lacks statement_timeout' },
  ],
};

const ownDatabase: Rule = {
  name: 'into this database go its own roles and nobody else’s',
  find: asking(`with ${ours}
    select case a.grantee when 0 then 'everyone' else a.grantee::regrole::text end || ' may ' || lower(a.privilege_type) || ' here' as offence
    from pg_database d cross join lateral aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a
    where d.datname = current_database() and a.grantee <> d.datdba
      and not (a.privilege_type = 'CONNECT' and not a.is_grantable
        and a.grantee <> 0 and a.grantee::regrole::text in (select rolname from signing))
    order by 1`),
  planted: [
    {
      sql: `do $$ begin execute format('grant connect on database %I to public', current_database()); end $$`,
      offence: 'everyone may connect here',
    },
    {
      sql: `do $$ begin execute format('grant connect on database %I to app_rw', current_database()); end $$`,
      offence: 'app_rw may connect here',
    },
  ],
};

const ownership: Rule = {
  name: 'server, operator and auditor own nothing, app_gate its functions and views, app_owner the rest',
  find: both(
    asking(`with ${ours}
      select r.rolname || ' owns ' || pg_describe_object(d.classid, d.objid, 0) as offence
      from pg_shdepend d join pg_roles r on r.oid = d.refobjid
      where d.refclassid = 'pg_authid'::regclass and d.deptype = 'o'
        and d.dbid in (0, (select oid from pg_database where datname = current_database()))
        and (r.rolname in (select rolname from ours where rolname not in ('app_owner', 'app_gate')) or r.rolname = 'app_gate' and not (
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
  name: 'neither server, operator nor auditor can make anything, not even a temporary table',
  find: asking(`with ${ours}, makers as (select rolname as role from ours where rolname not in ('app_owner', 'app_gate'))
    select offence from (
      select role || ' may create in schema ' || nspname as offence
      from makers, pg_namespace
      where nspname !~ '^pg_(temp|toast_temp)_' and has_schema_privilege(role, oid, 'create')
      union all
      select role || ' may create ' || things as offence
      from makers,
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

export const roleRules: readonly Rule[] = [attributes, limits, ownDatabase, ownership, noDdl];
