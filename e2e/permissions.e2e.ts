import type { Page } from '@playwright/test';
import { expect, signIn, test } from './world.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link');

test('P1 shows a sub-user the pages of their keys, in the menu and by address, and a super user all', async ({
  page,
  browser,
  server,
  employer,
}) => {
  await signIn(page, { userName: 'hr_clerk', password: 'Demo-2026!' });
  await expect(menu(page)).toHaveText(['Dashboard', 'Policies', 'Persons']);
  for (const path of ['/policy/add', '/policy/record', '/policy/record-detail?policy_change_id=1']) {
    await page.goto(`/#${path}`);
    await expect(page, path).toHaveURL(/#\/401$/);
  }
  await page.goto('/#/person/index');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Persons');

  const context = await browser.newContext({ baseURL: server.address });
  const asSuper = await context.newPage();
  await signIn(asSuper, employer);
  await expect(menu(asSuper)).toHaveText([
    'Dashboard',
    'Add persons',
    'Remove persons',
    'Replace persons',
    'Transfer persons',
    'Correct a person',
    'One-key renewal',
    'Policies',
    'Persons',
    'Change record',
  ]);
  await context.close();
});

test('P2 offers adding and the change record to whoever holds their keys, and confirming to nobody else', async ({
  page,
  browser,
  server,
  drafter,
}) => {
  await signIn(page, { userName: 'hr_clerk', password: 'Demo-2026!' });
  await page.goto('/#/policy/index');
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Add/ })).toHaveCount(0);

  const context = await browser.newContext({ baseURL: server.address });
  const asDrafter = await context.newPage();
  await signIn(asDrafter, drafter);
  await expect(menu(asDrafter)).toHaveText([
    'Dashboard',
    'Add persons',
    'Remove persons',
    'Replace persons',
    'Transfer persons',
    'Correct a person',
    'One-key renewal',
    'Policies',
    'Change record',
  ]);
  await asDrafter.goto('/#/policy/index');
  await expect(asDrafter.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ })).toBeVisible();
  await context.close();
});
