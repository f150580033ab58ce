// Read by whatever Node the machine has: nothing in this file is newer than Node 12.

/** Says what to do when the machine's Node is too old for the commands of this project. */
export function isHostNodeNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return true;
  console.error(
    'This project needs Node 20.19 or later to start (it then brings its own Node 24). This is Node ' +
      process.versions.node +
      '. Install a newer one, for example from https://nodejs.org.',
  );
  process.exitCode = 1;
  return false;
}
