import type { Page } from '@playwright/test';
import { idcardOf, pasteText } from './pasted.ts';
import { type Employer, expect, signIn, test } from './world.ts';

/** Writes a list of one on the policy that binds on submission, and goes on to its confirmation. */
async function toConfirmation(page: Page, employer: Employer, at: number): Promise<void> {
  await signIn(page, employer);
  await page.goto('/#/policy/index');
  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await pasteText(
    page,
    `姓名\t身份证号\t用工单位\t工种\n李伟\t${idcardOf(at)}\t${employer.workCompany}\t包装工`,
  );
  await page.getByRole('button', { name: /^Check and continue: 1 person/ }).click();
  await expect(page.getByRole('button', { name: /^Confirm 1 addition/ })).toBeEnabled();
}

test('B5 confirms once, however often it is pressed while the answers are lost on the way', async ({
  page,
  employer,
}) => {
  await toConfirmation(page, employer, 301);
  const keys = new Set<string>();
  let isCut = true;
  let sent = 0;
  await page.route('**/api/policy_change/confirm', async (route) => {
    keys.add(route.request().headers()['idempotency-key'] ?? '');
    sent += 1;
    if (!isCut) return route.continue();
    // The server has done it; nobody here hears of it.
    await route.fetch();
    return route.abort();
  });

  const confirm = page.getByRole('button', { name: /^Confirm 1 addition/ });
  await confirm.click();
  await expect(page.getByText(/it is done only once, even if it had arrived/)).toBeVisible();
  expect(sent).toBeGreaterThan(0);
  isCut = false;
  await confirm.click();

  await expect(page.getByText('1 person covered from 21 Nov 2026, 00:00')).toBeVisible();
  expect(keys.size).toBe(1);
  await page.getByRole('link', { name: 'The whole record of this change' }).click();
  const happened = page.getByRole('list').filter({ hasText: 'Drafted' }).getByRole('listitem');
  await expect(happened.filter({ hasText: 'Confirmed' })).toHaveCount(1);
  await page.goto('/#/policy/record');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.goto('/#/policy/index');
  await expect(page.getByRole('row', { name: /EB-/ })).toContainText('1');
});
