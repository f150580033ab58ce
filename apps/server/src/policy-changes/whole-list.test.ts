import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { anEmployer, submitted, workers } from '../../test/changes.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, openWorld } from '../../test/world.ts';
import { openDatabase } from '../platform/database/open-database.ts';

const world = await openWorld();

/** On a machine that does much else at the same time. */
const patience_ms = 120_000;

/** A database that knows a few workers of someone else, and connections that have planned for no more. */
async function begunSmall(): Promise<void> {
  const other = await anEmployer(world);
  await submitted(world, other, workers(other, 3));
  await world.owner.query('analyze employee, policy_change, policy_person');
  for (const _ of Array(8)) await submitted(world, other, workers(other, 3));
}

it(
  'B2 adds, forecasts and confirms 20,000 persons in one change, and every one of them is covered',
  async () => {
    await begunSmall();
    const each_fen = 2845;
    const whole_fen = 20_000 * each_fen;
    const employer = await anEmployer(world, { money_fen: whole_fen });
    const { token, policyId: policy_id, enterpriseId } = employer;
    const persons = workers(employer, 20_000);

    const { policy_change_id } = dataOf(await world.call(token, add, { policy_id, persons }));
    const seen = dataOf(await world.call(token, forecast, { policy_change_id }));
    const forecast_hash = seen.forecast_hash!;
    const confirmed = dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash }));

    expect(seen).toMatchObject({ ok_count: 20_000, premium_fen: whole_fen, active_after: 20_000 });
    expect(confirmed).toMatchObject({ status: 30, person_count: 20_000, withheld_fen: whole_fen });
    expect(await balances(world, enterpriseId)).toMatchObject({ cash: 0, held: whole_fen });
    expect(dataOf(await world.call(token, readChange, { policy_change_id })).cover_starts).toEqual([
      { cover_from: '2026-03-11 00:00:00', person_count: 20_000 },
    ]);
    const last = { policy_change_id, page: 100, limit: 200 };
    expect(dataOf(await world.call(token, listChangePersons, last)).data.at(-1)).toMatchObject({
      row_no: 20_000,
      cover_from: '2026-03-11 00:00:00',
    });
    expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
  },
  patience_ms,
);

it('T28 gives work on a whole list longer than other work, and a wait for a lock no longer', async () => {
  const { enterpriseId } = await anEmployer(world);
  const limits = async (isLong: boolean) => {
    const { rows } = await world.platform.database.inEnterprise(
      enterpriseId,
      (tx) =>
        sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle,
          current_setting('transaction_timeout', true) as whole`.execute(tx),
      { isLong },
    );
    return rows[0];
  };

  expect(await limits(true)).toEqual({ statement: '30s', lock: '4s', idle: '6s', whole: '1min' });
  expect(await limits(false)).toEqual({ statement: '5s', lock: '4s', idle: '3s', whole: '15s' });
});

it('T28 winds the clock of a transaction anew for a whole list', async () => {
  const { enterpriseId } = await anEmployer(world);
  const hurry = encodeURIComponent('-c transaction_timeout=200ms');
  const hurried = openDatabase(`${inject('appUrl')}?options=${hurry}`, { connections_max: 1 });
  const working = (isLong: boolean) =>
    hurried.inEnterprise(enterpriseId, (tx) => sql`select pg_sleep(0.4)`.execute(tx), { isLong });

  await expect(working(true)).resolves.toBeDefined();
  await expect(working(false)).rejects.toThrow(/transaction timeout/);
  await hurried.close();
});
