// node tools/setup/complete-lock.mjs: adds to package-lock.json what npm left out of it. Run it after `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const file = join(root, 'package-lock.json');

/**
 * The entries that package-lock.json lacks for packages of other platforms, by their path in it.
 *
 * Where a registry does not have such a package (yet), `npm install` passes over it and `npm ci` then refuses
 * the lock on every machine. An entry without a hash is enough: npm reads from it that the package is not for
 * this platform. Their versions are exact in the packages that ask for them.
 */
export function missingEntries(lock) {
  const missing = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isFound(lock.packages, path, name)) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(dev ? { dev } : {}),
        optional: true,
      };
    }
  }
  return missing;
}

function isFound(packages, path, name) {
  if (packages[`${path}${path ? '/' : ''}node_modules/${name}`]) return true;
  return path !== '' && isFound(packages, path.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, ''), name);
}

const oneOf = (words, name) => words.find((word) => name.split(/[^a-z0-9]/).includes(word));

/** The names of platform packages say what they are for, in the words that npm's own fields use. */
function platformOf(name) {
  const os = oneOf(['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows'], name);
  const cpu = oneOf(['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64'], name);
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined;
  if (!os || !cpu) throw new Error(`No platform can be read from the name ${name}: add its entry by hand.`);
  return {
    cpu: [cpu],
    ...(libc && os === 'linux' ? { libc: [libc] } : {}),
    os: [os === 'windows' ? 'win32' : os],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock);
  const entries = Object.entries({ ...lock.packages, ...missing });
  const sorted = entries.sort(([one], [other]) => one.localeCompare(other, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} entries added to package-lock.json.`);
}
