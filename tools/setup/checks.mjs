import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findOrInstallBrowser, howToGetABrowser } from './browser.mjs';
import { countPlaywright, countVitest } from './counts.mjs';
import { prepare } from './prepare.mjs';
import { interruption, npm, run } from './processes.mjs';
import { root } from './root.mjs';

/**
 * Runs every check and every test, one after the other, also after one that failed; answers with the exit code.
 *
 * A test that was skipped counts as failed: what did not run proves nothing.
 */
export async function runAllChecks() {
  const scratch = mkdtempSync(join(tmpdir(), 'gic-test-'));
  try {
    const browser = hasBrowserTests() ? await findOrInstallBrowser(scratch) : undefined;
    const results = [];
    for (const step of steps(scratch, browser)) {
      if (!interruption()) results.push(await runStep(step));
    }
    return summarise(results, browser);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function runStep({ name, work }) {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const result = await work().catch((error) => {
    console.log(error.message);
    return countOne(false);
  });
  return { name, seconds: (performance.now() - begun) / 1000, ...result };
}

function steps(scratch, browser) {
  const unit = join(scratch, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unit}`];
  return [
    { name: 'console', work: buildConsole },
    { name: 'lockfile', work: check(['node', 'tools/setup/complete-lock.mjs', '--check']) },
    { name: 'types', work: check([...npm(), 'run', 'types']) },
    { name: 'lint', work: check(['oxlint', '--type-aware']) },
    { name: 'format', work: check(['biome', 'format', '.']) },
    { name: 'unused', work: check(['knip']) },
    { name: 'tests', work: async () => countVitest(unit, await run(['vitest', 'run', ...reporters])) },
    ...(hasBrowserTests() ? [{ name: 'browser', work: () => runInBrowser(scratch, browser) }] : []),
  ];
}

const check = (command) => async () => countOne((await run(command)) === 0);

const countOne = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

async function buildConsole() {
  await prepare({ console: true });
  return countOne(true);
}

const hasBrowserTests = () =>
  existsSync(join(root, 'e2e')) &&
  readdirSync(join(root, 'e2e'), { recursive: true }).some((name) => name.endsWith('.e2e.ts'));

async function runInBrowser(scratch, browser) {
  if (!browser) {
    console.log(howToGetABrowser);
    return countOne(false);
  }
  const report = join(scratch, 'playwright.json');
  const environment = {
    ...browser.environment,
    CHROMIUM_PATH: browser.path,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const command = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const code = await run(command, { environment });
  return countPlaywright(report, code);
}

/** The first lines of a failure, without the colours of a terminal. */
const shortened = (failure) =>
  stripVTControlCharacters(failure).replaceAll(root, '.').split('\n').slice(0, 3).join(' ').slice(0, 400);

function summarise(results, browser) {
  const total = (field) => results.reduce((sum, result) => sum + result[field], 0);
  console.log('');
  for (const { name, passed, failed, seconds } of results) {
    const word = failed === 0 ? 'ok    ' : 'FAILED';
    console.log(`${word} ${name.padEnd(8)} ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
  }
  // Once more at the end: a long run scrolls what failed out of sight.
  for (const { name, failures = [] } of results)
    for (const failure of failures) console.log(`${name}: ${shortened(failure)}`);
  if (interruption()) console.log(`Stopped by ${interruption()} before the end.`);
  if (!browser && hasBrowserTests()) console.log(howToGetABrowser);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 && !interruption() ? 0 : 1;
}
