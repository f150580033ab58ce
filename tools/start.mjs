// npm start: installs what is missing, builds what is stale, then runs the server until it ends.
import { isHostNodeNewEnough } from './setup/host-node.mjs';

if (isHostNodeNewEnough()) void start();

// Imports only here: an older Node could not even read those modules, and would not get to the sentence.
async function start() {
  const { prepare } = await import('./setup/prepare.mjs');
  const { endWith, runUnderNode24 } = await import('./setup/processes.mjs');
  await endWith(async () => {
    await prepare({ console: true });
    return runUnderNode24(['apps/server/src/main.ts']);
  });
}
