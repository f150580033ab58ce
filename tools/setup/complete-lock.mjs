// npm run lock: adds to package-lock.json what npm left out of it, to be run after `npm install`. With --check it only tells.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingEntries(lock);
const names = Object.keys(missing).map((path) => path.replace('node_modules/', ''));
if (process.argv.includes('--check')) {
  if (names.length > 0) console.log(`package-lock.json lacks ${names.join(', ')}. Run: npm run lock`);
  process.exitCode = names.length > 0 ? 1 : 0;
} else {
  const entries = Object.entries({ ...lock.packages, ...missing });
  const packages = Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other, 'en')));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`${names.length} entries added to package-lock.json.`);
}

/**
 * The entries that package-lock.json lacks for packages of other platforms, by their path in it.
 *
 * Where a registry does not have such a package (yet), `npm install` passes over it and `npm ci` then refuses
 * the lock on every machine. An entry without a hash is enough: npm reads from it that the package is not for
 * this platform. Their versions are exact in the packages that ask for them.
 */
function missingEntries(lock) {
  const missing = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isFound(lock.packages, path, name)) continue;
      const { cpu, libc, os } = platformOf(name);
      // In npm's own order; JSON leaves out what is undefined.
      missing[`node_modules/${name}`] = { version, cpu, dev, libc, optional: true, os };
    }
  }
  return missing;
}

function isFound(packages, path, name) {
  if (packages[`${path}${path ? '/' : ''}node_modules/${name}`]) return true;
  return path !== '' && isFound(packages, path.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, ''), name);
}

/** The names of platform packages say what they are for, in the words that npm's own fields use. */
function platformOf(name) {
  const words = name.split(/[^a-z0-9]/);
  const oneOf = (known) => known.find((word) => words.includes(word));
  const os = oneOf(['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows']);
  const cpu = oneOf(['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64']);
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined;
  if (!os || !cpu) throw new Error(`No platform can be read from the name ${name}: add its entry by hand.`);
  return {
    cpu: [cpu],
    libc: libc && os === 'linux' ? [libc] : undefined,
    os: [os === 'windows' ? 'win32' : os],
  };
}
