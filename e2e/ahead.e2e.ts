import { addPerson } from './changes.ts';
import { cutTexts } from './clipped.ts';
import { findings } from './findings.ts';
import { idcardOf } from './pasted.ts';
import { expect, signIn, test } from './world.ts';

test('N8 tries people coming on the first page’s balance, keeps it in the address, and stores nothing', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await addPerson(page, employer, { confirmed: true, idcard: idcardOf(52) });
  await page.goto('/#/dashboard');
  await page.getByRole('link', { name: /^Balance/ }).click();
  await expect(page.getByText(/^Nothing yet: below are the months ahead/)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);

  await page.getByRole('button', { name: 'Try people coming or leaving' }).click();
  await expect(page.getByRole('columnheader', { name: 'As things stand' })).toBeVisible();
  await page.getByLabel('How many').fill('20');
  await page.getByLabel('How many').press('Enter');
  await expect(page).toHaveURL(/moves=add\.\d+\.\d\.20\./);
  const last = page.getByRole('row').last();
  await expect(last.getByRole('cell').first()).toHaveText('21');
  expect(await findings(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);

  await page.reload();
  await expect(page.getByLabel('How many')).toHaveValue('20');
  await page.getByRole('button', { name: 'Drop this' }).click();
  await expect(page.getByText(/^Nothing yet/)).toBeVisible();
});

test('N2 says that nobody is covered twice or soon too old, and the way back', async ({ page, employer }) => {
  await signIn(page, employer);
  await page.goto('/#/gap/index');

  await expect(page.getByText(/nobody is covered twice/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(page).toHaveURL(/dashboard/);
});
