import type { Page } from '@playwright/test';
import { expect, signIn, test } from './world.ts';

/** Makes the list of policies be answered so: the gateway or the business in an unusual mood. */
const answerPolicies = (page: Page, status: number, body: string) =>
  page.route('**/api/policy/lists*', (route) =>
    route.fulfill({ status, contentType: 'application/json', body }),
  );

test('E1 says that the session is over, and signs in again to the same page', async ({
  page,
  request,
  employer,
}) => {
  await signIn(page, employer);
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await request.post('/api/passport/logout', { headers: { token }, data: {} });

  await page.goto('/#/policy/index');
  await page.getByRole('button', { name: 'Sign in again' }).click();

  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpolicy%2Findex/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('E2 E3 shows the server’s sentence, and works on', async ({ page, employer }) => {
  await signIn(page, employer);
  await answerPolicies(
    page,
    200,
    JSON.stringify({
      code: 0,
      msg: 'The list rests today.',
      reason: 'UNAVAILABLE',
      detail: null,
      data: null,
      request_id: 'r-7',
    }),
  );

  await page.goto('/#/policy/index');
  await expect(page.getByText('The list rests today.')).toBeVisible();
  await page.unroute('**/api/policy/lists*');
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByText(/EB-/)).toBeVisible();
});

test('E4 asks before logging out when the session ended elsewhere', async ({ page, employer }) => {
  await signIn(page, employer);
  await page.evaluate(() => localStorage.setItem('token', 'never-known'));

  await page.goto('/#/policy/index');
  const dialog = page.getByRole('dialog', { name: 'Confirm logout' });
  await expect(dialog).toContainText(
    'You have been logged out, you can cancel to stay on this page, or log in again',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#\/policy\/index/);

  await page.goto('/#/policy/index?page=2');
  await dialog.getByRole('button', { name: 'Re-Login' }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpolicy%2Findex%3Fpage%3D2$/);
});

test('E5 says that no answer came, and the page works on when it does', async ({ page, employer }) => {
  await signIn(page, employer);
  await page.goto('/#/policy/index');
  await expect(page.getByText(/EB-/)).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('combobox').first().selectOption({ index: 1 });
  await expect(page.getByText('No answer from the server')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByText('No answer from the server')).toBeHidden();
});

test('E5 forgets the token on a bare 401', async ({ page, employer }) => {
  await signIn(page, employer);
  await answerPolicies(page, 401, '');

  await page.goto('/#/policy/index');
  await page.getByRole('button', { name: 'Sign in again' }).click();

  await expect(page).toHaveURL(/#\/login/);
});

test('E5 offers to stop or to ask again where the server does not answer a read for half a minute', async ({
  page,
  employer,
}) => {
  await page.clock.install();
  await signIn(page, employer);
  let asked = 0;
  await page.route('**/api/policy/lists*', (route) => {
    asked += 1;
    // The first two hang; what the page asks after that is answered.
    if (asked > 2) void route.continue();
  });
  const offer = page.getByRole('status').filter({ hasText: 'has not answered for half a minute' });
  const waits = page.waitForRequest('**/api/policy/lists*');
  await page.goto('/#/policy/index');
  await waits;

  await expect(offer).toBeHidden();
  await page.clock.fastForward(31_000);
  await expect(offer).toBeVisible();
  const again = page.waitForRequest('**/api/policy/lists*');
  await offer.getByRole('button', { name: 'Ask again' }).click();
  await again;
  await expect(offer).toBeHidden();
  await page.clock.fastForward(31_000);
  await offer.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByText('No answer from the server.').first()).toBeVisible();
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByText(/EB-/)).toBeVisible();
});
