// node tools/run.mjs FILE ARGUMENTS…: installs what is missing, then runs a file of the project under its Node.
import { isHostNodeNewEnough } from './setup/host-node.mjs';

if (isHostNodeNewEnough()) void run(process.argv.slice(2));

async function run(fileAndArguments) {
  const { prepare } = await import('./setup/prepare.mjs');
  const { endWith, runUnderNode24 } = await import('./setup/processes.mjs');
  await endWith(async () => {
    if (fileAndArguments.length === 0) throw new Error('Usage: node tools/run.mjs FILE ARGUMENTS…');
    await prepare({ console: false });
    return runUnderNode24(fileAndArguments);
  });
}
