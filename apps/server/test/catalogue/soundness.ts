import { asking, both, type Rule } from './rule.ts';

const foreignKeyIndexes: Rule = {
  name: 'every foreign key has an index, or a delete over there reads the whole table here',
  find: asking(`
    select k.conrelid::regclass || ' has no index for ' || k.conname as offence from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'app'::regnamespace and not exists (
      select from pg_index x
      where x.indrelid = k.conrelid and x.indpred is null and x.indisvalid and x.indnkeyatts >= cardinality(k.conkey)
        -- Its first columns are those of the key, in any order.
        and (x.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)
    order by 1`),
  planted: [
    {
      sql: 'alter table app.policy add opened_by bigint constraint opener references app.app_user',
      offence: 'app.policy has no index for opener',
    },
    {
      sql: `alter table app.policy add opened_by bigint constraint opener references app.app_user;
        create index only_some on app.policy (opened_by) where status = 10`,
      offence: 'app.policy has no index for opener',
    },
    {
      sql: `alter table app.policy add opened_by bigint constraint opener references app.app_user;
        create index behind_another on app.policy (enterprise_id) include (opened_by)`,
      offence: 'app.policy has no index for opener',
    },
  ],
};

const valid: Rule = {
  name: 'nothing is half made: indexes are valid, constraints checked, triggers on',
  find: both(
    asking(`
      select indexrelid::regclass || ' is not valid' as offence from pg_index
      where not (indisvalid and indisready and indislive) order by 1`),
    asking(`
      select conrelid::regclass || ' has ' || conname || ', which was never checked' as offence from pg_constraint k
      where not convalidated
        -- A column of PostgreSQL 18 and later.
        or to_jsonb(k) ->> 'conenforced' = 'false'
      order by 1`),
    asking(`
      select tgrelid::regclass || ' has ' || tgname || ' switched off' as offence from pg_trigger
      where tgenabled not in ('O', 'A') order by 1`),
  ),
  planted: [
    {
      sql: `update pg_index set indisvalid = false where indexrelid = 'app.policy_pkey'::regclass`,
      offence: 'app.policy_pkey is not valid',
    },
    {
      sql: `alter table app.policy add constraint a_number_is_long check (length(policy_no) > 3) not valid`,
      offence: 'app.policy has a_number_is_long, which was never checked',
    },
    {
      sql: 'alter table app.hold disable trigger hold_ends_once',
      offence: 'app.hold has hold_ends_once switched off',
    },
    {
      sql: 'alter table app.policy_person disable trigger all',
      offence: 'app.policy_person has cover_stays_inside_its_policy switched off',
    },
  ],
};

export const soundnessRules: readonly Rule[] = [foreignKeyIndexes, valid];
