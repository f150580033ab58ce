import { confirm } from '@app/contract/policy-changes/confirm-change';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { anEmployer, priced } from '../../../test/changes.ts';
import { dataOf, openWorld } from '../../../test/world.ts';

const world = await openWorld();

it('S5 goes on where a server that froze in the middle of a transaction holds the enterprise’s money and trail', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer);
  const frozen = await aServerThatFreezes(employer.enterpriseId);

  const answer = await world.call(employer.token, confirm, { policy_change_id, forecast_hash });

  expect(dataOf(answer)).toMatchObject({ status: 30 });
  await expect(frozen.goesOn()).rejects.toThrow();
});

/** Another server, under the limits of its role, that has locked all that a confirmation needs and says nothing more. */
async function aServerThatFreezes(enterpriseId: number) {
  const client = new pg.Client({ connectionString: inject('appUrl') });
  client.on('error', () => undefined);
  onTestFinished(() => client.end());
  await client.connect();
  await client.query('begin');
  await client.query("select set_config('app.enterprise_id', $1, true)", [String(enterpriseId)]);
  await client.query('select from policy_change for update');
  return { goesOn: () => client.query('commit') };
}

it('S5 T28 shows the database that work on a whole list is alive between two statements', async () => {
  const { enterpriseId } = await anEmployer(world);
  const heard = new Set<string>();

  await world.platform.database.inEnterprise(
    enterpriseId,
    async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const hear = async () => {
        const { rows: now } = await world.owner.query<{ at: string }>(
          `select state_change::text as at from pg_stat_activity where pid = $1 and state = 'idle in transaction'`,
          [rows[0]!.pid],
        );
        for (const { at } of now) heard.add(at);
        return heard.size;
      };
      await expect.poll(hear, { timeout: 20_000, interval: 100 }).toBeGreaterThan(2);
    },
    { isLong: true },
  );
});
