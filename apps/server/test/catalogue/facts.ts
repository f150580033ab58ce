import { asking, askingForExactly, both, type Rule, tables } from './rule.ts';

/** What the product never forgets and never edits. */
const appendOnly = [
  'audit_line',
  'data_key',
  'effect',
  'journal',
  'payment',
  'plan_age_band',
  'plan_class_price',
  'plan_version',
  'posting',
];

const growing: Rule = {
  name: 'the tables that only grow are these; two triggers and no grant let nobody change them',
  find: both(
    askingForExactly(
      appendOnly,
      `with ${tables} select relname as found from tables where is_append_only order by 1`,
    ),
    asking(`with ${tables}
      select t.relname || ' has no trigger that ' || wanted.purpose as offence
      from tables t, (values (27, 'keeps every row'), (34, 'is never emptied')) as wanted (type, purpose)
      where t.is_append_only and not exists (
        select from pg_trigger g where g.tgrelid = t.oid and g.tgtype = wanted.type and g.tgenabled in ('O', 'A')
          and g.tgqual is null and g.tgfoid = 'app.refuse_change()'::regprocedure)
      order by 1`),
    asking(`with ${tables}
      select a.grantee::regrole || ' may ' || lower(a.privilege_type) || ' in ' || t.relname as offence
      from tables t cross join lateral (
        select * from aclexplode(t.relacl)
        union all
        select x.* from pg_attribute c cross join lateral aclexplode(c.attacl) x where c.attrelid = t.oid) a
      where t.is_append_only and a.grantee <> t.relowner and a.privilege_type not in ('SELECT', 'INSERT')
      order by 1`),
  ),
  planted: [
    { sql: 'comment on table app.posting is null', offence: 'missing: posting' },
    { sql: `comment on table app.hold is '@append-only'`, offence: 'not listed: hold' },
    {
      sql: 'drop trigger keeps_every_row on app.posting',
      offence: 'posting has no trigger that keeps every row',
    },
    {
      sql: 'drop trigger is_never_emptied on app.posting',
      offence: 'posting has no trigger that is never emptied',
    },
    {
      sql: 'alter table app.posting disable trigger keeps_every_row',
      offence: 'posting has no trigger that keeps every row',
    },
    {
      sql: 'alter table app.posting enable replica trigger is_never_emptied',
      offence: 'posting has no trigger that is never emptied',
    },
    {
      sql: `drop trigger keeps_every_row on app.posting; create trigger keeps_every_row before update or delete on app.posting
        for each row when (old.amount_fen > 0) execute function app.refuse_change()`,
      offence: 'posting has no trigger that keeps every row',
    },
    { sql: 'grant update (amount_fen) on app.posting to app_rw', offence: 'app_rw may update in posting' },
    { sql: 'grant delete on app.audit_line to app_rw', offence: 'app_rw may delete in audit_line' },
    { sql: 'grant truncate on app.journal to app_gate', offence: 'app_gate may truncate in journal' },
  ],
};

/** The columns of our tables and check views. To stand after `with`. */
const columns = `
  columns as (
    select c.oid::regclass || '.' || a.attname as name, a.attname, a.atttypid::regtype::text as type, a.attrelid, a.attnum
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace in ('app'::regnamespace, 'chk'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm')
      and a.attnum > 0 and not a.attisdropped)`;

const money: Rule = {
  name: 'money is whole fen: bigint, with a name that ends in _fen',
  find: asking(`with ${columns}
    select name || ' is ' || type as offence from columns
    where attname like '%\\_fen' and type <> 'bigint'
      or attname !~ '_fen$' and attname ~ '(^|_)(amount|price|premium|balance|charge|charged|fee|cost|yuan|fen|refund)(_|$)'
        and type in ('smallint', 'integer', 'bigint', 'numeric')
    order by 1`),
  planted: [
    { sql: 'alter table app.policy add fee_fen int', offence: 'app.policy.fee_fen is integer' },
    { sql: 'alter table app.policy add fee_fen numeric(12, 2)', offence: 'app.policy.fee_fen is numeric' },
    { sql: 'alter table app.policy add unit_price bigint', offence: 'app.policy.unit_price is bigint' },
  ],
};

const types: Rule = {
  name: 'no number is rounded behind our back, and no time is without its zone',
  find: asking(`with ${columns}
    select name || ' is ' || type as offence from columns
    where type ~ '^(real|double precision|money|timestamp without time zone|time without time zone|time with time zone)(\\[\\])?$'
    order by 1`),
  planted: [
    { sql: 'alter table app.policy add weight real', offence: 'app.policy.weight is real' },
    {
      sql: 'alter table app.policy add weight double precision',
      offence: 'app.policy.weight is double precision',
    },
    { sql: 'alter table app.policy add worth money', offence: 'app.policy.worth is money' },
    {
      sql: 'alter table app.policy add seen_at timestamp',
      offence: 'app.policy.seen_at is timestamp without time zone',
    },
    {
      sql: 'alter table app.policy add seen_at timestamp[]',
      offence: 'app.policy.seen_at is timestamp without time zone[]',
    },
  ],
};

const clock: Rule = {
  name: 'no column fills itself with the database’s clock, which a test could not set',
  find: asking(`with ${columns}
    select c.name || ' defaults to ' || pg_get_expr(d.adbin, d.adrelid) as offence
    from columns c join pg_attrdef d on d.adrelid = c.attrelid and d.adnum = c.attnum
    where pg_get_expr(d.adbin, d.adrelid) ~* '(now\\(|current_|local_?time|_timestamp\\()' and c.name <> 'app.schema_migration.applied_at'
    order by 1`),
  planted: [
    {
      sql: 'alter table app.policy alter created_at set default now()',
      offence: 'app.policy.created_at defaults to now()',
    },
    {
      sql: 'alter table app.policy alter start_date set default current_date',
      offence: 'app.policy.start_date defaults to CURRENT_DATE',
    },
    {
      sql: 'alter table app.policy alter created_at set default clock_timestamp()',
      offence: 'app.policy.created_at defaults to',
    },
  ],
};

export const factRules: readonly Rule[] = [growing, money, types, clock];
