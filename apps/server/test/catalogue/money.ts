import { grants } from './grants.ts';
import { asking, askingForExactly, both, type Rule } from './rule.ts';

const balances: Rule = {
  name: 'a balance changes by a posting alone: nobody may set it, or number a posting, and a trigger moves it',
  find: both(
    asking(`with ${grants}
      select grantee || ' may ' || lower(word) || ' in app.' || relname || coalesce('.' || only_column, '') as offence from grants
      where place = 'app' and (
        relname = 'account' and (word = 'UPDATE' or word = 'INSERT' and coalesce(only_column, 'balance_fen') in ('balance_fen', 'seq'))
        or relname = 'posting' and word = 'INSERT' and coalesce(only_column, 'account_seq') in ('account_seq', 'balance_after_fen'))
      order by 1`),
    asking(`
      select 'a posting does not move its account' as offence
      where not exists (
        select from pg_trigger where tgrelid = 'app.posting'::regclass and tgtype = 7 and tgenabled in ('O', 'A') and tgqual is null
          and tgfoid = 'app.post_to_account()'::regprocedure)`),
  ),
  planted: [
    {
      sql: 'grant update (balance_fen) on app.account to app_rw',
      offence: 'app_rw may update in app.account.balance_fen',
    },
    {
      sql: 'grant update (seq) on app.account to app_operator',
      offence: 'app_operator may update in app.account.seq',
    },
    { sql: 'grant insert on app.account to app_operator', offence: 'app_operator may insert in app.account' },
    { sql: 'grant insert on app.posting to app_rw', offence: 'app_rw may insert in app.posting' },
    {
      sql: 'grant insert (balance_after_fen) on app.posting to app_rw',
      offence: 'app_rw may insert in app.posting.balance_after_fen',
    },
    {
      sql: 'alter table app.posting disable trigger a_posting_moves_its_account',
      offence: 'a posting does not move its account',
    },
  ],
};

const operatorReach: Rule = {
  name: 'the operator may write what begins an enterprise and its money, and whom it may not insure, beside what the server may, and the server may not',
  find: both(
    askingForExactly(
      [
        'INSERT app.account.code',
        'INSERT app.account.may_be_negative',
        'INSERT app.audit_head',
        'INSERT app.blocked_person',
        'INSERT app.payment',
        'INSERT app.policy',
        'UPDATE app.blocked_person.blocked_at',
        'UPDATE app.blocked_person.lifted_at',
        'UPDATE app.blocked_person.reason',
        'UPDATE app.enterprise.approval_required',
      ],
      `with ${grants}
      select word || ' ' || place || '.' || relname || coalesce('.' || only_column, '') as found from grants
      where grantee = 'app_operator' order by 1`,
    ),
    asking(`with ${grants}
      select grantee || ' may ' || lower(word) || ' in app.' || relname as offence from grants
      where place = 'app' and word = 'INSERT' and relname in ('account', 'audit_head', 'blocked_person', 'payment', 'policy') and grantee <> 'app_operator'
      order by 1`),
  ),
  planted: [
    { sql: 'grant insert on app.payment to app_rw', offence: 'app_rw may insert in app.payment' },
    { sql: 'grant insert (code) on app.account to app_rw', offence: 'app_rw may insert in app.account' },
    {
      sql: 'grant insert (balance_fen) on app.account to app_operator',
      offence: 'not listed: INSERT app.account.balance_fen',
    },
    { sql: 'grant delete on app.hold to app_operator', offence: 'not listed: DELETE app.hold' },
  ],
};

export const moneyRules: readonly Rule[] = [balances, operatorReach];
