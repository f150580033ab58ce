import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { open } from './open.ts';
import { expect, signIn, test } from './world.ts';

/** Opens the field that finds anything, which is fetched when first asked for. */
async function openField(page: Page) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  return field;
}

/** The demo's dispatch company: 40 work companies, 3,000 covered persons. */
const jiangnan = { userName: 'hr_admin', password: 'Demo-2026!' };

test('N5 opens a person from a name in a list: whether covered, covers over time with a table, and the changes', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index?is_active=1');
  const name = page
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /\*{11}/ });
  const said = ((await name.textContent()) ?? '').replace(/\d.*/, '');
  await name.click();

  await expect(page).toHaveURL(/#\/person\/detail\?employee_id=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${said} `);
  await expect(page.getByText(/^Covered until \d+ \w+ 202\d, 24:00$/)).toBeVisible();
  const covers = page.getByRole('table', { name: 'Covers' });
  await expect(covers.getByRole('row').nth(1)).toContainText('24:00');
  expect(await findings(page), 'a person').toEqual([]);

  await page.getByRole('table', { name: 'Changes' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change in detail' })).toBeVisible();
  await page
    .getByRole('row')
    .getByRole('link', { name: /\*{11}/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/person\/detail\?employee_id=\d+$/);
});

test('N5 B2 leads from a person to the removal from their policy with them on the list', async ({ page }) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index?is_active=1&category=4');
  const name = page
    .getByRole('row')
    .nth(2)
    .getByRole('link', { name: /\*{11}/ });
  const said = ((await name.textContent()) ?? '').replace(/\d.*/, '');
  await name.click();
  await page.getByRole('link', { name: 'Remove from this policy' }).click();

  const grid = page.getByRole('grid', { name: 'Persons to remove' });
  await expect(grid.getByRole('gridcell', { name: said, exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Check and continue: 1 person/ })).toBeEnabled();
  await expect(page).not.toHaveURL(/cover=/);
  await page.getByRole('button', { name: 'Remove row 1' }).click();
});

test('N5 B2 leads from a person to the transfer within their policy with them on the board', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index?is_active=1&category=4');
  const name = page
    .getByRole('row')
    .nth(2)
    .getByRole('link', { name: /\*{11}/ });
  const said = ((await name.textContent()) ?? '').replace(/\d.*/, '');
  await name.click();
  await page.getByRole('link', { name: 'Transfer within this policy' }).click();

  await expect(page.getByLabel('Row 1: name')).toHaveValue(said);
  await expect(page).not.toHaveURL(/cover=/);
});

test('N5 B2 leads from a person to the correction of their name or number', async ({ page }) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index?is_active=1&category=4');
  const name = page
    .getByRole('row')
    .nth(2)
    .getByRole('link', { name: /\*{11}/ });
  const said = ((await name.textContent()) ?? '').replace(/\d.*/, '');
  await name.click();
  await page.getByRole('link', { name: 'Correct name or number' }).click();

  await expect(page.getByRole('region', { name: 'Who is corrected' })).toContainText(said);
  await expect(page.getByRole('radio', { name: 'The name', exact: true })).toBeChecked();
  await expect(page).not.toHaveURL(/cover=/);
});

test('N5 says of a person whom nobody knows here that there is none, and leads back to the list', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await page.goto('/#/person/detail?employee_id=1');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'To the list of persons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Persons' })).toBeVisible();
});

test('N5 fits a person on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, jiangnan);
  await open(page, '/person/detail?employee_id=1');

  await expect(page.getByText(/^(Covered until|Not covered since) \d/)).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(await findings(page), 'a person on a phone').toEqual([]);
});

test('N16 answers in the field that finds anything whether somebody is covered, by one sign, pinyin or four digits', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index?is_active=1&sort=name');
  const number =
    (await page
      .getByRole('row')
      .nth(1)
      .getByText(/^\d{3}\*{11}/)
      .textContent()) ?? '';
  const ways = page.getByRole('dialog').getByRole('option');
  await openField(page);
  await page.keyboard.type('赵');
  await expect(ways).toHaveCount(8);
  await expect(ways.first()).toContainText(/^赵.+\*{11}.+Covered until .+24:00.+ · .+ · /);
  await expect(page.getByRole('status').getByText(/more persons: type more of the name/)).toBeVisible();
  expect(await findings(page), 'persons in the field').toEqual([]);

  const box = page.getByRole('combobox', { name: /^Page, name, pinyin/ });
  await box.fill('zhl');
  await expect(ways.first()).toContainText(/^[赵张周郑朱钟曾邹章祝]/);
  await box.fill(number.slice(-4));
  await expect(ways.first()).toContainText(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/person\/detail\?employee_id=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

test('N16 goes to whom was typed last, also when Enter comes before the answer', async ({ page }) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index?is_active=1&sort=name');
  const row = page.getByRole('row').nth(3);
  const name = (await row.locator('strong').textContent()) ?? '';
  await openField(page);
  await page.keyboard.type('赵');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(8);
  await page.getByRole('dialog').getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/#\/person\/detail/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('N16 opens settings and help, and signs out, from the field that finds anything', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openField(page);
  await page.keyboard.type('settings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openField(page);
  await page.keyboard.type('help');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openField(page);
  await page.keyboard.type('log out');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('User name')).toBeVisible();
});
