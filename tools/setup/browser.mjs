import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runQuietly } from './processes.mjs';
import { say } from './root.mjs';

export const howToGetABrowser =
  'The browser tests need Chromium or Chrome, and none was found. Install one (as root: apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH to its program; then run npm test again.';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A browser that runs, and the environment it needs; installed when it may be, undefined where none can be had.
 *
 * `scratch` is a folder for what a browser keeps in the home folder, where that cannot be written.
 */
export async function findOrInstallBrowser(scratch) {
  const environment = homeFor(scratch);
  const path = (await findBrowser(environment)) ?? (await installBrowser(environment));
  if (!path) return undefined;
  if (!(await hasChineseFont())) await installPackages('fonts-noto-cjk');
  return { path, environment };
}

async function findBrowser(environment) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
  const chosen = process.env.CHROMIUM_PATH;
  for (const path of chosen ? [chosen] : found) {
    // Asked to run, because some systems have a "chromium-browser" that only says where to get one.
    const { code } = await runQuietly([path, '--version'], { environment }).catch(() => ({ code: 1 }));
    if (code === 0) return path;
  }
  if (chosen) say(`CHROMIUM_PATH is ${chosen}, and that does not run.`);
  return undefined;
}

async function installBrowser(environment) {
  if (process.env.CHROMIUM_PATH || !(await installPackages('chromium', 'fonts-noto-cjk'))) return undefined;
  return findBrowser(environment);
}

/** Whether apt-get could install them; as anybody but root it is not even asked. */
async function installPackages(...packages) {
  const isThere = (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, 'apt-get')));
  if (process.getuid?.() !== 0 || !isThere) return false;
  say(`Installing ${packages.join(' and ')} (apt-get) …`);
  const quiet = { environment: { DEBIAN_FRONTEND: 'noninteractive' } };
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-y', '--no-install-recommends'];
  await runQuietly(['apt-get', 'update'], quiet);
  const { code, output } = await runQuietly(['apt-get', 'install', ...options, ...packages], quiet);
  if (code !== 0) say(output);
  return code === 0;
}

async function hasChineseFont() {
  const listed = await runQuietly(['fc-list', ':lang=zh', 'family']).catch(() => undefined);
  if (listed) return listed.output.trim() !== '';
  const folder = '/usr/share/fonts';
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true }).some((name) => /cjk|wqy|source-?han|noto.*sc[-.]/i.test(name))
  );
}

function homeFor(scratch) {
  try {
    accessSync(homedir(), constants.W_OK);
    return {};
  } catch {
    return { HOME: scratch, XDG_CONFIG_HOME: scratch, XDG_CACHE_HOME: scratch };
  }
}
