// node tools/prepare.mjs: installs what is missing, and nothing more.
import { isHostNodeNewEnough } from './setup/host-node.mjs';

if (isHostNodeNewEnough()) void install();

async function install() {
  const { prepare } = await import('./setup/prepare.mjs');
  const { endWith } = await import('./setup/processes.mjs');
  await endWith(async () => {
    await prepare({ console: false });
    return 0;
  });
}
