import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { root, say } from './root.mjs';

const binaries = join(root, 'node_modules', '.bin');

/** Does the command's work; its number, or the sentence of what it threw, becomes the end of this process. */
export async function endWith(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    say(error.message);
    process.exitCode = 1;
  }
}

/** Runs a file of the project under its Node 24 until it ends; answers with its exit code. */
export const runUnderNode24 = (fileAndArguments) => run([node24(), ...fileAndArguments]);

/**
 * Runs a program on this terminal, passes on the signals this process gets, and answers with its exit code.
 *
 * It runs in a process group of its own, so that a Ctrl-C reaches it once, through here; when it has ended,
 * so has everything it started in that group. One that is `expendable` is killed rather than asked to end.
 */
export function run([program, ...args], { environment = {}, folder = root, expendable = false } = {}) {
  const env = { ...withBinaries(), ...environment };
  const child = spawn(program, args, { cwd: folder, env, stdio: 'inherit', detached: true });
  return follow(child, expendable);
}

/** As `run`, without a word on the terminal: answers with the exit code and all that was written. */
export async function runQuietly([program, ...args], { environment = {} } = {}) {
  const env = { ...withBinaries(), ...environment };
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { code: await follow(child, false), output };
}

const withBinaries = () => ({ ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}` });

/** How to call npm: the one that called this command, else the one on the path. */
export function npm() {
  const { npm_execpath: caller = '', npm_node_execpath: node = 'node' } = process.env;
  return basename(caller) === 'npm-cli.js' ? [node, caller] : ['npm'];
}

/** The Node that the project is written for: its own, or where npm has none for the platform, the machine's. */
function node24() {
  const own = join(binaries, 'node');
  if (existsSync(own)) return own;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Error(
    `npm has no Node 24 for ${process.platform}-${process.arch}. Install Node 24 (22.18 at least) on this machine and start again.`,
  );
}

/** The signal that asked this process to stop while it ran something; undefined while nobody asked. */
export const interruption = () => asked;
let asked;

function follow(child, expendable) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  let passed = Number.NEGATIVE_INFINITY;
  const pass = (signal) => {
    // A Ctrl-C comes twice: from the terminal and from npm.
    if (performance.now() - passed < 500) return;
    passed = performance.now();
    asked = signal;
    if (expendable) endGroup(child.pid);
    else child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of signals) process.on(signal, pass);
  const watch = whenNpmIsGone(() => pass('SIGTERM'));
  const guard = standGuard(child, expendable ? 'KILL' : 'TERM');
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => endGroup(child.pid));
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  return ended.finally(() => {
    for (const signal of signals) process.off(signal, pass);
    clearInterval(watch);
    guard?.kill('SIGKILL');
  });
}

/** npm that is killed passes nothing on; what it started would run on, and hold the data folder. */
function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 200);
  return watch.unref();
}

/** Ends the child's group when this process was killed: a shell that waits for the end of a pipe. */
function standGuard({ pid }, signal) {
  if (pid === undefined) return undefined;
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -s "$2" -- "-$1"', 'sh', String(pid), signal], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return guard;
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of the group is left.
  }
}
