import type { Page } from '@playwright/test';
import { clippedTexts } from './clipped.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { openWorkbench } from './workbench.ts';
import { expect, signInByForm, test } from './world.ts';

const admin = { userName: 'hr_admin', password: 'Demo-2026!' };
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Open pages' });

/** What the window keeps, names and values, but for which user was last in it. */
const keptIn = (page: Page) =>
  page.evaluate(() =>
    Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '')
      .filter((name) => name !== 'last-user')
      .flatMap((name) => [name, sessionStorage.getItem(name)]),
  );

async function showTabs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Bar of open pages' }).click();
  await page.keyboard.press('Escape');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByLabel('User name')).toBeVisible();
}

async function signInHere(page: Page, { userName, password }: typeof admin): Promise<void> {
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
}

async function openOthersPages(page: Page): Promise<void> {
  await signInByForm(page, admin);
  await showTabs(page);
  await page.goto('/#/policy/index?keywords=EL-B');
  await expect(tabs(page)).toContainText('Policies');
  await page.goto('/#/person/index?keywords=王伟');
  await expect(tabs(page)).toContainText('Persons');
}

test('G6 keeps nothing of whoever signs out: the next person in the window finds neither tabs nor searches', async ({
  page,
  employer,
}) => {
  await openOthersPages(page);
  await logOut(page);
  expect(await keptIn(page)).toEqual([]);

  await signInHere(page, employer);

  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(tabs(page).getByRole('listitem')).toHaveText(['Dashboard']);
  expect((await keptIn(page)).join(' ')).not.toMatch(/EL-B|王伟/);
});

test('G6 does the same where the first session only ran out, and brings the same person back', async ({
  page,
  employer,
}) => {
  await openOthersPages(page);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await signInHere(page, admin);
  await expect(page).toHaveURL(/#\/person\/index/);
  await expect(tabs(page)).toContainText('Policies');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();

  await signInHere(page, employer);

  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(tabs(page).getByRole('listitem')).toHaveText(['Dashboard']);
  expect((await keptIn(page)).join(' ')).not.toMatch(/EL-B|王伟/);
});

async function twoWindows(page: Page): Promise<Page> {
  await signInByForm(page, admin);
  const other = await page.context().newPage();
  await other.goto('/#/policy/index');
  await expect(other.getByRole('row', { name: /EL-B|F-/ }).first()).toBeVisible();
  return other;
}

async function changeEnterprise(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Enterprise/ }).click();
  await page.getByRole('listitem').getByRole('button', { name: /滨海/ }).click();
  await expect(page.getByText(/You are now working for 滨海/)).toBeVisible();
}

test('D7 says at once in every window that another one has changed the enterprise, and goes along', async ({
  page,
}) => {
  const other = await twoWindows(page);
  await changeEnterprise(page);

  const dialog = other.getByRole('dialog', { name: /^Another window now works for .*滨海/ });
  await expect(dialog).toBeVisible();
  await other.keyboard.press('Escape');
  await other.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: /^Go along to .*滨海/ }).click();

  await expect(other.getByRole('button', { name: /^Enterprise: .*滨海/ })).toBeVisible();
  await expect(other).toHaveURL(/#\/dashboard$/);
});

test('D7 leads every window back to the enterprise of the one that has something begun', async ({ page }) => {
  const other = await twoWindows(page);
  await changeEnterprise(page);

  await other.getByRole('button', { name: /^Back to .*江南/ }).click();

  await expect(other.getByRole('dialog', { name: /Another window/ })).toBeHidden();
  await other.goto('/#/policy/record');
  await expect(other.getByRole('heading', { level: 1, name: 'Change record' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: /^Another window now works for .*江南/ })).toBeVisible();
});

test('D7 asks over a half-written list without losing a letter of it, and leads back to it', async ({
  page,
}) => {
  const other = await twoWindows(page);
  await openWorkbench(other, /TH-50B-202611/);
  await pasteText(other, `半途 ${idcardOf(811)} 包装工`);
  await expect(other.getByText(/^Saved/)).toBeVisible();
  // A cell is open, with letters that nothing has stored yet.
  await other.getByRole('gridcell', { name: '半途', exact: true }).dblclick();
  await other.keyboard.type('而止');
  await changeEnterprise(page);

  const dialog = other.getByRole('dialog', { name: /^Another window now works for .*滨海/ });
  await expect(dialog).toBeVisible();
  await other.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await dialog.getByRole('button', { name: /^Back to .*江南/ }).click();

  await expect(other.getByRole('gridcell', { name: /^半途而止/ })).toBeVisible();
  await other.getByRole('button', { name: 'Remove row 1' }).click();
  await expect(other.getByText(/^Saved/)).toBeVisible();
});

test('D7 asks over an open drawer and an open dialog, which are gone where the window goes along', async ({
  page,
}) => {
  const other = await twoWindows(page);
  await other.keyboard.press('Control+k');
  const palette = other.getByRole('dialog');
  await expect(palette).toBeVisible();
  await changeEnterprise(page);

  const asking = other.getByRole('dialog', { name: /^Another window now works for .*滨海/ });
  await expect(asking).toBeVisible();
  await asking.getByRole('button', { name: /^Go along to .*滨海/ }).click();
  await expect(other).toHaveURL(/#\/dashboard$/);
  await expect(palette).toHaveCount(0);

  await other.getByRole('button', { name: 'Settings' }).click();
  await expect(other.getByRole('switch', { name: 'Bar of open pages' })).toBeVisible();
  await page.getByRole('button', { name: /^Enterprise/ }).click();
  await page.getByRole('listitem').getByRole('button', { name: /江南/ }).click();
  await other.getByRole('button', { name: /^Go along to .*江南/ }).click();
  await expect(other.getByRole('button', { name: /^Enterprise: .*江南/ })).toBeVisible();
  await expect(other.getByRole('switch', { name: 'Bar of open pages' })).toHaveCount(0);
});

test('D7 Q2 asks on a phone as well, with nothing cut off', async ({ page }) => {
  const other = await twoWindows(page);
  await other.setViewportSize({ width: 390, height: 844 });
  await changeEnterprise(page);

  await expect(other.getByRole('dialog', { name: /^Another window now works for .*滨海/ })).toBeVisible();
  expect(await clippedTexts(other)).toEqual([]);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await other.getByRole('button', { name: /^Go along to .*滨海/ }).click();

  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(other).toHaveURL(/#\/dashboard$/);
});

test('G6 D7 shows nobody in another enterprise the pages that they had open in the first, and has them again there', async ({
  page,
}) => {
  await openOthersPages(page);

  await changeEnterprise(page);
  await expect(tabs(page).getByRole('listitem')).toHaveText(['Dashboard']);
  await page.goto('/#/policy/index');
  await expect(page.getByRole('searchbox').first()).not.toHaveValue(/EL-B/);
  await page.getByRole('button', { name: /^Enterprise/ }).click();
  await page.getByRole('listitem').getByRole('button', { name: /江南/ }).click();

  await expect(tabs(page)).toContainText('Persons');
  await expect(tabs(page)).toContainText('Policies');
});

test('G6 signs out in every window at once', async ({ page }) => {
  const other = await twoWindows(page);

  await logOut(page);

  await expect(other.getByLabel('User name')).toBeVisible();
  await expect(other.getByText('You have signed out in another window.')).toBeVisible();
  expect(await keptIn(other)).toEqual([]);
});
