import { findings } from './findings.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { expect, signIn, test } from './world.ts';

test('Q1 axe finds nothing from the sign-in to the record of a change, light and dark', async ({
  page,
  employer,
}) => {
  await page.goto('/');
  await expect(page.getByLabel('User name')).toBeVisible();
  expect(await findings(page), 'sign-in').toEqual([]);

  await signIn(page, employer);
  expect(await findings(page), 'dashboard').toEqual([]);

  await page.goto('/#/policy/index');
  await expect(page.getByText(/EB-/)).toBeVisible();
  expect(await findings(page), 'policies').toEqual([]);

  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await page.getByLabel('Name, row 1').focus();
  await pasteText(page, `李伟\t${idcardOf(51)}\t${employer.workCompany}\t包装工\n赵敏\t123\t\t\n`);
  const some = page.getByRole('button', { name: /^Insure 1 now/ });
  await expect(some).toBeVisible();
  expect(await findings(page), 'add').toEqual([]);
  await some.click();
  await expect(page.getByRole('button', { name: /^Confirm 1/ })).toBeVisible();
  expect(await findings(page), 'confirm').toEqual([]);

  await page.getByRole('button', { name: /^Confirm 1/ }).click();
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
  expect(await findings(page), 'result').toEqual([]);

  await page.goto('/#/policy/record');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await findings(page), 'record').toEqual([]);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText('What happened')).toBeVisible();
  expect(await findings(page), 'record detail').toEqual([]);
});
