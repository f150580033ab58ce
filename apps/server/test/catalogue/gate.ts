import { asking, askingForExactly, both, type Rule } from './rule.ts';

/** All that the server may ask before an enterprise is known. */
const gateFunctions = [
  'gate.audit_heads(bigint,integer)',
  'gate.begin_login_try(bytea,bytea,bytea[],timestamp with time zone,interval,integer,interval,interval,integer,interval)',
  'gate.clear_devices(timestamp with time zone,integer)',
  'gate.clear_login_tries(timestamp with time zone,integer)',
  'gate.clear_places(timestamp with time zone,integer)',
  'gate.clear_puzzles(timestamp with time zone,integer)',
  'gate.clear_sessions(timestamp with time zone,integer)',
  'gate.companies_of(bigint)',
  'gate.due_policy_changes(timestamp with time zone,timestamp with time zone,integer)',
  'gate.due_renewals(timestamp with time zone,integer)',
  'gate.employees_ending(text)',
  'gate.employees_named(text)',
  'gate.employees_sounding(text)',
  'gate.end_login_try(bytea,bytea,bytea[],boolean)',
  'gate.end_session(bytea,timestamp with time zone)',
  'gate.enterprises_to_clear(timestamp with time zone,timestamp with time zone,timestamp with time zone,integer)',
  'gate.fail_login_try(bytea,bytea,bytea[],timestamp with time zone,integer,interval,integer,interval)',
  'gate.keep_device(bytea,bytea,bigint,timestamp with time zone,timestamp with time zone,integer)',
  'gate.knows_device(bytea,text,timestamp with time zone)',
  'gate.login_needs(bytea,bytea[],timestamp with time zone,interval,interval,interval,integer,interval)',
  'gate.open_session(bytea,bigint,bigint,timestamp with time zone,timestamp with time zone)',
  'gate.profile_of(bytea)',
  'gate.put_puzzle(bytea,bytea,timestamp with time zone,timestamp with time zone,integer)',
  'gate.session_by_token(bytea,timestamp with time zone,interval)',
  'gate.set_default_enterprise(bigint,bigint)',
  'gate.switch_session(bytea,bytea,bigint,timestamp with time zone)',
  'gate.take_puzzle(bytea,bytea,timestamp with time zone,interval)',
  'gate.user_for_login(text)',
];

/** What the gate does for the operator alone. */
const operatorFunctions = [
  'gate.add_member(bigint,bigint,integer,text,text[],timestamp with time zone)',
  'gate.add_user(text,text,text,text,timestamp with time zone)',
  'gate.claim_policy_number(text,bigint)',
  'gate.claim_trade_no(text,text,bigint)',
  'gate.find_enterprise(text)',
  'gate.is_empty()',
  'gate.open_enterprise(text,text,integer,integer,date,integer,timestamp with time zone)',
  'gate.publish_notice(text,text,integer,timestamp with time zone,timestamp with time zone)',
  'gate.trade_no_owner(text,text)',
  'gate.withdraw_notice(bigint,timestamp with time zone)',
];

/** Moves a balance by a posting, which nobody may in any other way. It runs as the owner, whom row security holds. */
const posting = 'app.post_to_account()';

/** Opens the policy that follows one: the one way to a policy that is not the operator's. It runs as the owner, whom row security holds. */
const renewing = 'app.open_following_policy(bigint,bigint,date,timestamp with time zone)';

const checkViews = [
  'chk.account',
  'chk.audit',
  'chk.audit_head',
  'chk.change',
  'chk.coverage',
  'chk.effect',
  'chk.hold',
  'chk.idempotency',
  'chk.job',
  'chk.journal',
  'chk.payment',
  'chk.policy',
  'chk.posting',
  'chk.session',
];

const definers: Rule = {
  name: 'the functions that run with the gate’s rights are these, and cannot be led astray by a search path',
  find: both(
    askingForExactly(
      [...gateFunctions, ...operatorFunctions, posting, renewing],
      `select p.oid::regprocedure::text as found from pg_proc p
       where (p.prosecdef or p.pronamespace = 'gate'::regnamespace)
         and p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
       order by 1`,
    ),
    asking(`
      select p.oid::regprocedure || ' is not a function of app_gate with a search path of its own' as offence from pg_proc p
      where p.pronamespace = 'gate'::regnamespace and not (
        p.prosecdef and p.proowner = 'app_gate'::regrole
        and p.proconfig is not distinct from '{"search_path=pg_catalog, pg_temp"}')
      order by 1`),
    asking(`
      select p.oid::regprocedure || ' is not a function of app_owner with a search path of its own' as offence from pg_proc p
      where p.prosecdef and p.pronamespace = 'app'::regnamespace and not (
        p.proowner = 'app_owner'::regrole and p.proconfig is not distinct from '{"search_path=pg_catalog, pg_temp"}')
      order by 1`),
  ),
  planted: [
    {
      sql: `create function app.peek() returns bigint language sql security definer set search_path = pg_catalog, pg_temp
        as 'select count(*) from app.policy'`,
      offence: 'not listed: app.peek()',
    },
    {
      sql: `create function gate.peek() returns int language sql as 'select 1'`,
      offence: 'not listed: gate.peek()',
    },
    { sql: 'drop function gate.find_enterprise(text)', offence: 'missing: gate.find_enterprise(text)' },
    {
      sql: 'alter function gate.find_enterprise(text) owner to app_owner',
      offence: 'gate.find_enterprise(text) is not a function of',
    },
    {
      sql: 'alter function gate.find_enterprise(text) reset search_path',
      offence: 'gate.find_enterprise(text) is not a function of',
    },
    {
      sql: 'alter function gate.find_enterprise(text) set search_path = app, pg_temp',
      offence: 'gate.find_enterprise(text) is not a function of',
    },
    {
      sql: 'alter function app.post_to_account() reset search_path',
      offence: 'app.post_to_account() is not a function of app_owner',
    },
    {
      sql: 'alter function gate.find_enterprise(text) security invoker',
      offence: 'gate.find_enterprise(text) is not a function of',
    },
  ],
};

const callers: Rule = {
  name: 'the server calls the gate, and of the rest only what a policy, the audit chain or a quota needs',
  find: askingForExactly(
    [
      ...gateFunctions,
      'app.audit_text(bigint,timestamp with time zone,text,text,text,bigint,text)',
      'app.lock_guesses(bigint,bigint)',
      'app.share_guesses(bigint,bigint)',
      'app.holds_a_number(text)',
      'app.lock_quotas(bigint)',
      'app.name_grams(bigint,text)',
      renewing,
      'app.quota(text,text)',
      'app.tenant()',
      'app.used(text,bigint,bigint,timestamp with time zone)',
    ],
    `select oid::regprocedure::text as found from pg_proc
     where pronamespace in ('app'::regnamespace, 'gate'::regnamespace, 'chk'::regnamespace)
       and has_function_privilege('app_rw', oid, 'execute') order by 1`,
  ),
  planted: [
    {
      sql: 'grant execute on function app.isolate(regclass) to app_rw',
      offence: 'not listed: app.isolate(regclass)',
    },
    { sql: 'revoke execute on function app.tenant() from app_rw', offence: 'missing: app.tenant()' },
    {
      sql: 'grant execute on function gate.is_empty() to app_rw',
      offence: 'not listed: gate.is_empty()',
    },
  ],
};

const operatorCalls: Rule = {
  name: 'the operator calls what opens enterprises, adds users and takes money in, and gets the rest from the server’s group',
  find: askingForExactly(
    operatorFunctions,
    `select oid::regprocedure::text as found from pg_proc
     where pronamespace in ('app'::regnamespace, 'gate'::regnamespace, 'chk'::regnamespace)
       and has_function_privilege('app_operator', oid, 'execute') order by 1`,
  ),
  planted: [
    {
      sql: 'grant execute on function app.tenant() to app_operator',
      offence: 'not listed: app.tenant()',
    },
    {
      sql: 'revoke execute on function gate.find_enterprise(text) from app_operator',
      offence: 'missing: gate.find_enterprise(text)',
    },
  ],
};

const views: Rule = {
  name: 'a view runs with the rights of whoever asks, save the check views, which are these and the gate’s',
  find: both(
    askingForExactly(
      checkViews,
      `select c.oid::regclass::text as found from pg_class c
       where c.relkind = 'v' and c.relnamespace = 'chk'::regnamespace order by 1`,
    ),
    asking(`
      select c.oid::regclass || ' runs with the rights of ' || c.relowner::regrole as offence from pg_class c
      where c.relkind = 'v' and c.relnamespace::regnamespace::text in ('app', 'gate', 'chk', 'public')
        and not (c.relnamespace = 'chk'::regnamespace and c.relowner = 'app_gate'::regrole)
        and not coalesce(c.reloptions, '{}') && '{security_invoker=true,security_invoker=on,security_invoker=1}'
      order by 1`),
  ),
  planted: [
    {
      sql: 'create view app.every_policy as select * from app.policy',
      offence: 'app.every_policy runs with the rights of',
    },
    {
      sql: 'create view chk.employee as select idcard_mask from app.employee',
      offence: 'not listed: chk.employee',
    },
    { sql: 'drop view chk.hold', offence: 'missing: chk.hold' },
    { sql: 'alter view chk.hold owner to app_owner', offence: 'chk.hold runs with the rights of app_owner' },
  ],
};

const noCopies: Rule = {
  name: 'there are no materialised views and no foreign tables, to which row security does not reach',
  find: asking(`
    select oid::regclass || ' is a ' || case relkind when 'm' then 'materialised view' else 'foreign table' end as offence
    from pg_class where relkind in ('m', 'f') order by 1`),
  planted: [
    {
      sql: 'create materialized view app.every_policy as select policy_no from app.policy',
      offence: 'app.every_policy is a materialised view',
    },
  ],
};

export const gateRules: readonly Rule[] = [definers, callers, operatorCalls, views, noCopies];
