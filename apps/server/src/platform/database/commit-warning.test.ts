import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openThrowAwayWorld } from '../../../test/throw-away.ts';
import { anEnterprise } from '../../../test/world.ts';
import { OutcomeUnknown } from './outcome.ts';

const world = await openThrowAwayWorld();

it('T16 does not take a commit for done beside which the database warns, as of a standby that did not answer', async () => {
  const { enterpriseId } = await anEnterprise(world);
  await world.owner.query(`
    create function app.warn() returns trigger language plpgsql as $$ begin raise warning 'no standby'; return null; end $$;
    create constraint trigger warned after update on work_company deferrable initially deferred
      for each row execute function app.warn()`);

  const warned = world.platform.database.inEnterprise(enterpriseId, (tx) =>
    sql`update work_company set status = status`.execute(tx),
  );

  await expect(warned).rejects.toBeInstanceOf(OutcomeUnknown);
});
