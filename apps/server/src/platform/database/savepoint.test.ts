import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { anEnterprise, openWorld } from '../../../test/world.ts';
import { inSavepoint } from '../database.ts';

const world = await openWorld();

it('undoes the whole of a part that fails, with the parts in it that went well', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const kept = await world.platform.database.inEnterprise(enterpriseId, async (tx) => {
    const read = async () => {
      const { rows } = await sql<{ said: string }>`select current_setting('part.said', true) as said`.execute(
        tx,
      );
      return rows[0]!.said;
    };
    // What is set for a transaction goes back with its savepoints, as rows do.
    const put = async (what: string) =>
      sql`select set_config('part.said', ${`${(await read()) ?? ''} ${what}`.trim()}, true)`.execute(tx);
    await put('before');
    await inSavepoint(tx, async () => {
      await put('outer');
      await inSavepoint(tx, () => put('inner'));
      throw new Error('the outer part fails');
    }).catch(() => undefined);
    await put('after');
    return read();
  });
  expect(kept).toBe('before after');
});
