import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDataFolders, pidIn } from '../../../test/data-folders.ts';
import { accountFor } from './account.ts';
import { packagedBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { keepRunning } from './keep-running.ts';
import { makeEphemeralHome } from './place.ts';

const { undone } = openDataFolders();

it('S4 says why when the server cannot be started again, and ends the tries', async () => {
  const account = await accountFor(undefined);
  const place = await makeEphemeralHome(account, packagedBinaries());
  const said: string[] = [];
  const log = (line: string) => said.push(line);
  const opening = { ...place, account, logFile: join(place.home, 'postgres.log'), ephemeral: true, log };
  await prepareCluster(opening);
  const { promise, resolve: giveUp } = Promise.withResolvers<string>();
  const keeping = { clear: async () => undefined, giveUp, waits_ms: [0, 0] };
  const { stop } = await keepRunning(opening, keeping);
  undone.push(stop);

  renameSync(join(place.cluster, 'global', 'pg_control'), join(place.cluster, 'global', 'gone'));
  process.kill(pidIn(place.home), 'SIGKILL');

  expect(await promise).toMatch(/could not be started again.*pg_control/s);
  expect(said.filter((line) => line.includes('could not be started again yet'))).toHaveLength(2);
});
