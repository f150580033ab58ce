import type { Browser, Page } from '@playwright/test';
import { idcardOf, pasteText } from './pasted.ts';
import { startServer } from './server.ts';
import { expect, signIn, test } from './world.ts';

const workCompany = '昆山华讯电子有限公司';

/** A page on a server of the test's own, where the demo's administrator is signed in. */
async function ownPage(browser: Browser, env: Record<string, string>) {
  const server = await startServer(env);
  const context = await browser.newContext({
    baseURL: server.address,
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const close = async () => {
    await context.close();
    await server.stop();
  };
  await signIn(page, { userName: 'hr_admin', password: 'Demo-2026!' });
  return { page, close };
}

/** Opens the workbench for the demo's monthly policy and pastes so many persons. */
async function writeList(page: Page, persons: number): Promise<void> {
  await page.goto('/#/policy/add');
  await page.getByRole('button', { name: /TH-50B-202611/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const rows = Array.from(
    { length: persons },
    (_, at) => `${['赵', '钱', '孙', '李'][at % 4]}小明\t${idcardOf(700 + at)}\t${workCompany}\t包装工`,
  );
  await pasteText(page, ['姓名\t身份证号\t用工单位\t工种', ...rows].join('\n'));
}

test('B4 shows the old and the new start and price when the cut-off passes, before anything can be pressed', async ({
  browser,
}) => {
  test.setTimeout(200_000);
  const { page, close } = await ownPage(browser, { BUSINESS_NOW: '2026-11-20T15:58:40+08:00' });
  try {
    await writeList(page, 1);
    await page.getByRole('button', { name: 'Check and continue: 1 person, ¥14.00' }).click();
    await expect(page.getByRole('button', { name: /^Confirm 1 addition.*¥14\.00$/ })).toBeVisible();

    await expect(page.getByText(/^The cut-off has passed/)).toBeVisible({ timeout: 120_000 });
    const price = page.getByRole('row', { name: /^Premium/ });
    await expect(price).toContainText('¥14.00');
    await expect(price).toContainText('¥12.60');
    await expect(page.getByRole('row', { name: /^Start date/ })).toContainText('21 Nov 2026');
    await expect(page.getByRole('button', { name: /^Confirm 1 addition.*¥12\.60$/ })).toBeEnabled();

    await page.getByRole('button', { name: 'Back to the list' }).click();
    const go = page.getByRole('button', { name: 'Check and continue: 1 person, ¥12.60' });
    await expect(go).toBeDisabled();
    await page.getByRole('button', { name: 'Go on with 22 Nov 2026' }).click();
    await expect(go).toBeEnabled();
  } finally {
    await close();
  }
});

test('B2 opens the rows that the insurer refused with its words, and writes the reply to who sent the list', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page, close } = await ownPage(browser, {
    INSURER_STAND_IN_PART_PERCENT: '100',
    INSURER_STAND_IN_DELAY_MS: '300',
  });
  try {
    await writeList(page, 4);
    await page.getByRole('button', { name: /Check and continue: 4 persons/ }).click();
    await page.getByRole('button', { name: /^Confirm 4 additions/ }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('button', { name: 'Send now and end the undo' }).click();

    const resubmit = page.getByRole('button', { name: 'Fix and resubmit' });
    await expect(resubmit).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Copy reply' }).click();
    await expect(page.getByText('Copied: a reply for whoever sent the list.')).toBeVisible();
    const reply = await page.evaluate(() => navigator.clipboard.readText());
    expect(reply).toMatch(/^\d persons? covered from 21 Nov 2026, 00:00\./);
    expect(reply).toMatch(/\d persons? (is|are) NOT covered:\n.小明 \(\w{4}\): \S/);
    expect(reply).not.toMatch(/\d{6,}/);

    await resubmit.click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByText(/^Insurer: \S/).first()).toBeVisible();
  } finally {
    await close();
  }
});
