import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { expect, signIn, test } from './world.ts';

const demo = (userName: string) => ({ userName, password: 'Demo-2026!' });

/** Answers a call as the server does, but for some fields. */
const amend = (page: Page, path: string, change: (data: Record<string, unknown>) => object) =>
  page.route(`**/api${path}`, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: Record<string, unknown> };
    await route.fulfill({ response, json: { ...envelope, data: change(envelope.data) } });
  });

test('L1 has the logo, the code for a phone, the bell, the enterprise and the account', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  const top = page.getByRole('banner');

  await top.getByRole('button', { name: 'Mini-program' }).click();
  await expect(page.getByRole('figure', { name: 'QR code of this console' }).locator('svg')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(top.getByRole('button', { name: 'Mini-program' })).toBeFocused();

  await top.getByRole('link', { name: /^Messages/ }).click();
  await expect(page).toHaveURL(/#\/notice/);
  await top.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/#\/permission\/profile$/);
  await top.getByRole('link', { name: 'Group Insurance Console' }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
});

for (const [unread, badge] of [
  [0, undefined],
  [10, '10'],
  [11, '10+'],
] as const)
  test(`L3 shows ${badge ?? 'no badge'} at the bell with ${unread} unread`, async ({ page, employer }) => {
    await amend(page, '/customer/my', (data) => ({ ...data, unread_message: unread }));
    await signIn(page, employer);

    const bell = page.getByRole('link', { name: unread === 0 ? 'Messages' : `Messages, ${unread} unread` });
    await expect(bell).toBeVisible();
    await expect(bell).toHaveText(badge ?? '');
  });

test('L13 names the enterprise and knows the account by its mobile', async ({ page, employer }) => {
  await signIn(page, employer);
  await expect(page.getByRole('button', { name: `Enterprise: ${employer.companyName}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account: 138\*+1111$/ })).toBeVisible();
});

test('L13 has no switch of the enterprise where the account is not known by a mobile', async ({ page }) => {
  await signIn(page, demo('starter'));

  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Enterprise/ })).toHaveCount(0);
});

test('D7 D6 changes the enterprise, says so at the dashboard, and chooses the default one', async ({
  page,
}) => {
  await signIn(page, demo('hr_admin'));
  const button = page.getByRole('button', { name: /^Enterprise/ });
  await expect(button).toContainText('江南');
  await page.goto('/#/policy/index');
  const before = await page.evaluate(() => localStorage.getItem('token'));

  await button.click();
  await page.getByRole('searchbox', { name: 'Find an enterprise' }).fill('滨海');
  await expect(page.getByRole('listitem').filter({ hasText: '江南' })).toHaveCount(0);
  await page.getByRole('listitem').getByRole('button', { name: /滨海/ }).click();

  await expect(page.getByText(/You are now working for 滨海/)).toBeVisible();
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(button).toContainText('滨海');
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before);

  await button.click();
  await page.getByRole('button', { name: 'Default enterprise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Default enterprise' });
  await choose(dialog.getByRole('combobox'), '江南劳务派遣有限公司');
  await dialog.getByRole('button', { name: 'Set as default' }).click();
  await expect(page.getByText('The default enterprise is set.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(page.getByRole('listitem').filter({ hasText: '江南' })).toContainText('Default');
});

test('E7 changes nothing when the server refuses another enterprise, and says why', async ({ page }) => {
  await signIn(page, demo('hr_admin'));
  const button = page.getByRole('button', { name: /^Enterprise/ });
  const name = await button.textContent();
  const before = await page.evaluate(() => localStorage.getItem('token'));
  await page.route('**/api/wxapp/switchCompany', (route) =>
    route.fulfill({ json: { code: 0, msg: 'It is frozen', reason: 'ENTERPRISE_FROZEN', detail: {} } }),
  );

  await button.click();
  const enterprises = page.getByRole('dialog', { name: /^Enterprise/ });
  await enterprises.getByRole('listitem').locator('button:not([aria-current])').first().click();

  await expect(page.getByText('It is frozen')).toBeVisible();
  await expect(button).toHaveText(name ?? '');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(before);
});

test('B2 shows how long a start tomorrow can still be had', async ({ page, employer }) => {
  await signIn(page, employer);

  await expect(page.getByRole('banner').getByText(/^16:00 cut-off in [56] h \d+ min$/)).toBeVisible();
});

test('B2 says of how many policies the clock speaks, and what holds for each of the others', async ({
  page,
}) => {
  await signIn(page, demo('hr_admin'));

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^16:00 cut-off in [56] h \d+ min for \d of \d policies$/ })
    .click();

  const each = page.getByRole('dialog', { name: /cut-off in/ });
  await expect(each.getByText('Each policy has its own cut-off. Beijing time.')).toBeVisible();
  await expect(
    each.getByText('Confirmed by 20 Nov 2026, 16:00, covered from 21 Nov 2026').first(),
  ).toBeVisible();
  await expect(each.getByText('Covered within today when confirmed; until 20 Nov 2026, 23:40')).toBeVisible();
});

test('L2 leaves the menu, the enterprise and the bell on a narrow window, the rest in the menu', async ({
  page,
  employer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, employer);
  const top = page.getByRole('banner');

  for (const name of ['Open the menu', /^Enterprise/])
    await expect(top.getByRole('button', { name })).toBeVisible();
  await expect(top.getByRole('link', { name: /^Messages/ })).toBeVisible();
  for (const name of ['Mini-program', /^Language/, /^Account/])
    await expect(top.getByRole('button', { name })).toBeHidden();

  await top.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: /^Account/ }).click();
  await expect(drawer.getByRole('menuitem', { name: 'Log out' })).toBeInViewport();
});

test('G7 leads an enterprise whose service has ended to /pastDue, from whatever page of its business', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await amend(page, '/passport/userInfo', (data) => ({ ...data, is_expire: 1 }));

  await page.goto('/#/policy/index');
  await page.reload();
  for (const path of [
    '/dashboard',
    '/policy/index',
    '/policy/add',
    '/person/index',
    '/notice',
    '/store/index',
  ]) {
    await page.goto(`/#${path}`);
    await expect(page, path).toHaveURL(/#\/pastDue$/);
  }

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/has ended/);
});

test('G8 begins again when it comes in sight with another session than before', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-loaded-once', ''));
  const comeInSight = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  await comeInSight();
  await expect(page.locator('[data-loaded-once]')).toHaveCount(1);

  await page.evaluate(() => {
    document.cookie = 'token=another; path=/';
  });
  await comeInSight();
  await expect(page.locator('[data-loaded-once]')).toHaveCount(0);
});

test('L13 L14 says that someone has no enterprise, leads to the one page that helps, and warns on the way to another', async ({
  page,
}) => {
  await signIn(page, demo('newcomer'));
  await expect(page.getByRole('banner')).toContainText('No enterprise yet');

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Policies' }).click();
  await expect(page.getByText(/^Add your enterprise first/)).toBeVisible();
  await expect(page).toHaveURL(/#\/dashboard$/);

  await page.goto('/#/policy/index');
  await expect(page).toHaveURL(/#\/firm\/account$/);
});

test('D3 says what an enterprise lacks that has yet to sign', async ({ page }) => {
  await signIn(page, demo('starter'));
  await page.goto('/#/policy/index');

  await expect(page.getByText('real-name verification of the enterprise')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the agreements' }).click();
  await expect(page).toHaveURL(/#\/agreement\/index$/);
});
