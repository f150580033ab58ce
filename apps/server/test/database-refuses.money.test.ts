import { expect, it } from 'vitest';
import { anEmployer, issued, submitted } from './changes.ts';
import { faultsOfBooks } from './rows.ts';
import { asServer, asSuperuser } from './statements.ts';
import { balances, openWorld } from './world.ts';

// What keeps the books right when the code forgets to. Each statement is refused to the server, and to a superuser too.

const world = await openWorld();

type Case = readonly [what: string, expected: object, statements: (ids: Ids) => readonly string[]];
type Ids = { readonly enterpriseId: number; readonly openHold: number; readonly endedHold: number };

const own = ({ enterpriseId }: Ids) => `enterprise_id = ${enterpriseId}`;

const post = (ids: Ids, ...amounts: readonly number[]) => [
  `insert into journal (enterprise_id, kind, source_id, created_at)
   values (${ids.enterpriseId}, 'payment', 'planted', '2026-03-10')`,
  ...amounts.map(
    (amount, line) => `
      insert into posting (enterprise_id, journal_id, line, account_id, account_seq, amount_fen, balance_after_fen)
      select enterprise_id, journal_id, ${line + 1}, account_id, 1000 + ${line}, ${amount}, 0
      from journal join account using (enterprise_id) where ${own(ids)} and source_id = 'planted' and code = 'cash'`,
  ),
];

const cases: readonly Case[] = [
  [
    'the customer’s money goes below zero',
    { code: '23514', constraint: 'money_is_never_overdrawn' },
    (ids) => [`update account set balance_fen = balance_fen - 10000000 where ${own(ids)} and code = 'cash'`],
  ],
  [
    'the money set aside goes below zero',
    { code: '23514', constraint: 'money_is_never_overdrawn' },
    (ids) => [`update account set balance_fen = -1 where ${own(ids)} and code = 'held'`],
  ],
  [
    'a second cash account is opened',
    { code: '23505', constraint: 'an_enterprise_has_each_account_once' },
    (ids) => [
      `insert into account (enterprise_id, code, may_be_negative) values (${ids.enterpriseId}, 'cash', false)`,
    ],
  ],
  [
    'the customer’s account may go below zero',
    { code: '23514', constraint: 'only_counter_accounts_go_negative' },
    (ids) => [
      `insert into account (enterprise_id, code, may_be_negative) values (${ids.enterpriseId}, 'cash', true)`,
    ],
  ],
  ['a journal moves nothing', { code: '23514', constraint: 'journal_sums_to_zero' }, (ids) => post(ids)],
  ['a journal has one line', { code: '23514', constraint: 'journal_sums_to_zero' }, (ids) => post(ids, 100)],
  [
    'a journal makes money',
    { code: '23514', constraint: 'journal_sums_to_zero' },
    (ids) => post(ids, 100, -99),
  ],
  [
    'a line is added to a journal that was right',
    { code: '23514', constraint: 'journal_sums_to_zero' },
    (ids) => [
      `insert into posting (enterprise_id, journal_id, line, account_id, account_seq, amount_fen, balance_after_fen)
       select enterprise_id, journal_id, 3, account_id, 1000, 1, 1 from posting where ${own(ids)} limit 1`,
    ],
  ],
  [
    'a source moves money twice',
    { code: '23505', constraint: 'a_source_moves_money_once' },
    (ids) => [
      `insert into journal (enterprise_id, kind, source_id, created_at)
       select enterprise_id, kind, source_id, created_at from journal where ${own(ids)} and kind = 'change'`,
    ],
  ],
  [
    'an account counts a posting twice',
    { code: '23505', constraint: 'an_account_counts_its_postings' },
    (ids) => [
      `insert into posting (enterprise_id, journal_id, line, account_id, account_seq, amount_fen, balance_after_fen)
       select enterprise_id, journal_id, 3, account_id, account_seq, 1, 1 from posting where ${own(ids)} limit 1`,
    ],
  ],
  [
    'a hold ends twice',
    { code: '23514', constraint: 'hold_ends_once' },
    ({ endedHold }) => [
      `update hold set settled_fen = 0, released_fen = amount_fen where hold_id = ${endedHold}`,
    ],
  ],
  [
    'a hold that has ended is opened again',
    { code: '23514', constraint: 'hold_ends_once' },
    ({ endedHold }) => [
      `update hold set state = 'open', settled_fen = 0, ended_at = null where hold_id = ${endedHold}`,
    ],
  ],
  [
    'a hold ends with a part left',
    { code: '23514', constraint: 'a_hold_ends_in_full' },
    ({ openHold }) => [
      `update hold set state = 'ended', settled_fen = amount_fen - 1, ended_at = '2026-03-10' where hold_id = ${openHold}`,
    ],
  ],
  [
    'a change holds money twice',
    { code: '23505', constraint: 'a_change_holds_once' },
    ({ openHold }) => [
      `insert into hold (enterprise_id, policy_change_id, amount_fen, held_at)
       select enterprise_id, policy_change_id, 1, held_at from hold where hold_id = ${openHold}`,
    ],
  ],
  [
    'a bank’s number is credited twice',
    { code: '23505', constraint: 'a_trade_is_known_once_here' },
    (ids) => [
      `insert into payment (enterprise_id, channel, channel_trade_no, amount_fen, status, paid_at)
       select enterprise_id, channel, channel_trade_no, 1, status, paid_at from payment where ${own(ids)}`,
    ],
  ],
  [
    'a change is charged more than was shown',
    { code: '23514', constraint: 'never_charged_more_than_shown' },
    (ids) => [`update policy_change set charged_fen = premium_fen + 1 where ${own(ids)}`],
  ],
];

it.each(cases)('the books stay as they are when %s', async (_what, expected, statements) => {
  const employer = await anEmployer(world);
  const { enterpriseId } = employer;
  await issued(world, employer);
  await submitted(world, employer);
  const holds = await asServer(
    world,
    enterpriseId,
    `select max(hold_id) filter (where state = 'open') as "openHold", max(hold_id) filter (where state = 'ended') as "endedHold"
     from hold`,
  );
  const ids = { enterpriseId, ...(holds[0] as { openHold: number; endedHold: number }) };
  const before = await balances(world, enterpriseId);

  await expect(asServer(world, enterpriseId, ...statements(ids))).rejects.toMatchObject(expected);
  await expect(asSuperuser(world, ...statements(ids))).rejects.toMatchObject(expected);

  expect(await balances(world, enterpriseId)).toEqual(before);
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});
