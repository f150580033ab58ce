import { addPerson } from './changes.ts';
import { cutTexts } from './clipped.ts';
import { findings } from './findings.ts';
import { idcardOf } from './pasted.ts';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './world.ts';

const photograph = {
  name: '身份证.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(200, 7)]),
};

async function chooseCovered(page: Page): Promise<void> {
  await page.goto('/#/policy/correct');
  await page.getByRole('button', { name: /EB-/ }).first().click();
  await page.getByRole('button', { name: /^Correct 李伟/ }).click();
  await expect(page.getByLabel('The right name')).toBeVisible();
}

test('B2 R4 corrects a mistyped name with a file that proves it, and takes it back', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  const policy_change_id = await addPerson(page, employer, { confirmed: true, idcard: idcardOf(51) });
  await page.goto(`/#/policy/result?policy_change_id=${policy_change_id}`);
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('button', { name: /^Send now, / }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await chooseCovered(page);

  await page.getByLabel('The right name').fill('李');
  await expect(page.getByLabel('The right name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('The right name').fill('李玮');
  await expect(page.getByText('In order: 李伟 becomes 李玮')).toBeVisible();
  await expect(page.getByText('Add the file that proves it.')).toBeVisible();
  await page.setInputFiles('input[type=file]', photograph);
  await expect(page.getByText('身份证.jpg')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check and continue: correct 1 name, at no cost' }).click();

  await expect(page.getByText(/^The cover stays as it is: the same days, the same price/)).toBeVisible();
  await expect(page.getByRole('row', { name: /李玮.*李伟/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Confirm 1 correction for .*, at no cost$/ }).click();
  await page.waitForURL(/policy\/result/);
  await expect(page.getByText(/^Once the insurer has issued it, 1 person is corrected/)).toBeVisible();

  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: /^Take back 1 correction for / }).click();
  await expect(page.getByText(/^Nothing is corrected by this change/)).toBeVisible();
  await page.goto('/#/policy/record');
  await expect(page.getByRole('row', { name: /Correct/ }).first()).toBeVisible();
});

test('B2 says why somebody cannot be corrected yet, and takes no file that proves nothing', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await addPerson(page, employer, { confirmed: true, idcard: idcardOf(52) });
  await chooseCovered(page);

  await page.getByLabel('The right name').fill('李玮');
  await expect(page.getByText(/^Change C\d+ of this person is under way/)).toBeVisible();
  await page.setInputFiles('input[type=file]', { ...photograph, buffer: Buffer.from('<html>') });
  await expect(page.getByText(/^This is no photograph and no PDF/)).toBeVisible();
  await page.getByRole('radio', { name: 'The document number' }).check();
  await page.getByLabel('The right number, whole').fill('110101199003070012');
  await expect(page.getByLabel('The right number, whole')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: /^Check and continue/ })).toBeDisabled();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findings(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
});
