import { expect, inject, it } from 'vitest';
import { testMasterKey } from '../../test/master-key.ts';
import { openThrowAwayWorld } from '../../test/throw-away.ts';
import { addUser, openEnterprise } from '../operator/operator.ts';
import { readSettings } from '../platform/settings.ts';
import { openStore } from '../store.ts';
import { demoPassword } from './sign-ins.ts';

const world = await openThrowAwayWorld();
const databaseUrl = Object.assign(new URL(inject('adminUrl')), {
  pathname: new URL(world.auditorUrl).pathname,
}).href;

const startWith = (DEMO: string) =>
  openStore({
    settings: readSettings({ DATABASE_URL: databaseUrl, MASTER_KEY: testMasterKey.toString('hex'), DEMO }),
    clock: world.clock,
    say: () => undefined,
    later: () => undefined,
  });

const anybody = { mobile: '13800000001', realName: '周敏' };

it('S15 starts for real beside a customer who bears the name of a user of the demo', async () => {
  await addUser(world.platform, { ...anybody, userName: 'starter', password: 'of-their-own-1' });

  expect(await startWith('off')).toHaveProperty('appUrl');
});

it('S15 does not start for real on a database that takes the password of the demo, and says what to do', async () => {
  await addUser(world.platform, { ...anybody, userName: 'hr_admin', password: demoPassword });
  // So that the demo is not made: it goes into an empty database only.
  await openEnterprise(world.platform, { companyName: '旧演示', agreementStatus: 0, showMobileAccount: 0 });

  await expect(startWith('off')).rejects.toThrow(/holds the demo.*DATA_DIR.*DEMO=on/);
  expect(await startWith('on')).toHaveProperty('appUrl');

  await world.owner.query(`update app_user set status = 0 where user_name = 'hr_admin'`);
  expect(await startWith('off')).toHaveProperty('appUrl');
});
