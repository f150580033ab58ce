import type { Page } from '@playwright/test';
import { addPerson } from './changes.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { cutTexts } from './clipped.ts';
import { findings } from './findings.ts';
import { expect, signIn, test } from './world.ts';

async function openBoard(page: Page, policy: RegExp): Promise<void> {
  await page.goto('/#/policy/replace');
  await page.getByRole('button', { name: policy }).first().click();
  await expect(page.getByRole('heading', { name: 'Replace persons' })).toBeVisible();
}

async function pastePair(page: Page, text: string): Promise<void> {
  await page.getByLabel('Row 1: name of who leaves').focus();
  await pasteText(page, text);
}

test('B2 R4 puts one person in the seat of another, offers the other way beyond the quota, and takes it back', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await addPerson(page, employer, { confirmed: true, idcard: idcardOf(31) });
  await openBoard(page, /EB-/);

  await pastePair(page, `离职\t接替\t身份证号\n李伟\t王芳\t${idcardOf(32)}\n查无此人\t陈静\t${idcardOf(33)}`);
  await expect(page.getByText(/^Free: seat of 李伟/)).toBeVisible();
  await expect(page.getByText(/Nobody of this name or number is covered/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check and continue: 1 replacement, free' }).click();
  await page.getByRole('link', { name: 'Back, to change it' }).click();
  await expect(page.getByLabel('Row 1: name of who comes').filter({ visible: true })).toHaveValue('王芳');
  await page.getByRole('button', { name: 'Check and continue: 1 replacement, free' }).click();
  await expect(page.getByText(/who comes from .*: no day between them$/)).toBeVisible();
  await expect(page.getByRole('row', { name: /王芳.*李伟/ })).toBeVisible();
  await page.getByRole('button', { name: /^Confirm 1 free replacement for / }).click();
  await page.waitForURL(/policy\/result/);
  await expect(page.getByText(/^1 person takes a seat from .*, without a gap$/)).toBeVisible();
  const result = page.url();

  await openBoard(page, /EB-/);
  // What could not be done is still here, and what was done is not.
  await expect(page.getByLabel('Row 1: name of who leaves')).toHaveValue('查无此人');
  await page.getByRole('button', { name: 'Take row 1 out' }).click();
  await pastePair(page, `王芳\t陈静\t${idcardOf(33)}`);
  await expect(
    page.getByText(/^1 pair is beyond the free replacements\. .* gives back ¥[\d.]+ and costs ¥[\d.]+\.$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check and continue/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove and add 1 instead' }).click();
  await expect(page.getByText('A removal and an addition from the same day are drafted.')).toBeVisible();
  await page.getByRole('link', { name: 'Confirm the addition' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm' })).toBeVisible();
  await expect(page.getByText('陈静')).toBeVisible();

  await page.goto(result);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: /^Take back 1 replacement for / }).click();
  await expect(
    page.getByText(/^Nothing changes hands by this change: who was to leave stays covered/),
  ).toBeVisible();
});

test('B2 R4 says of a plan without replacements that there are none', async ({ page, employer }) => {
  await signIn(page, employer);
  await openBoard(page, /EH-/);
  await expect(page.getByText(/^This plan lets nobody take the seat of another/)).toBeVisible();
});
