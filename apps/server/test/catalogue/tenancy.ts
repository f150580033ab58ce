import { asking, askingForExactly, both, type Rule, tables } from './rule.ts';

/** The tables that are the same for every enterprise, or that only the gate reaches. */
const globalTables = [
  'app_user',
  'insurance_company',
  'installation',
  'known_device',
  'login_attempt',
  'login_under_way',
  'notice',
  'occupation',
  'plan',
  'plan_age_band',
  'plan_class_price',
  'plan_version',
  'policy_number',
  'puzzle',
  'schema_migration',
  'session',
  'trade_no',
];

const aTable = (name: string, rest = '') => `create table app.${name} (
  enterprise_id bigint not null references app.enterprise, id bigint generated always as identity, number text ${rest})`;

const everyRow: Rule = {
  name: 'every table says whose each row is, or is common to all by name',
  find: both(
    asking(`with ${tables}
      select t.relname || ' has no enterprise_id bigint not null' as offence from tables t
      where not t.is_global and not exists (
        select from pg_attribute a where a.attrelid = t.oid and a.attnum = t.tenant_column
          and a.attnotnull and a.atttypid = 'bigint'::regtype)
      order by 1`),
    askingForExactly(
      globalTables,
      `with ${tables} select relname as found from tables where is_global order by 1`,
    ),
  ),
  planted: [
    {
      sql: 'create table app.note (note_id bigint primary key)',
      offence: 'note has no enterprise_id bigint not null',
    },
    {
      sql: 'create table app.note (enterprise_id bigint, note_id bigint)',
      offence: 'note has no enterprise_id bigint not null',
    },
    {
      sql: 'create table app.note (enterprise_id int not null)',
      offence: 'note has no enterprise_id bigint not null',
    },
    { sql: `comment on table app.policy is '@global'`, offence: 'not listed: policy' },
    { sql: 'comment on table app.session is null', offence: 'missing: session' },
  ],
};

const primaryKeys: Rule = {
  name: 'a primary key begins with the enterprise',
  find: asking(`with ${tables}
    select t.relname || ' has a primary key that does not begin with enterprise_id' as offence from tables t
    where not t.is_global and not exists (
      select from pg_constraint k where k.conrelid = t.oid and k.contype = 'p' and k.conkey[1] = t.tenant_column)
    order by 1`),
  planted: [
    { sql: aTable('note', ', primary key (id)'), offence: 'note has a primary key that' },
    { sql: aTable('note', ', primary key (id, enterprise_id)'), offence: 'note has a primary key that' },
    { sql: aTable('note'), offence: 'note has a primary key that' },
  ],
};

const uniqueIndexes: Rule = {
  name: 'nothing is unique beyond its enterprise, which would tell one that another has it',
  find: asking(`with ${tables}
    select t.relname || ' has ' || x.indexrelid::regclass::text || ' unique over all enterprises' as offence
    from tables t join pg_index x on x.indrelid = t.oid
    where not t.is_global and x.indisunique and x.indkey[0] is distinct from t.tenant_column
    order by 1`),
  planted: [
    {
      sql: 'create unique index one_worker_everywhere on app.employee (idcard_hash)',
      offence: 'employee has app.one_worker_everywhere unique over all enterprises',
    },
    {
      sql: 'create unique index spelt_otherwise on app.employee ((enterprise_id + 0), idcard_hash)',
      offence: 'employee has app.spelt_otherwise unique over all enterprises',
    },
    {
      sql: 'alter table app.policy add constraint one_number_everywhere unique (policy_no, enterprise_id)',
      offence: 'policy has app.one_number_everywhere unique over all enterprises',
    },
  ],
};

const exclusions: Rule = {
  name: 'an exclusion compares rows of one enterprise only',
  find: asking(`with ${tables}
    select t.relname || ' has ' || k.conname || ', which compares across enterprises' as offence
    from tables t join pg_constraint k on k.conrelid = t.oid and k.contype = 'x'
    where not t.is_global and not exists (
      select from unnest(k.conkey, k.conexclop) as pair (compared, by) join pg_operator o on o.oid = by
      where compared = t.tenant_column and o.oprname = '=')
    order by 1`),
  planted: [
    {
      sql: 'alter table app.policy_person add constraint no_twins exclude using gist (employee_id with =, cover with &&)',
      offence: 'policy_person has no_twins, which compares across enterprises',
    },
    {
      sql: 'alter table app.policy_person add constraint no_twins exclude using gist (enterprise_id with <>, cover with &&)',
      offence: 'policy_person has no_twins, which compares across enterprises',
    },
  ],
};

const foreignKeys: Rule = {
  name: 'a foreign key to an enterprise’s table carries the enterprise, because row security does not look at it',
  find: asking(`with ${tables}
    select f.relname || ' has ' || k.conname || ', which reaches into ' || t.relname || ' of any enterprise' as offence
    from pg_constraint k join tables f on f.oid = k.conrelid join tables t on t.oid = k.confrelid
    where k.contype = 'f' and not t.is_global and not exists (
      select from unnest(k.conkey, k.confkey) as pair (here, there)
      where there = t.tenant_column and (here = f.tenant_column or f.is_global))
    order by 1`),
  planted: [
    {
      sql: `alter table app.policy add constraint one_number_everywhere unique (policy_id);
        alter table app.policy_person add constraint of_any_policy foreign key (policy_id) references app.policy (policy_id)`,
      offence: 'policy_person has of_any_policy, which reaches into policy of any enterprise',
    },
    {
      sql: `${aTable('note', ', primary key (enterprise_id, id)')};
        create table app.reply (enterprise_id bigint not null, id bigint, note_id bigint, other_id bigint not null, primary key (enterprise_id, id),
          constraint of_another_key foreign key (other_id, note_id) references app.note)`,
      offence: 'reply has of_another_key, which reaches into note of any enterprise',
    },
    {
      sql: `alter table app.policy add constraint one_number_everywhere unique (policy_id);
        alter table app.app_user add policy_id bigint constraint from_a_global_table references app.policy (policy_id)`,
      offence: 'app_user has from_a_global_table, which reaches into policy of any enterprise',
    },
  ],
};

const places: Rule = {
  name: 'tables stand in app and in pgboss, functions there and in gate, views in app and in chk, and nothing elsewhere',
  find: asking(`
    select o.kind || ' ' || n.nspname || '.' || o.name || ' stands in the wrong schema' as offence
    from (
      select case relkind when 'v' then 'view' else 'relation' end as kind, relname as name, relnamespace as place, 'pg_class'::regclass as class, oid from pg_class
      where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and relpersistence <> 't'
      union all
      select 'function', proname, pronamespace, 'pg_proc'::regclass, oid from pg_proc) o
    join pg_namespace n on n.oid = o.place
    where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'pgboss')
      and not (n.nspname = 'app')
      and not (n.nspname = 'gate' and o.kind = 'function')
      and not (n.nspname = 'chk' and o.kind = 'view')
      and not exists (select from pg_depend d where d.classid = o.class and d.objid = o.oid and d.deptype = 'e')
    order by 1`),
  planted: [
    {
      sql: 'create table public.note (id bigint)',
      offence: 'relation public.note stands in the wrong schema',
    },
    { sql: 'create table gate.note (id bigint)', offence: 'relation gate.note stands in the wrong schema' },
    { sql: 'create table chk.note (id bigint)', offence: 'relation chk.note stands in the wrong schema' },
    {
      sql: 'create schema side; create view side.all_policies as select * from app.policy',
      offence: 'view side.all_policies stands',
    },
    {
      sql: `create function chk.peek() returns int language sql as 'select 1'`,
      offence: 'function chk.peek stands in the wrong schema',
    },
  ],
};

export const tenancyRules: readonly Rule[] = [
  everyRow,
  primaryKeys,
  uniqueIndexes,
  exclusions,
  foreignKeys,
  places,
];
