import type { Browser, Page } from '@playwright/test';
import { idcardOf, pasteText } from './pasted.ts';
import { startServer } from './server.ts';
import { expect, signIn } from './world.ts';

/** A page on a server of the test's own, where the demo's administrator is signed in. */
export async function ownPage(browser: Browser, env: Record<string, string>) {
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
  return { page, server, close };
}

const demoAdministrator = { userName: 'hr_admin', password: 'Demo-2026!' };

/** A person of a list; with a day, cover ends with it. */
export const personRow = (at: number, until = ''): string =>
  `${['赵', '钱', '孙', '李'][at % 4]}小明\t${idcardOf(700 + at)}\t昆山华讯电子有限公司\t包装工\t${until}`;

/** Signs in as the demo's administrator, opens the workbench for a policy and pastes these rows. */
export async function writeList(
  page: Page,
  rows: readonly string[],
  policy: RegExp = /TH-50B-202611/,
): Promise<void> {
  await signIn(page, demoAdministrator);
  await page.goto('/#/policy/add');
  await page.getByRole('button', { name: policy }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await pasteText(page, ['姓名\t身份证号\t用工单位\t工种\t终止日期', ...rows].join('\n'));
}
