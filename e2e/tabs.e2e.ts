import type { Locator, Page } from '@playwright/test';
import { idcardOf, pasteText } from './pasted.ts';
import { openWorkbench } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Open pages' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const tabNames = (page: Page): Locator => bar(page).locator('li button:first-child');

async function go(page: Page, name: string): Promise<void> {
  await menu(page).getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeVisible();
}

async function showBar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Bar of open pages' }).click();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
}

/** What one begins to type above a list is on the page alone: it is there as long as the page is. */
const searchBox = (page: Page) => page.getByRole('main').getByRole('searchbox').first();

test('L8 keeps a half-filled form and a scrolled list while another page is in sight', async ({
  page,
  employer,
}) => {
  await page.setViewportSize({ width: 1200, height: 320 });
  await signIn(page, employer);
  await go(page, 'Policies');
  await searchBox(page).fill('half a wor');
  await page.evaluate(() => scrollTo(0, 90));

  await go(page, 'Change record');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await go(page, 'Policies');

  await expect(searchBox(page)).toHaveValue('half a wor');
  expect(await page.evaluate(() => scrollY)).toBe(90);
  await expect(heading(page, 'Policies')).toBeFocused();
});

test('L8 leads back to a list as it was filtered, by the menu too', async ({ page, employer }) => {
  await signIn(page, employer);
  await page.goto('/#/policy/index?status=10');
  await expect(heading(page, 'Policies')).toBeVisible();
  await go(page, 'Change record');
  await go(page, 'Policies');

  await expect(page).toHaveURL(/#\/policy\/index\?.*status=10/);
});

test('L6 shows the open pages, closes one and comes to the one before', async ({ page, employer }) => {
  await signIn(page, employer);
  await expect(bar(page)).toBeHidden();
  await go(page, 'Policies');
  await go(page, 'Change record');
  await showBar(page);
  await expect(tabNames(page)).toHaveText(['Dashboard', 'Policies', 'Change record']);
  await expect(bar(page).locator('[aria-current=page]')).toHaveText('Change record');

  await bar(page).getByRole('button', { name: 'Close Change record' }).click();

  await expect(heading(page, 'Policies')).toBeVisible();
  await expect(page).toHaveURL(/#\/policy\/index/);
  await expect(tabNames(page)).toHaveText(['Dashboard', 'Policies']);
  await expect(bar(page).getByRole('button', { name: 'Close Dashboard' })).toHaveCount(0);
});

test('L6 refreshes by a right click, through /redirect: the page begins anew', async ({ page, employer }) => {
  await signIn(page, employer);
  await showBar(page);
  await go(page, 'Policies');
  await expect(page.getByText(/EB-/)).toBeVisible();
  await searchBox(page).fill('half a wor');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const asked = page.waitForRequest(/\/api\/policy\/lists/);

  await bar(page).getByRole('button', { name: 'Policies', exact: true }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Refresh' }).click();

  await asked;
  await expect(searchBox(page)).toHaveValue('');
  expect(addresses.some((address) => address.includes('#/redirect/policy/index'))).toBe(true);
  await expect(page).toHaveURL(/#\/policy\/index/);
});

test('L6 closes others and all from the keyboard; the pinned page stays', async ({ page, employer }) => {
  await signIn(page, employer);
  await showBar(page);
  await go(page, 'Policies');
  await go(page, 'Change record');
  await go(page, 'Add persons');

  const policies = bar(page).getByRole('button', { name: 'Policies', exact: true });
  await policies.focus();
  await policies.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Close others' }).press('Enter');
  await expect(tabNames(page)).toHaveText(['Dashboard', 'Policies']);
  await expect(heading(page, 'Policies')).toBeVisible();

  await policies.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Close all' }).click();
  await expect(tabNames(page)).toHaveText(['Dashboard']);
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('L8 opens a tab for each record, ten at most, and remembers the list over a reload', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await showBar(page);
  for (let record = 901; record <= 911; record += 1) {
    await page.goto(`/#/policy/record-detail?policy_change_id=${record}`);
    await expect(bar(page).locator('[aria-current=page]')).toHaveText(/^Change/);
  }
  await expect(tabNames(page)).toHaveCount(10);

  await page.reload();
  await expect(tabNames(page)).toHaveCount(10);
  await tabNames(page).nth(1).click();
  await expect(page).toHaveURL(/policy_change_id=903/);
});

test('R2 re-enters a path by /redirect', async ({ page, employer }) => {
  await signIn(page, employer);
  await page.goto('/#/redirect/policy/index?status=10');

  await expect(page).toHaveURL(/#\/policy\/index\?.*status=10/);
  await expect(heading(page, 'Policies')).toBeVisible();
});

test('L6 asks before it closes a page with something unsaved, and before another enterprise', async ({
  page,
}) => {
  await signIn(page, { userName: 'hr_admin', password: 'Demo-2026!' });
  await showBar(page);
  // The list cannot be stored: it stays on the page alone.
  await page.route('**/api/import/**', (route) => route.abort());
  await page.goto('/#/policy/add');
  await page
    .getByRole('region', { name: /policy/i })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('gridcell').first().click();
  await page.keyboard.type('李伟');
  await page.keyboard.press('Tab');

  await bar(page).getByRole('button', { name: 'Close Add persons' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(dialog.getByRole('listitem')).toHaveText(/1 person/);
  await dialog.getByRole('button', { name: 'Keep it open' }).click();
  await expect(page.getByText('李伟').first()).toBeVisible();

  await page.getByRole('button', { name: /^Enterprise/ }).click();
  const enterprises = page.getByRole('dialog', { name: /^Enterprise/ });
  await enterprises.getByRole('listitem').locator('button:not([aria-current])').first().click();
  await expect(dialog.getByRole('listitem')).toHaveText(/1 person/);
  await dialog.getByRole('button', { name: 'Keep it open' }).click();

  await bar(page).getByRole('button', { name: 'Close Add persons' }).click();
  await dialog.getByRole('button', { name: 'Close without saving' }).click();
  await expect(tabNames(page)).toHaveText(['Dashboard']);
});

test('L8 leads nobody back to a list that arrives while the next page is on its way', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await pasteText(page, `李伟\t${idcardOf(571)}\t${employer.workCompany}\t包装工\n`);
  await expect(page).toHaveURL(/list=\d+/);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  const address = new URL(page.url()).hash;
  await page.goto('/#/dashboard');
  await page.reload();

  const [list, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/import\/rows/, async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.route(/assets\/PersonsPage/, async (route) => {
    await next.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/import\/rows/);
  await page.goto(`/${address}`);
  await asked;
  const fetched = page.waitForRequest(/assets\/PersonsPage/);
  await page.goto('/#/person/index');
  await fetched;
  list.resolve();
  await expect(page.getByRole('gridcell', { name: '李伟' })).toBeVisible();
  next.resolve();

  await expect(heading(page, 'Persons')).toBeVisible();
  await expect(page).toHaveURL(/#\/person\/index/);
});
