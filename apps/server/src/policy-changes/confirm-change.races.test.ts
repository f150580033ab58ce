import type { Envelope } from '@app/contract/call';
import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { expect, inject, it } from 'vitest';
import { anEmployer, aWorker, type Employer, priced, workers } from '../../test/changes.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { testMasterKey } from '../../test/master-key.ts';
import { aUser, balances, callsOn, dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { buildApp } from '../app.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openGate } from '../platform/gate.ts';
import { sealingKeyFrom } from '../platform/sealing-key.ts';

const world = await openWorld();
const crowd = 50;

/** Runs calls against connections of their own, and says how often two of them locked each other out. */
async function race<Result>(run: (call: ReturnType<typeof callsOn>) => Promise<Result>) {
  const database = openDatabase(inject('appUrl'), {
    connections_max: 12,
    sealingKey: sealingKeyFrom(testMasterKey),
  });
  const app = await buildApp({
    platform: { ...world.platform, database, gate: openGate(database) },
    logLevel: 'silent',
  });
  const before = await deadlocks();
  const result = await run(callsOn(app));
  await app.close();
  // A connection reports what it met at the latest when it ends.
  await database.close();
  return { result, deadlocks: (await deadlocks()) - before };
}

async function deadlocks(): Promise<number> {
  const { rows } = await world.owner.query<{ count: number }>(
    'select pg_stat_get_db_deadlocks(oid) as count from pg_database where datname = current_database()',
  );
  return rows[0]!.count;
}

const together = <Result>(count: number, run: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => run(place)));

const journalsOf = async ({ enterpriseId }: Employer, kind: string): Promise<number> => {
  const { rows } = await world.owner.query('select from journal where enterprise_id = $1 and kind = $2', [
    enterpriseId,
    kind,
  ]);
  return rows.length;
};

const reasonOf = (answer: Envelope<unknown>) => (answer.code === 1 ? 'done' : answer.reason);
const tally = (reasons: readonly string[]) =>
  Object.fromEntries(
    Map.groupBy(reasons, (reason) => reason)
      .entries()
      .map(([reason, all]) => [reason, all.length]),
  );

it('T16 charges once for 50 confirmations of one change, and every answer says so', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer);

  const { result: answers } = await race((call) =>
    together(crowd, () => call(employer.token, confirm, { policy_change_id, forecast_hash })),
  );

  const [first] = answers;
  expect(dataOf(first!)).toMatchObject({ status: 30, withheld_fen: 2845, balance_after_fen: 997_155 });
  expect(answers).toEqual(Array.from({ length: crowd }, () => first));
  expect(await journalsOf(employer, 'hold')).toBe(1);
  expect(await balances(world, employer.enterpriseId)).toMatchObject({ cash: 997_155, held: 2845 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('T17 spends money for ten on ten of 50 confirmations at once, without a deadlock', async () => {
  const employer = await anEmployer(world, { money_fen: 2845 * 10 });
  const changes = await together(crowd, () => priced(world, employer));

  const { result: answers, deadlocks } = await race((call) =>
    together(crowd, (place) => {
      const { policy_change_id, forecast_hash } = changes[place]!;
      return call(employer.token, confirm, { policy_change_id, forecast_hash });
    }),
  );

  expect(tally(answers.map(reasonOf))).toEqual({ done: 10, BALANCE: 40 });
  expect(refusedOf(answers.find(({ code }) => code === 0)!).detail).toEqual({ short_by_fen: 2845 });
  expect(await balances(world, employer.enterpriseId)).toMatchObject({ cash: 0, held: 28_450 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  expect(deadlocks).toBe(0);
});

it('T16 lets two clerks confirm one draft: both are told it is done, and it is done once', async () => {
  const employer = await anEmployer(world);
  const other = await aUser(world, employer.enterpriseId);
  const { policy_change_id, forecast_hash } = await priced(world, employer, workers(employer, 20));

  const { result: answers } = await race((call) =>
    Promise.all(
      [employer.token, other.token].map((token) => call(token, confirm, { policy_change_id, forecast_hash })),
    ),
  );

  expect(answers.map((answer) => dataOf(answer).status)).toEqual([30, 30]);
  expect(await journalsOf(employer, 'hold')).toBe(1);
});

it('T16 settles a confirmation and a deletion at the same moment one way or the other', async () => {
  const employer = await anEmployer(world);
  const changes = await together(10, () => priced(world, employer));

  const { deadlocks } = await race((call) =>
    together(10, async (place) => {
      const { policy_change_id, forecast_hash } = changes[place]!;
      const [confirmed, deleted] = await Promise.all([
        call(employer.token, confirm, { policy_change_id, forecast_hash }),
        call(employer.token, remove, { policy_change_id }),
      ]);
      // Confirmed and then withdrawn, or deleted and then too late to confirm.
      const outcome = [reasonOf(confirmed), dataOf(deleted).status];
      expect([
        ['done', 70],
        ['STATE_CONFLICT', 80],
      ]).toContainEqual(outcome);
    }),
  );

  expect(await balances(world, employer.enterpriseId)).toMatchObject({ cash: 1_000_000, held: 0 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  expect(deadlocks).toBe(0);
});

it('B3 covers a person once when two changes with them are confirmed at the same moment', async () => {
  const employer = await anEmployer(world);
  const shared = workers(employer, 5);
  const first = await priced(world, employer, [aWorker(employer), ...shared]);
  const second = await priced(world, employer, [...shared.toReversed(), aWorker(employer)]);

  const { result: answers, deadlocks } = await race((call) =>
    Promise.all(
      [first, second].map(({ policy_change_id, forecast_hash }) =>
        call(employer.token, confirm, { policy_change_id, forecast_hash }),
      ),
    ),
  );

  expect(tally(answers.map(reasonOf))).toEqual({ done: 1, ROWS_REFUSED: 1 });
  const refused = refusedOf(answers.find(({ code }) => code === 0)!);
  const rows = answers[0]!.code === 1 ? [1, 2, 3, 4, 5] : [2, 3, 4, 5, 6];
  expect(refused.detail).toMatchObject({
    list: rows.map((row_no) => ({ row_no, verdicts: [{ code: 'DUP_POLICY' }] })),
  });
  expect(await balances(world, employer.enterpriseId)).toMatchObject({ held: 6 * 2845 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  expect(deadlocks).toBe(0);
});

it('T17 confirms drafts and adds at once without a draft, side by side, without a deadlock', async () => {
  const employer = await anEmployer(world);
  const changes = await together(6, () => priced(world, employer));

  const { result: answers, deadlocks } = await race((call) =>
    Promise.all([
      ...changes.map(({ policy_change_id, forecast_hash }) =>
        call(employer.token, confirm, { policy_change_id, forecast_hash }),
      ),
      ...Array.from({ length: 6 }, () =>
        call(employer.token, add, { policy_id: employer.policyId, persons: workers(employer, 1), draft: 0 }),
      ),
    ]),
  );

  expect(tally(answers.map(reasonOf))).toEqual({ done: 12 });
  expect(await balances(world, employer.enterpriseId)).toMatchObject({ held: 12 * 2845 });
  expect(deadlocks).toBe(0);
});
