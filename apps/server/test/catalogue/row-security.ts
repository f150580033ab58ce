import { asking, askingForExactly, type Rule, tables } from './rule.ts';

/** The app_gate policies: each lets the gate do one command on one table, over all enterprises. */
const gatePolicies = [
  'enterprise gate_reads SELECT',
  'enterprise gate_opens INSERT',
  'enterprise gate_approves UPDATE',
  'enterprise_user gate_reads SELECT',
  'enterprise_user gate_joins INSERT',
  'file gate_sweeps SELECT',
  'import_job gate_sweeps SELECT',
  'policy_change gate_sweeps SELECT',
  'policy_renewal gate_sweeps SELECT',
  ...[
    'account',
    'journal',
    'posting',
    'hold',
    'payment',
    'policy',
    'policy_person',
    'employee',
    'effect',
    'idempotency',
    'audit_head',
    'audit_line',
  ].map((table) => `${table} gate_checks SELECT`),
];

const own = '(enterprise_id = ( SELECT app.tenant() AS tenant))';

const switchedOn: Rule = {
  name: 'row security is on for every enterprise’s table, and for its owner too',
  find: asking(`with ${tables}
    select relname || ' has row security ' || case when relrowsecurity then 'that its owner passes' else 'switched off' end as offence
    from tables where not is_global and not (relrowsecurity and relforcerowsecurity) order by 1`),
  planted: [
    {
      sql: 'alter table app.policy disable row level security',
      offence: 'policy has row security switched off',
    },
    {
      sql: 'alter table app.policy no force row level security',
      offence: 'policy has row security that its owner passes',
    },
    {
      sql: 'create table app.note (enterprise_id bigint not null, id bigint, primary key (enterprise_id, id))',
      offence: 'note has row security switched off',
    },
    {
      sql: `create table app.note (enterprise_id bigint not null, id bigint, primary key (enterprise_id, id)) partition by hash (enterprise_id);
        create table app.note_0 partition of app.note for values with (modulus 1, remainder 0);
        select app.isolate('app.note')`,
      offence: 'note_0 has row security switched off',
    },
  ],
};

const ownRows: Rule = {
  name: 'each enterprise’s table has the policy that shows an enterprise its own rows',
  find: asking(
    `with ${tables}
    select t.relname || ' does not keep to its own enterprise' as offence from tables t
    where not t.is_global and not exists (
      select from pg_policies p where p.schemaname = 'app' and p.tablename = t.relname and p.policyname = 'own_enterprise'
        and p.permissive = 'PERMISSIVE' and p.cmd = 'ALL' and p.qual = $1 and p.with_check = $1
        and p.roles @> '{app_owner,app_rw}' and p.roles <@ '{app_owner,app_rw}')
    order by 1`,
    [own],
  ),
  planted: [
    {
      sql: 'drop policy own_enterprise on app.policy',
      offence: 'policy does not keep to its own enterprise',
    },
    {
      sql: 'alter policy own_enterprise on app.policy to public',
      offence: 'policy does not keep to its own enterprise',
    },
    {
      sql: 'alter policy own_enterprise on app.policy with check (true)',
      offence: 'policy does not keep to its own enterprise',
    },
    {
      // Evaluated once a row instead of once a statement.
      sql: 'alter policy own_enterprise on app.policy using (enterprise_id = app.tenant())',
      offence: 'policy does not keep to its own enterprise',
    },
  ],
};

const noOthers: Rule = {
  name: 'beyond its own there are only the gate’s policies, each by name, and one that takes away',
  find: askingForExactly(
    [
      ...gatePolicies.map((policy) => `${policy} PERMISSIVE to app_gate`),
      'journal only_the_operator_credits INSERT RESTRICTIVE to app_rw',
    ],
    `select tablename || ' ' || policyname || ' ' || cmd || ' ' || permissive || ' to ' || array_to_string(roles, ', ') as found
     from pg_policies where schemaname <> 'pgboss' and policyname <> 'own_enterprise'
     order by tablename, policyname`,
  ),
  planted: [
    {
      sql: 'create policy everyone on app.policy using (true)',
      offence: 'not listed: policy everyone ALL PERMISSIVE to public',
    },
    {
      sql: 'create policy gate_checks on app.data_key for select to app_gate using (true)',
      offence: 'not listed: data_key gate_checks SELECT PERMISSIVE to app_gate',
    },
    {
      sql: 'alter policy gate_checks on app.employee to app_gate, app_rw',
      offence: 'not listed: employee gate_checks SELECT PERMISSIVE to app_gate, app_rw',
    },
    { sql: 'drop policy gate_sweeps on app.policy_change', offence: 'missing: policy_change gate_sweeps' },
    {
      sql: 'drop policy only_the_operator_credits on app.journal',
      offence: 'missing: journal only_the_operator_credits',
    },
  ],
};

export const rowSecurityRules: readonly Rule[] = [switchedOn, ownRows, noOthers];
