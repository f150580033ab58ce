import type { Page } from '@playwright/test';
import { idcardOf } from './pasted.ts';
import { expect, signIn, test } from './world.ts';

const openList = async (page: Page) => {
  await page.goto('/#/policy/index');
  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await page.getByLabel('Name, row 1').focus();
};

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
};

test('N17 stores what was just typed before signing out, and asks when it cannot', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openList(page);
  await page.route('**/api/import/parse', (route) => route.abort());
  await page.keyboard.type('李伟');
  await page.keyboard.press('Tab');
  await page.keyboard.type(idcardOf(1));

  await logOut(page);
  const asked = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(asked).toContainText('List of 1 person');
  await asked.getByRole('button', { name: 'Keep it open' }).click();
  await page.unroute('**/api/import/parse');
  await logOut(page);
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpolicy%2Fadd/);

  await page.getByLabel('User name').fill(employer.userName);
  await page.getByLabel('Password', { exact: true }).fill(employer.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: '李伟' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: idcardOf(1) })).toBeVisible();
});

test('N17 asks before a reload takes what stands in an open cell, and stores it as it goes', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openList(page);
  await page.keyboard.type('李伟');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.keyboard.type('3205831990');
  await expect(page.getByText('Not saved yet')).toBeVisible();

  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.accept();
    }),
  );
  await page.reload();

  expect(await asked).toBe('beforeunload');
  await expect(page.getByRole('gridcell', { name: '3205831990' })).toBeVisible();
});
