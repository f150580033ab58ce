import { fen } from '@app/domain/money/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aCustomer } from '../../test/customer.ts';
import { faultsOfLedger } from '../../test/rows.ts';
import { numRuns, seed } from '../../test/runs.ts';
import { openWorld } from '../../test/world.ts';
import { credit, hold, readBalance, settle } from './ledger.ts';

const world = await openWorld();
const changes_max = 5;

/** One thing that is asked of the ledger for a change; `undone` is a hold whose transaction does not come to its end. */
type Act = {
  readonly kind: 'credit' | 'hold' | 'undone' | 'settle';
  readonly change: number;
  readonly amount: number;
  /** How much of a hold is charged; more than all of it must be refused. */
  readonly percent: number;
};

const anyAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('credit', 'hold', 'hold', 'hold', 'undone', 'settle', 'settle'),
  change: fc.nat(changes_max - 1),
  amount: fc.integer({ min: 1, max: 1_000 }),
  percent: fc.oneof(fc.constantFrom(0, 100), fc.integer({ min: 0, max: 150 })),
});
/** Groups in turn; the acts of a group are for different changes and happen at the same moment. */
const anyGroups = fc.array(fc.uniqueArray(anyAct, { selector: ({ change }) => change, minLength: 1 }), {
  minLength: 1,
  maxLength: 8,
});

/** The books as they must be: what is left, what is held for each change, and the changes that are done with. */
type Books = { cash: number; paid: number; readonly held: Map<number, number>; readonly ended: Set<number> };
type Customer = Awaited<ReturnType<typeof aCustomer>>;

let credits = 0;

it(
  'B11 keeps books exact under whatever is asked, in turn and at once',
  async () => {
    const property = fc.asyncProperty(fc.nat(1_500), anyGroups, async (cash_fen, groups) => {
      const customer = await aCustomer(world, { cash_fen, changes: changes_max });
      const books: Books = { cash: cash_fen, paid: 0, held: new Map(), ended: new Set() };

      for (const group of groups) {
        const before = books.cash;
        const done = await Promise.all(group.map((act) => ask(customer, books, act)));
        group.forEach((act, place) => enter(books, act, done[place]!));
        group.forEach((act, place) => guardRefusal(books, { act, done: done[place]!, group, before }));
        const held = [...books.held.values()].reduce((sum, amount) => sum + amount, 0);
        expect(await customer.does(readBalance)).toEqual({ cash_fen: books.cash, held_fen: held });
      }
      expect(await faultsOfLedger(world, customer.enterpriseId)).toEqual([]);
      expect(await paidOut(customer)).toBe(books.paid);
    });
    await fc.assert(property, { numRuns, seed });
  },
  numRuns * 1_000,
);

const chargeOf = ({ held }: Books, { change, percent }: Act): number =>
  Math.floor(((held.get(change) ?? 0) * percent) / 100);

/** Asks the ledger in a transaction of its own; whether it came to its end. */
async function ask({ does, changes }: Customer, books: Books, act: Act): Promise<boolean> {
  const at = world.clock.now();
  const id = changes[act.change]!;
  const charge = fen(chargeOf(books, act));
  const asked = does(async (tx) => {
    if (act.kind === 'credit') return credit(tx, fen(act.amount), `credit-${credits++}`, at);
    if (act.kind === 'settle') return settle(tx, id, charge, at);
    await hold(tx, id, fen(act.amount), at);
    if (act.kind === 'undone') throw new Error('undone');
  });
  return asked.then(
    () => true,
    () => false,
  );
}

/** Enters what was done, and says what could not have been. */
function enter(books: Books, act: Act, done: boolean): void {
  if (!done) return;
  const { change, amount } = act;
  if (act.kind === 'credit') books.cash += amount;
  if (act.kind === 'hold') {
    expect(books.held.has(change) || books.ended.has(change)).toBe(false);
    books.cash -= amount;
    books.held.set(change, amount);
  }
  const open = books.held.get(change);
  if (act.kind !== 'settle' || open === undefined) return;
  const charge = chargeOf(books, act);
  expect(charge).toBeLessThanOrEqual(open);
  books.cash += open - charge;
  books.paid += charge;
  books.held.delete(change);
  books.ended.add(change);
}

type Asked = {
  readonly act: Act;
  readonly done: boolean;
  readonly group: readonly Act[];
  readonly before: number;
};

/** A hold may be refused only where others of its group can have taken the money first, or the change had one before. */
function guardRefusal({ held, ended }: Books, { act, done, group, before }: Asked): void {
  if (done || act.kind !== 'hold' || held.has(act.change) || ended.has(act.change)) return;
  const others = group
    .filter(({ kind }) => kind === 'hold' || kind === 'undone')
    .filter((other) => other !== act);
  expect(act.amount).toBeGreaterThan(before - others.reduce((sum, { amount }) => sum + amount, 0));
}

async function paidOut({ enterpriseId }: Customer): Promise<number> {
  const { rows } = await world.owner.query<{ balance_fen: number }>(
    `select balance_fen from account where enterprise_id = $1 and code = 'premium_out'`,
    [enterpriseId],
  );
  return rows[0]!.balance_fen;
}
