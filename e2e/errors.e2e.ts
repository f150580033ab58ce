import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { choose } from './choose.ts';
import { expect, signIn, test } from './world.ts';

/** Makes the list of policies be answered so: the gateway or the business in an unusual mood. */
const answerPolicies = (page: Page, status: number, body: string) =>
  page.route('**/api/policy/lists*', (route) =>
    route.fulfill({ status, contentType: 'application/json', body }),
  );

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Ends the session on the server, without a word to the page. */
const endSession = async (page: Page, request: APIRequestContext) =>
  request.post('/api/passport/logout', { headers: { token: (await storedToken(page)) ?? '' }, data: {} });

test('E1 says that the session is over, and at a click signs in again to the same page', async ({
  page,
  request,
  employer,
}) => {
  await signIn(page, employer);
  await endSession(page, request);

  await page.goto('/#/policy/index');
  await page.getByRole('button', { name: 'Sign in again' }).click();

  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpolicy%2Findex/);
  expect(await storedToken(page)).toBeNull();
});

/** Lets the page's time stand still; from now on it passes only when it is told to. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Lets time pass in small steps until something is in sight. */
const passUntil = (page: Page, seen: Locator) =>
  expect
    .poll(async () => {
      await page.clock.runFor(10);
      return seen.isVisible();
    })
    .toBe(true);

test('E1 forgets the token when the session is over, and reloads by itself after ten seconds', async ({
  page,
  request,
  employer,
}) => {
  await page.clock.install();
  await signIn(page, employer);
  await endSession(page, request);
  await holdTime(page);

  await page.goto('/#/policy/index');
  await passUntil(page, page.getByRole('button', { name: 'Sign in again' }));
  expect(await storedToken(page)).toBeNull();
  await page.evaluate(() => document.body.setAttribute('data-loaded-once', ''));
  // How much of the ten seconds passed until the page had said so depends on the machine.
  await page.clock.runFor(8_000);
  await expect(page.locator('[data-loaded-once]')).toHaveCount(1);
  await page.clock.runFor(2_000);

  await expect(page.locator('[data-loaded-once]')).toHaveCount(0);
  await page.clock.resume();
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpolicy%2Findex/);
});

/** Another enterprise to change to: a press that shows nothing of its own when it fails. */
const otherEnterprise = (page: Page) =>
  page
    .getByRole('dialog', { name: /^Enterprise/ })
    .getByRole('listitem')
    .locator('button:not([aria-current])')
    .first();

/** Signs in for two enterprises, and holds the time where they are to choose from. */
async function standStill(page: Page): Promise<void> {
  await page.clock.install();
  await signIn(page, { userName: 'hr_admin', password: 'Demo-2026!' });
  await page.getByRole('button', { name: /^Enterprise/ }).click();
  await expect(otherEnterprise(page)).toBeVisible();
  await holdTime(page);
}

async function pressInVain(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/wxapp/switchCompany', answer);
  await otherEnterprise(page).click();
}

/** The red message with these words comes, stays five seconds, and goes. */
async function expectFiveSeconds(page: Page, words: string): Promise<void> {
  const message = page.getByRole('alert').filter({ hasText: words });
  await passUntil(page, message);
  await expect(message).toHaveCSS('color', red);
  await page.clock.runFor(4_500);
  await expect(message).toBeVisible();
  await page.clock.runFor(500);
  await expect(message).toHaveCount(0);
}

/** The colour of what was refused, on a light page. */
const red = 'rgb(180, 35, 24)';

test('E2 shows the sentence of a refusal in red for five seconds', async ({ page }) => {
  await standStill(page);
  await pressInVain(page, (route) => route.fulfill({ json: { code: 0, msg: 'It rests today.' } }));

  await expectFiveSeconds(page, 'It rests today.');
});

test('E2 says “Error” where a refusal has no sentence', async ({ page }) => {
  await standStill(page);
  await pressInVain(page, (route) => route.fulfill({ json: { code: 0, msg: '' } }));

  await expectFiveSeconds(page, 'Error');
});

test('E3 shows the sentence of any other code in red for five seconds', async ({ page }) => {
  await standStill(page);
  await pressInVain(page, (route) => route.fulfill({ json: { code: 7, message: 'Elsewhere.' } }));

  await expectFiveSeconds(page, 'Elsewhere.');
});

test('E5 says in red for five seconds that a press got no answer', async ({ page }) => {
  await standStill(page);
  await pressInVain(page, (route) => route.abort());

  await expectFiveSeconds(page, 'No answer from the server');
});

test('Q4 E2 shows the sentence of a refused list in its own place, and reads it at the next try', async ({
  page,
  employer,
}) => {
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
  await expect(page.locator('.toast')).toHaveCount(0);
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
  await choose(page.getByRole('combobox', { name: 'State', exact: true }), 'In force');
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
  expect(await storedToken(page)).toBeNull();
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
