import { requireApproval } from '../apps/server/src/operator/require-approval.ts';
import type { Page } from '@playwright/test';
import { addPerson } from './changes.ts';
import { open } from './open.ts';
import { anotherUser, type Employer, expect, signIn, test, tokenOf } from './world.ts';

/** Opens what waits for approval from the first page. */
async function toApproval(page: Page, who: Pick<Employer, 'userName' | 'password'>): Promise<void> {
  await signIn(page, who);
  await page.getByRole('link', { name: 'Go to the approval' }).click();
  await expect(page).toHaveURL(/#\/policy\/confirm/);
}

test('C4 has one user confirm, another send back with a reason, and approve in the end', async ({
  page,
  browser,
  server,
  platform,
  employer,
}) => {
  const boss = await anotherUser(platform, employer);
  await requireApproval(platform, boss.enterpriseId, true);
  const other = await (await browser.newContext({ baseURL: server.address, locale: 'en-US' })).newPage();

  await signIn(page, employer);
  const id = await addPerson(page, employer, { confirmed: false });
  await open(page, `/policy/confirm?policy_change_id=${id}`);
  await expect(page.getByText(/works with four eyes/)).toBeVisible();
  await page.getByRole('button', { name: /^Ask for approval: Confirm 1 addition/ }).click();
  await expect(page.getByText('Waiting for another user to approve it')).toBeVisible();
  await page.goto(`/#/policy/confirm?policy_change_id=${id}`);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Approve:/ })).toBeDisabled();
  await expect(page.getByText(/You asked for this approval/)).toBeVisible();

  await toApproval(other, boss);
  await other.getByRole('button', { name: 'Send back' }).click();
  await other.getByLabel('Why it is sent back').fill('Which site?');
  await other.getByRole('button', { name: 'Send back, do not approve' }).click();
  await expect(other.getByText(/sent it back: Which site\?/)).toBeVisible();

  await open(page, `/policy/result?policy_change_id=${id}`);
  await expect(page.getByText(/sent it back: Which site\?/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the confirmation' }).click();
  await page.reload();
  await page.getByRole('button', { name: /^Ask for approval/ }).click();
  await expect(page.getByText('Waiting for another user to approve it')).toBeVisible();

  await toApproval(other, boss);
  await other.reload();
  await other.getByRole('button', { name: /^Approve: Confirm 1 addition/ }).click();
  await expect(other.getByText(/1 person covered from/)).toBeVisible();
  await expect(page.getByText(/1 person covered from/)).toBeVisible();
  await other.context().close();
});

test('C4 closes the open question about a draft once a colleague has approved it: no press takes cover away unasked', async ({
  page,
  platform,
  employer,
}) => {
  const boss = await anotherUser(platform, employer);
  await requireApproval(platform, boss.enterpriseId, true);
  await signIn(page, employer);
  const policy_change_id = await addPerson(page, employer, { confirmed: true });
  await open(page, `/policy/result?policy_change_id=${policy_change_id}`);
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await expect(page.getByRole('button', { name: /^Delete the draft with 1/ })).toBeVisible();

  const headers = { token: await tokenOf(page.request, boss) };
  const ask = async (path: string, data: object) =>
    (await page.request.post(`/api/policy_change/${path}`, { data, headers })).json();
  const { data: seen } = (await ask('forecast', { policy_change_id })) as { data: { forecast_hash: string } };
  await ask('approve', { policy_change_id, forecast_hash: seen.forecast_hash });

  await expect(page.getByText(/1 person covered from/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take back 1/ })).toHaveCount(0);
});
