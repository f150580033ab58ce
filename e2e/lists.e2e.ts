import type { Route } from '@playwright/test';
import { choose } from './choose.ts';
import { addPerson } from './changes.ts';
import { clippedTexts, cutTexts } from './clipped.ts';
import { findings } from './findings.ts';
import { open } from './open.ts';
import { expect, signIn, test } from './world.ts';

const jiangnan = { userName: 'hr_admin', password: 'Demo-2026!' };

test('B1 shows the policies, and one in full: what it pays, its rules in words, its persons by month', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await page.goto('/#/policy/index?status=10');
  await page
    .getByRole('row', { name: /TH-60E/ })
    .getByRole('link')
    .first()
    .click();

  await expect(page).toHaveURL(/#\/policy\/detail\?policy_id=\d+$/);
  await expect(page.getByText('Death or disability, per person')).toBeVisible();
  await expect(page.getByText('¥600,000.00')).toBeVisible();
  await expect(page.getByText('Submitted by 24:00, cover begins the next day at 00:00.')).toBeVisible();
  await expect(page.getByText('Only someone of the same class may take a seat.')).toBeVisible();
  await expect(page.getByText('360 of 360 persons covered now')).toBeVisible();

  await page.getByRole('button', { name: 'Aug 2026' }).click();
  await expect(page).toHaveURL(/start_to=2026-08-31/);
  await expect(page.getByText('360 of 360 persons covered now')).toBeVisible();

  await page.getByRole('link', { name: '360', exact: true }).click();
  await expect(page).toHaveURL(/#\/person\/index\?/);
  await expect(page).toHaveURL(/is_active=1/);
  await expect(page.getByText('360 of 360 persons covered now').filter({ visible: true })).toBeVisible();
});

test('B1 L8 goes back to the list as it was left, filters and all', async ({ page }) => {
  await signIn(page, jiangnan);
  await page.goto('/#/policy/index');
  await choose(page.getByRole('combobox', { name: 'State', exact: true }), 'In force');
  await expect(page).toHaveURL(/status=10/);
  await page
    .getByRole('row', { name: /TH-60E/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText('Death or disability, per person')).toBeVisible();

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Policies' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the filter State: In force' })).toBeVisible();
});

test('Q4 has five faces: coming, rows with a bar while asked again, nothing, nothing found, failed', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  let answer: ((route: Route) => Promise<void>) | undefined;
  const held: Route[] = [];
  await page.route('**/api/policy_person/lists*', (route) =>
    answer ? answer(route) : void held.push(route),
  );

  await page.goto('/#/person/index');
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
  await expect(page.getByRole('columnheader', { name: 'Work company' })).toBeVisible();
  await expect(page.getByText('Nobody has been insured yet.')).toHaveCount(0);

  answer = (route) => route.continue();
  for (const route of held.splice(0)) await route.continue();
  await expect(page.getByText('Nobody has been insured yet.')).toBeVisible();

  await choose(page.getByRole('combobox', { name: 'Cover', exact: true }), 'Covered now');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByText('Nobody has been insured yet.')).toBeVisible();

  answer = (route) => route.abort();
  await choose(page.getByRole('combobox', { name: 'Cover', exact: true }), 'Not covered now');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  answer = (route) => route.continue();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
});

test('Q4 keeps the old rows in sight while others are asked for', async ({ page }) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index?is_active=1');
  await expect(page.getByRole('row')).toHaveCount(16);
  const held: Route[] = [];
  await page.route('**/api/policy_person/lists*', (route) => void held.push(route));

  await page.getByRole('button', { name: 'Next page', exact: true }).click();

  await expect(page.locator('.refresh-bar-on').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(16);
  for (const route of held.splice(0)) await route.continue();
  await expect(page.getByText(/^16–30 of/)).toBeVisible();
});

test('N4 marks in red what the insurer refused after cover began, until someone acts', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await addPerson(page, employer, { confirmed: true });
  // What the server finds is proved by its own tests; here, that nobody can overlook it.
  let needs_you: string | null = 'refused_after_cover';
  await page.route('**/api/policy_change/{lists,detail}*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll(/"needs_you":[^,}]+/g, `"needs_you":${JSON.stringify(needs_you)}`),
    });
  });
  await page.route('**/api/policy_change/acknowledge', async (route) => {
    needs_you = null;
    await route.fulfill({ json: { code: 1, msg: '', data: { policy_change_id: 1 } } });
  });

  await page.goto('/#/policy/record');
  await expect(page.getByText('NOT covered: refused after cover began')).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('they are NOT covered');
  await alert.getByRole('button', { name: 'I have seen it and take care of it' }).click();

  await expect(page.getByText('they are NOT covered')).toHaveCount(0);
});

test('Q1 axe finds nothing on lists, their filters and a selection, light and dark', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, jiangnan);
  for (const path of ['/notice', '/policy/detail?policy_id=1&limit=5']) {
    await open(page, path);
    expect(await findings(page), path).toEqual([]);
  }
  await open(page, '/person/index?is_active=1&category=3&limit=5');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: /^More filters/ }).click();
  expect(await findings(page), 'persons, one of them selected, with more filters').toEqual([]);
});

const reads = [
  '/policy/index',
  '/dashboard',
  '/policy/detail?policy_id=1',
  '/person/detail?employee_id=1',
  '/person/index',
  '/policy/record',
  '/policy/record-detail?policy_change_id=1',
  '/notice',
];

test('Q2 cuts no text in four languages, at 1440 px and on a phone', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, jiangnan);
  for (const language of ['en', 'zh', 'es', 'ja']) {
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    await page.reload();
    for (const path of reads) {
      await open(page, path);
      expect(await cutTexts(page), `${language} ${path}`).toEqual([]);
    }
  }
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1'))
      heading.style.cssText = 'width: 20px; overflow: hidden; white-space: nowrap';
  });
  expect(await clippedTexts(page), 'a heading that is cut').toHaveLength(1);
});
