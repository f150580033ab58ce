import { fen } from '@app/domain/money/money';
import { expect, it } from 'vitest';
import { aCustomer } from '../../test/customer.ts';
import { faultsOfLedger } from '../../test/rows.ts';
import { openWorld } from '../../test/world.ts';
import { credit, hold, readBalance, settle } from './ledger.ts';

const world = await openWorld();
const { now } = world.clock;

it('B11 sets money aside for a change, charges a part of it and gives the rest back', async () => {
  const { does, changes, enterpriseId } = await aCustomer(world, { cash_fen: 1000, changes: 1 });
  const [change] = changes;

  const left = await does((tx) => hold(tx, change!, fen(700), now()));
  const held = await does(readBalance);
  const released = await does((tx) => settle(tx, change!, fen(450), now()));

  expect([left, released]).toEqual([300, 250]);
  expect(held).toEqual({ cash_fen: 300, held_fen: 700 });
  expect(await does(readBalance)).toEqual({ cash_fen: 550, held_fen: 0 });
  expect(await faultsOfLedger(world, enterpriseId)).toEqual([]);
});

it('B11 refuses to hold more than there is, says how much is missing, and moves nothing', async () => {
  const { does, changes, enterpriseId } = await aCustomer(world, { cash_fen: 1000, changes: 1 });

  const attempt = does((tx) => hold(tx, changes[0]!, fen(1001), now()));

  await expect(attempt).rejects.toMatchObject({ reason: 'BALANCE', detail: { short_by_fen: 1 } });
  expect(await does(readBalance)).toEqual({ cash_fen: 1000, held_fen: 0 });
  expect(await faultsOfLedger(world, enterpriseId)).toEqual([]);
});

it('B11 T17 gives the last money to one of three holds at once', async () => {
  const { does, changes, enterpriseId } = await aCustomer(world, { cash_fen: 1000, changes: 3 });

  const results = await Promise.allSettled(
    changes.map((change) => does((tx) => hold(tx, change, fen(700), now()))),
  );

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await does(readBalance)).toEqual({ cash_fen: 300, held_fen: 700 });
  expect(await faultsOfLedger(world, enterpriseId)).toEqual([]);
});

it('B11 ends a hold once, charged or released', async () => {
  const { does, changes, enterpriseId } = await aCustomer(world, { cash_fen: 1000, changes: 2 });
  const [spent, returned] = changes;
  await does((tx) => hold(tx, spent!, fen(700), now()));
  await does((tx) => hold(tx, returned!, fen(200), now()));

  await does((tx) => settle(tx, spent!, fen(700), now()));
  await does((tx) => settle(tx, returned!, fen(0), now()));

  expect(await does(readBalance)).toEqual({ cash_fen: 300, held_fen: 0 });
  await expect(does((tx) => settle(tx, spent!, fen(1), now()))).rejects.toThrow(RangeError);
  expect(await does((tx) => settle(tx, returned!, fen(0), now()))).toBe(0);
  expect(await faultsOfLedger(world, enterpriseId)).toEqual([]);
});

it('B11 holds once for a change, and credits a payment once', async () => {
  const { does, changes, enterpriseId } = await aCustomer(world, { cash_fen: 1000, changes: 1 });
  await does((tx) => hold(tx, changes[0]!, fen(100), now()));
  await does((tx) => credit(tx, fen(50), 'again', now()));

  await expect(does((tx) => hold(tx, changes[0]!, fen(100), now()))).rejects.toThrow(
    'a_source_moves_money_once',
  );
  await expect(does((tx) => credit(tx, fen(50), 'again', now()))).rejects.toThrow(
    'a_source_moves_money_once',
  );

  expect(await does(readBalance)).toEqual({ cash_fen: 950, held_fen: 100 });
  expect(await faultsOfLedger(world, enterpriseId)).toEqual([]);
});

it('B11 does not charge more than was held, also where another hold would pay for it', async () => {
  const { does, changes, enterpriseId } = await aCustomer(world, { cash_fen: 1000, changes: 2 });
  for (const change of changes) await does((tx) => hold(tx, change, fen(300), now()));

  await expect(does((tx) => settle(tx, changes[0]!, fen(301), now()))).rejects.toThrow();

  expect(await does(readBalance)).toEqual({ cash_fen: 400, held_fen: 600 });
  expect(await faultsOfLedger(world, enterpriseId)).toEqual([]);
});

it('B11 gives back what a change brings the customer, with nothing held, once', async () => {
  const { does, changes, enterpriseId } = await aCustomer(world, { cash_fen: 1000, changes: 2 });
  const [spent, returned] = changes;
  await does((tx) => hold(tx, spent!, fen(700), now()));
  await does((tx) => settle(tx, spent!, fen(700), now()));

  expect(await does((tx) => settle(tx, returned!, fen(-250), now()))).toBe(250);

  expect(await does(readBalance)).toEqual({ cash_fen: 550, held_fen: 0 });
  await expect(does((tx) => settle(tx, returned!, fen(-250), now()))).rejects.toThrow(
    'a_source_moves_money_once',
  );
  expect(await faultsOfLedger(world, enterpriseId)).toEqual([]);
});

it('B11 gives back more than was held where a change brings more than it costs', async () => {
  const { does, changes, enterpriseId } = await aCustomer(world, { cash_fen: 1000, changes: 1 });
  await does((tx) => hold(tx, changes[0]!, fen(300), now()));

  expect(await does((tx) => settle(tx, changes[0]!, fen(-100), now()))).toBe(400);

  expect(await does(readBalance)).toEqual({ cash_fen: 1100, held_fen: 0 });
  expect(await faultsOfLedger(world, enterpriseId)).toEqual([]);
});

it('B11 needs no hold where nothing is to be paid', async () => {
  const { does, changes } = await aCustomer(world, { cash_fen: 0, changes: 1 });

  expect(await does((tx) => hold(tx, changes[0]!, fen(0), now()))).toBe(0);
  expect(await does((tx) => settle(tx, changes[0]!, fen(0), now()))).toBe(0);
});
