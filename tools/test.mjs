// npm test: installs what is missing, then runs every check and every test. The last line counts them all.
import { isHostNodeNewEnough } from './setup/host-node.mjs';

if (isHostNodeNewEnough()) void test();

async function test() {
  const { prepare } = await import('./setup/prepare.mjs');
  const { endWith } = await import('./setup/processes.mjs');
  const { runAllChecks } = await import('./setup/checks.mjs');
  await endWith(async () => {
    await prepare({ console: false });
    return runAllChecks();
  });
}
