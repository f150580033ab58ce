import { add } from '@app/contract/policy-changes/add-persons';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, drafted } from '../../test/changes.ts';
import { testMasterKey } from '../../test/master-key.ts';
import { callsOn, dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { buildApp } from '../app.ts';
import type { EnterpriseId } from './database.ts';
import { openVault } from './vault.ts';

const world = await openWorld();

/** The same server after a restart: it knows no key but the master key. */
const restarted = async () =>
  callsOn(
    await buildApp({ platform: { ...world.platform, vault: openVault(testMasterKey) }, logLevel: 'silent' }),
  );

it('T21 opens after a restart what was sealed, also where the first list ever was refused', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const faulty = await world.call(token, add, { policy_id, persons: [aWorker(employer, { name: '1' })] });
  const policy_change_id = await drafted(world, employer);

  const answer = await (await restarted())(token, forecast, { policy_change_id });

  expect(refusedOf(faulty).reason).toBe('ROWS_REFUSED');
  expect(dataOf(answer)).toMatchObject({ ok_count: 1 });
});

it('T21 gives two first persons at once one key', async () => {
  const employer = await anEmployer(world);

  const changes = await Promise.all([drafted(world, employer), drafted(world, employer)]);

  const call = await restarted();
  for (const policy_change_id of changes) {
    expect(dataOf(await call(employer.token, forecast, { policy_change_id }))).toMatchObject({ ok_count: 1 });
  }
});

it('T21 does not open a number that was altered, or moved to another enterprise', async () => {
  const [ours, theirs] = [await anEmployer(world), await anEmployer(world)];
  await drafted(world, ours);
  await drafted(world, theirs);
  const sealerOf = (enterpriseId: EnterpriseId) =>
    world.platform.database.inEnterprise(enterpriseId, (tx) =>
      world.platform.vault.sealerOf(tx, enterpriseId, world.clock.now()),
    );
  const sealer = await sealerOf(ours.enterpriseId);
  const sealed = sealer.seal('110101199003070011');
  const altered = Buffer.from(sealed.idcard_enc);
  altered[altered.length - 1]! ^= 1;

  expect(sealer.open(sealed)).toBe('110101199003070011');
  expect(() => sealer.open({ ...sealed, idcard_enc: altered })).toThrow();
  expect(() => sealer.open({ ...sealed, idcard_hash: sealer.hash('110101199003070039') })).toThrow();
  const stranger = await sealerOf(theirs.enterpriseId);
  expect(() => stranger.open(sealed)).toThrow();
  expect(stranger.hash('110101199003070011').equals(sealed.idcard_hash)).toBe(false);
});
