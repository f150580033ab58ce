import { expect, it } from 'vitest';
import { anEmployer, issued, submitted } from './changes.ts';
import { faultsOfBooks, faultsOfLedger } from './rows.ts';
import { asServer, asSuperuser } from './statements.ts';
import { balances, openWorld } from './world.ts';

// What keeps the books right when the code forgets to. Each statement is refused to the server, and to a superuser too; where
// the server may not even try, the last of a case says so.

const world = await openWorld();

type Case = readonly [
  what: string,
  expected: object,
  statements: (ids: Ids) => readonly string[],
  triedBy?: 'not the server',
];
type Ids = { readonly enterpriseId: number; readonly openHold: number; readonly endedHold: number };

const own = ({ enterpriseId }: Ids) => `enterprise_id = ${enterpriseId}`;

/** A journal with lines on accounts, by their codes. */
const post = (kind: string, ...lines: readonly (readonly [code: string, amount_fen: number])[]) => [
  `insert into journal (kind, source_id, created_at) values ('${kind}', 'planted', '2026-03-10')`,
  ...lines.map(
    ([code, amount], line) => `
      insert into posting (journal_id, line, account_id, amount_fen)
      select journal_id, ${line + 1}, account_id, ${amount}
      from journal join account using (enterprise_id) where source_id = 'planted' and code = '${code}'
        and enterprise_id = app.tenant()`,
  ),
];

const cases: readonly Case[] = [
  [
    'the customer’s money goes below zero',
    { code: '23514', constraint: 'money_is_never_overdrawn' },
    () => post('hold', ['cash', -10000000], ['held', 10000000]),
  ],
  [
    'the money set aside goes below zero',
    { code: '23514', constraint: 'money_is_never_overdrawn' },
    () => post('hold_release', ['cash', 10000000], ['held', -10000000]),
  ],
  [
    'a balance is set below zero past the postings',
    { code: '23514', constraint: 'money_is_never_overdrawn' },
    (ids) => [`update account set balance_fen = -1 where ${own(ids)} and code = 'held'`],
    'not the server',
  ],
  [
    'a second cash account is opened',
    { code: '23505', constraint: 'an_enterprise_has_each_account_once' },
    (ids) => [
      `insert into account (enterprise_id, code, may_be_negative) values (${ids.enterpriseId}, 'cash', false)`,
    ],
    'not the server',
  ],
  [
    'the customer’s account may go below zero',
    { code: '23514', constraint: 'only_counter_accounts_go_negative' },
    (ids) => [
      `insert into account (enterprise_id, code, may_be_negative) values (${ids.enterpriseId}, 'cash', true)`,
    ],
    'not the server',
  ],
  ['a journal moves nothing', { code: '23514', constraint: 'journal_sums_to_zero' }, () => post('hold')],
  [
    'a journal has one line',
    { code: '23514', constraint: 'journal_sums_to_zero' },
    () => post('hold', ['cash', -100]),
  ],
  [
    'a journal makes money',
    { code: '23514', constraint: 'journal_sums_to_zero' },
    () => post('hold', ['cash', -99], ['held', 100]),
  ],
  [
    'a line is added to a journal that was right',
    { code: '23514', constraint: 'journal_sums_to_zero' },
    (ids) => [
      `insert into posting (journal_id, line, account_id, amount_fen)
       select journal_id, 3, account_id, -1 from journal join account using (enterprise_id)
       where ${own(ids)} and kind = 'hold' and code = 'cash' limit 1`,
    ],
  ],
  ...[
    ['hold', 'recharge_in', 'cash'],
    ['hold_release', 'recharge_in', 'cash'],
    ['change', 'premium_out', 'held'],
    ['change', 'recharge_in', 'held'],
    ['hold_release', 'premium_out', 'cash'],
    ['hold', 'held', 'cash'],
  ].map(
    ([kind = '', from = '', to = '']): Case => [
      `a journal of kind ${kind} moves money from ${from} to ${to}`,
      { code: '23514', constraint: 'a_journal_moves_as_its_kind_says' },
      () => post(kind, [from, -1], [to, 1]),
    ],
  ),
  [
    'a source moves money twice',
    { code: '23505', constraint: 'a_source_moves_money_once' },
    (ids) => [
      `insert into journal (enterprise_id, kind, source_id, created_at)
       select enterprise_id, kind, source_id, created_at from journal where ${own(ids)} and kind = 'change'`,
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
    { code: '23505', constraint: 'a_source_holds_once' },
    ({ openHold }) => [
      `insert into hold (enterprise_id, source_type, source_id, amount_fen, held_at)
       select enterprise_id, source_type, source_id, 1, held_at from hold where hold_id = ${openHold}`,
    ],
  ],
  [
    'a bank’s number is credited twice',
    { code: '23505', constraint: 'a_trade_is_known_once_here' },
    (ids) => [
      `insert into payment (enterprise_id, channel, channel_trade_no, amount_fen, status, paid_at)
       select enterprise_id, channel, channel_trade_no, 1, status, paid_at from payment where ${own(ids)}`,
    ],
    'not the server',
  ],
  [
    'a change is charged more than was shown',
    { code: '23514', constraint: 'never_worse_than_shown' },
    (ids) => [`update policy_change set charged_fen = premium_fen + 1 where ${own(ids)}`],
  ],
];

it.each(
  cases.map(
    ([what, expected, statements, triedBy = 'anybody']) => [what, expected, statements, triedBy] as const,
  ),
)('T30 the books stay as they are when %s', async (_what, expected, statements, triedBy) => {
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

  const asServers = asServer(world, enterpriseId, ...statements(ids));
  await expect(asServers).rejects.toMatchObject(triedBy === 'anybody' ? expected : { code: '42501' });
  const inEnterprise = `set local app.enterprise_id = '${enterpriseId}'`;
  await expect(asSuperuser(world, inEnterprise, ...statements(ids))).rejects.toMatchObject(expected);

  expect(await balances(world, enterpriseId)).toEqual(before);
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('T30 a posting is numbered, and its balance reckoned, by the database, whatever it says itself', async () => {
  const { enterpriseId } = await anEmployer(world);
  const before = await balances(world, enterpriseId);
  const line = (at: number, code: string, amount: number) => `
    insert into posting (journal_id, line, account_id, amount_fen, account_seq, balance_after_fen)
    select journal_id, ${at}, account_id, ${amount}, 77, 7777777 from journal join account using (enterprise_id)
    where enterprise_id = app.tenant() and source_id = 'planted' and code = '${code}'`;

  await asSuperuser(
    world,
    `set local app.enterprise_id = '${enterpriseId}'`,
    ...post('payment'),
    line(1, 'cash', 100),
    line(2, 'recharge_in', -100),
  );

  expect((await balances(world, enterpriseId)).cash).toBe(before.cash! + 100);
  expect(await faultsOfLedger(world, enterpriseId)).toEqual([]);
});
