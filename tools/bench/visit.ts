import { type Browser, chromium, type Page } from '@playwright/test';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });

/** What a page took until it answered, from an empty cache on a slow machine and line. */
export type Visit = {
  readonly ready_ms: number;
  readonly script_kb: number;
  readonly style_kb: number;
  readonly requests: number;
};

export type Goal = {
  readonly url: string;
  readonly token?: string;
  /** Resolves once the page's own content answers input. */
  readonly ready: (page: Page) => Promise<unknown>;
};

/** Opens a page as a first visitor: processor four times slower, 10 Mbit/s, 40 ms away. */
export async function visit(browser: Browser, { url, token, ready }: Goal): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  if (token) await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
  await devtools.send('Network.emulateNetworkConditions', line);

  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  devtools.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await ready(page);
  const ready_ms = performance.now() - begun;
  const kb = (type: string) => (bytes[type] ?? 0) / 1000;
  const seen = { ready_ms, script_kb: kb('Script'), style_kb: kb('Stylesheet'), requests: types.size };
  await context.close();
  return seen;
}
