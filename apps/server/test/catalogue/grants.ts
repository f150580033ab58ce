import { asking, askingForExactly, both, type Rule, tables } from './rule.ts';

/** Every grant on a table, a view or a sequence of ours, column by column where it is narrower. To stand after `with`. */
export const grants = `
  grants as (
    select c.oid, n.nspname as place, c.relname, c.relkind, a.privilege_type as word, a.is_grantable,
      case a.grantee when 0 then 'public' else a.grantee::regrole::text end as grantee, null::text as only_column
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join lateral aclexplode(c.relacl) a
    where n.nspname in ('app', 'gate', 'chk', 'pgboss') and a.grantee <> c.relowner
    union all
    select c.oid, n.nspname, c.relname, c.relkind, a.privilege_type, a.is_grantable,
      case a.grantee when 0 then 'public' else a.grantee::regrole::text end, t.attname
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute t on t.attrelid = c.oid
    cross join lateral aclexplode(t.attacl) a
    where n.nspname in ('app', 'gate', 'chk', 'pgboss') and a.grantee <> c.relowner)`;

const rowsOnly: Rule = {
  name: 'a grant is for reading and writing rows, and cannot be passed on',
  find: asking(`with ${grants}
    select grantee || ' may ' || lower(word) || case when is_grantable then ', and let others,' else '' end
      || ' in ' || place || '.' || relname as offence
    from grants
    where is_grantable or word not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE') and not (place = 'pgboss' and relkind = 'S')
    order by 1`),
  planted: [
    {
      sql: 'grant truncate on app.policy_change_person to app_rw',
      offence: 'app_rw may truncate in app.policy_change_person',
    },
    { sql: 'grant references on app.policy to app_rw', offence: 'app_rw may references in app.policy' },
    { sql: 'grant trigger on pgboss.job to app_rw', offence: 'app_rw may trigger in pgboss.job' },
    {
      sql: 'grant select on app.policy to app_rw with grant option',
      offence: 'app_rw may select, and let others, in app.policy',
    },
    {
      sql: 'grant usage on sequence app.policy_policy_id_seq to app_rw',
      offence: 'app_rw may usage in app.policy_policy_id_seq',
    },
  ],
};

const gateOnly: Rule = {
  name: 'what reaches beyond one enterprise is the gate’s alone: users, sessions, tries, bank numbers',
  find: asking(`with ${grants}
    select grantee || ' may ' || lower(word) || ' in app.' || relname as offence from grants
    where place = 'app' and relname in ('app_user', 'session', 'login_attempt', 'login_under_way', 'known_device', 'puzzle', 'trade_no', 'policy_number', 'schema_migration') and grantee <> 'app_gate'
      -- The server asks whether it fits the database.
      and (grantee, word, relname, only_column) is distinct from ('app_rw', 'SELECT', 'schema_migration', 'name')
    union
    select g.grantee || ' may ' || lower(g.word) || ' in app.' || g.relname as offence
    from grants g join pg_attribute a on a.attrelid = g.oid and a.attname like '%enterprise_id' and not a.attisdropped
    where g.place = 'app' and obj_description(g.oid, 'pg_class') ~ '@global' and g.grantee <> 'app_gate'
    order by 1`),
  planted: [
    { sql: 'grant select on app.app_user to app_rw', offence: 'app_rw may select in app.app_user' },
    { sql: 'grant select (mobile) on app.app_user to app_rw', offence: 'app_rw may select in app.app_user' },
    {
      sql: 'grant select on app.schema_migration to app_rw',
      offence: 'app_rw may select in app.schema_migration',
    },
    {
      sql: 'grant update (name) on app.schema_migration to app_rw',
      offence: 'app_rw may update in app.schema_migration',
    },
    { sql: 'grant insert on app.session to public', offence: 'public may insert in app.session' },
    {
      sql: `create table app.inbox (id bigint primary key, enterprise_id bigint); comment on table app.inbox is '@global';
        grant select on app.inbox to app_rw`,
      offence: 'app_rw may select in app.inbox',
    },
  ],
};

const nobodyElse: Rule = {
  name: 'nothing is granted to everyone, and functions are for those whom a grant names',
  find: both(
    asking(`with ${grants}
      select 'everyone may ' || lower(word) || ' in ' || place || '.' || relname as offence from grants where grantee = 'public' order by 1`),
    asking(`
      select 'everyone may call ' || p.oid::regprocedure as offence
      from pg_proc p cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
      where p.pronamespace::regnamespace::text in ('app', 'gate', 'chk', 'pgboss') and a.grantee = 0 order by 1`),
    asking(`
      select 'everyone may enter schema ' || nspname as offence
      from pg_namespace cross join lateral aclexplode(nspacl) a
      where nspname in ('app', 'gate', 'chk', 'pgboss') and a.grantee = 0 order by 1`),
    asking(`
      select maker || ' lets everyone call what it makes' as offence
      from unnest(array['app_owner', 'app_gate']) as maker
      where not exists (
        select from pg_default_acl d where d.defaclrole = maker::regrole and d.defaclobjtype = 'f' and d.defaclnamespace = 0)
      union all
      select a.grantee::regrole || ' may ' || lower(a.privilege_type) || ' whatever ' || d.defaclrole::regrole || ' makes'
      from pg_default_acl d cross join lateral aclexplode(d.defaclacl) a where a.grantee <> d.defaclrole
      order by 1`),
  ),
  planted: [
    {
      sql: 'alter default privileges for role app_gate grant execute on functions to public',
      offence: 'app_gate lets everyone call what it makes',
    },
    {
      sql: 'alter default privileges for role app_owner in schema app grant select on tables to app_rw',
      offence: 'app_rw may select whatever app_owner makes',
    },
    { sql: 'grant select on app.policy to public', offence: 'everyone may select in app.policy' },
    {
      sql: 'grant execute on function gate.find_enterprise(text) to public',
      offence: 'everyone may call gate.find_enterprise(text)',
    },
    {
      sql: `create function app.peek() returns int language sql as 'select 1'`,
      offence: 'everyone may call app.peek()',
    },
    { sql: 'grant usage on schema chk to public', offence: 'everyone may enter schema chk' },
  ],
};

const auditorReads: Rule = {
  name: 'the auditor reads the check views and nothing else',
  find: both(
    asking(`with ${grants}
      select 'auditor may ' || lower(word) || ' in ' || place || '.' || relname as offence from grants
      where grantee = 'auditor' and not (place = 'chk' and relkind = 'v' and word = 'SELECT') order by 1`),
    asking(`
      select 'auditor may not read chk.' || relname as offence from pg_class
      where relnamespace = 'chk'::regnamespace and relkind = 'v' and not has_table_privilege('auditor', oid, 'select') order by 1`),
    asking(`
      select 'auditor may call ' || oid::regprocedure as offence from pg_proc
      where pronamespace::regnamespace::text in ('app', 'gate', 'pgboss') and has_function_privilege('auditor', oid, 'execute')
        and oid <> 'app.audit_text(bigint,timestamptz,text,text,text,bigint,text)'::regprocedure order by 1`),
    asking(`
      select 'auditor may enter schema ' || nspname as offence from pg_namespace
      where nspname in ('app', 'gate', 'pgboss') and has_schema_privilege('auditor', oid, 'usage') order by 1`),
  ),
  planted: [
    { sql: 'grant select on app.policy to auditor', offence: 'auditor may select in app.policy' },
    { sql: 'grant select on pgboss.job to auditor', offence: 'auditor may select in pgboss.job' },
    { sql: 'grant update on chk.account to auditor', offence: 'auditor may update in chk.account' },
    { sql: 'revoke select on chk.account from auditor', offence: 'auditor may not read chk.account' },
    {
      sql: 'grant execute on function gate.find_enterprise(text) to auditor',
      offence: 'auditor may call gate.find_enterprise(text)',
    },
    { sql: 'grant usage on schema app to auditor', offence: 'auditor may enter schema app' },
  ],
};

const serverStaysOut: Rule = {
  name: 'the server does not read the check views',
  find: asking(`with ${grants}
    select grantee || ' may ' || lower(word) || ' in chk.' || relname as offence from grants
    where place = 'chk' and grantee not in ('auditor', 'app_gate')
    union
    select 'app_rw may enter schema chk' where has_schema_privilege('app_rw', 'chk', 'usage')
    order by 1`),
  planted: [
    { sql: 'grant select on chk.account to app_rw', offence: 'app_rw may select in chk.account' },
    { sql: 'grant usage on schema chk to app_rw', offence: 'app_rw may enter schema chk' },
  ],
};

const reads = [
  'account',
  'audit_head',
  'audit_line',
  'effect',
  'employee',
  'enterprise',
  'enterprise_user',
  'hold',
  'idempotency',
  'journal',
];
/** What only the gate knows of tries to sign in. */
const signIn = ['known_device', 'login_under_way', 'puzzle'];
const readsToo = [
  'payment',
  'policy',
  'policy_change',
  'policy_person',
  'posting',
  'app_user',
  'session',
  'login_attempt',
  ...signIn,
  'notice',
  'trade_no',
  'policy_number',
];

const gateReach: Rule = {
  name: 'the gate may do on each table what its functions and views need, and is told so here',
  find: askingForExactly(
    [
      ...[...reads, ...readsToo].map((table) => `SELECT app.${table}`),
      ...[
        'enterprise',
        'enterprise_user',
        'app_user',
        'session',
        'login_attempt',
        ...signIn,
        'notice',
        'trade_no',
        'policy_number',
      ].map((table) => `INSERT app.${table}`),
      ...['app_user', 'session', 'login_attempt', ...signIn].map((table) => `UPDATE app.${table}`),
      ...['status', 'is_certification', 'agreement_status'].map(
        (column) => `UPDATE app.enterprise.${column}`,
      ),
      'UPDATE app.notice.shown_until',
      ...(['file delete_after', 'import_job keep_until', 'policy_renewal due_at'] as const)
        .map((due) => due.split(' '))
        .flatMap(([table, at]) => [`SELECT app.${table}.enterprise_id`, `SELECT app.${table}.${at}`]),
      ...['login_attempt', 'session', ...signIn].map((table) => `DELETE app.${table}`),
      'SELECT pgboss.job',
    ],
    `with ${grants}, ${tables}
    select word || ' ' || place || '.' || relname || coalesce('.' || only_column, '') as found from grants g
    where grantee = 'app_gate' and not exists (
      -- A column of a table that it may read whole says nothing new.
      select from grants whole where only_column is null and g.only_column is not null
        and whole.oid = g.oid and whole.grantee = g.grantee and whole.word = g.word)
    order by 1`,
  ),
  planted: [
    { sql: 'grant delete on app.app_user to app_gate', offence: 'not listed: DELETE app.app_user' },
    { sql: 'grant select on app.data_key to app_gate', offence: 'not listed: SELECT app.data_key' },
    {
      sql: 'grant update (access) on app.enterprise_user to app_gate',
      offence: 'not listed: UPDATE app.enterprise_user.access',
    },
    { sql: 'revoke select on app.hold from app_gate', offence: 'missing: SELECT app.hold' },
  ],
};

export const grantRules: readonly Rule[] = [
  rowsOnly,
  gateOnly,
  nobodyElse,
  auditorReads,
  serverStaysOut,
  gateReach,
];
