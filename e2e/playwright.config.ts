import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** CHROMIUM_PATH names the browser; `npm test` finds or installs one. */
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  // A browser, its server and its database keep two processors busy.
  workers: Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2))),
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // Patience for a busy machine: how fast things are is measured elsewhere.
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // A trace costs a quarter of the run: ask for one with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
