import { expect, signIn, test } from './world.ts';
import { choose } from './choose.ts';

/** The demo's dispatch company: 40 work companies, 3,000 covered persons. */
const jiangnan = { userName: 'hr_admin', password: 'Demo-2026!' };

test('B5 shows who is covered over all policies, each with the days of cover in words', async ({ page }) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index?is_active=1');

  await expect(page.getByText('3,000 of 3,000 persons covered now')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(16);
  const first = page.getByRole('row').nth(1);
  await expect(first.getByText(/^\d{3}\*{11}\d{3}[\dX]$/)).toBeVisible();
  await expect(first.getByRole('img', { name: /^covered .+ – .+; today is 20 Nov 2026$/ })).toBeVisible();
});

test('B5 N15 keeps filters, page, order and columns in the address, and each can be taken away', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index');
  await choose(page.getByRole('combobox', { name: 'Cover', exact: true }), 'Covered now');
  await page.getByRole('button', { name: /^More filters/ }).click();
  await choose(page.getByRole('combobox', { name: 'Class', exact: true }), '3');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Age', exact: true }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'First day' }).click();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);

  await page.reload();

  await expect(page.getByRole('columnheader', { name: 'Age', exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'First day' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.getByText(/^16–30 of/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'More filters (1)' })).toBeVisible();
  for (const field of ['is_active=1', 'category=3', 'sort=start_date', 'page=2', 'columns=']) {
    expect(page.url()).toContain(field);
  }

  await page.getByRole('button', { name: 'Remove the filter Class: 3' }).click();
  await expect(page).not.toHaveURL(/category/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/is_active/);
  await expect(page).toHaveURL(/columns=/);
});

test('B5 finds by a part of the name, and keeps what looks like an ID number out of the address', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index');
  const box = page.getByRole('searchbox', { name: /^Name, pinyin/ });
  const name = await page.getByRole('row').nth(1).getByRole('strong').first().innerText();

  await box.fill(name);
  await box.press('Enter');
  await expect(page.getByRole('button', { name: `Remove the filter “${name}”` })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(name);
  await expect(page).toHaveURL(/keywords=/);

  await box.fill('110101199003070011');
  await box.press('Enter');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  expect(page.url()).not.toContain('110101199003070011');
  expect(page.url()).not.toContain('keywords');
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByRole('row')).toHaveCount(16);
});

test('N15 keeps what is selected over pages and another page, selects all that match, and copies their names', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, jiangnan);
  await page.goto('/#/person/index?is_active=1&category=5');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('row').nth(2).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(/^16–30 of/)).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('checkbox').check();

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Policies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
  await page.goBack();

  const bar = page.getByRole('region', { name: /selected/ });
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: /^Select all \d+ that match$/ }).click();
  const all = Number(
    /of ([\d,]+)$/.exec(await page.getByText(/^16–30 of/).innerText())?.[1]?.replace(',', ''),
  );
  expect(all).toBeGreaterThan(30);
  await expect(bar).toContainText(`${all} selected`);
  await bar.getByRole('button', { name: 'Copy names' }).click();
  await expect(page.getByRole('status').getByText(`${all} persons copied`)).toBeVisible();

  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(all);
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(bar).toBeHidden();
});

test('N15 saves a view of filters under a name, opens it again and deletes it', async ({ page }) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index?is_active=1&category=4');
  const name = `Class four ${Date.now()}`;
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByLabel('Save these filters as').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`View “${name}” saved`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/category/);

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();

  await expect(page).toHaveURL(/category=4/);
  await expect(page.getByRole('button', { name: 'Remove the filter Class: 4' })).toBeVisible();
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('button', { name: `Delete the view ${name}` }).click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('B5 P3 shows persons to the sub-user who may read them, without ways that are not theirs', async ({
  page,
}) => {
  await signIn(page, { userName: 'hr_clerk', password: 'Demo-2026!' });
  await page.goto('/#/person/index');

  await expect(page.getByRole('row')).toHaveCount(16);
  await expect(page.getByRole('link', { name: 'Add persons' })).toHaveCount(0);
  await page.goto('/#/policy/record');
  await expect(page).toHaveURL(/#\/401/);
});

test('T21 says in the sheet why a number is not shown, with the reason that was given still there', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index?is_active=1');
  const msg = 'You have seen 30 numbers today, the most for one day.';
  const detail = { reveals_max: 30, opens_at: '2026-11-21 00:00:00' };
  const refused = { code: 0, msg, reason: 'REVEAL_LIMIT', detail, data: null, request_id: 'r' };
  await page.route('**/api/employee/reveal', (route) => route.fulfill({ json: refused }));

  await page
    .getByRole('button', { name: /^Show number of/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: /^Number of/ });
  const reason = sheet.getByLabel('Why you need it');
  await reason.fill('The hospital asks');
  await sheet.getByRole('button', { name: 'Show it' }).click();

  await expect(sheet.getByRole('alert')).toHaveText(msg);
  await expect(reason).toHaveValue('The hospital asks');
  // Nothing of it stands behind the sheet, where it cannot be read.
  await expect(page.getByText(msg)).toHaveCount(1);
});
