import type { Page } from '@playwright/test';
import { addPerson } from './changes.ts';
import { choose } from './choose.ts';
import { cutTexts } from './clipped.ts';
import { findings } from './findings.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { expect, signIn, test } from './world.ts';

const workOf = (page: Page) => page.getByRole('combobox', { name: 'Work type', exact: true });

async function openBoard(page: Page): Promise<void> {
  await page.goto('/#/policy/transfer');
  await page.getByRole('button', { name: /EB-/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Transfer persons' })).toBeVisible();
}

test('B2 R4 moves a covered person to other work, names who cannot be moved, and takes it back', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await addPerson(page, employer, { confirmed: true, idcard: idcardOf(41) });
  await openBoard(page);

  await page.getByLabel('Row 1: name').focus();
  await pasteText(page, '姓名\n李伟\n查无此人\n');
  await expect(page.getByText('Choose the work company or the work type first.')).toBeVisible();
  await choose(workOf(page), '焊接工(室内) · class 4');
  // Where all go stands in the address.
  await expect(page).toHaveURL(/occupation_id=\d+/);
  await expect(page.getByText(/^¥[\d.]+ more: from .*流水线装配工.* to .*焊接工/)).toBeVisible();
  await expect(page.getByText(/Nobody of this name or number is covered/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
  await page.getByRole('button', { name: /^Check and continue: 1 transfer, ¥/ }).click();

  await expect(page.getByText(/^Covered where they are until .*: no day between the two$/)).toBeVisible();
  const row = page.getByRole('row', { name: /李伟.*流水线装配工.*焊接工/ });
  // What was paid for these days is part of the calculation.
  await row.locator('summary').click();
  await expect(row.getByText('Paid already for the cover that ends')).toBeVisible();
  await page.getByRole('button', { name: /^Confirm 1 transfer for .*, ¥/ }).click();
  await page.waitForURL(/policy\/result/);
  await expect(page.getByText(/^1 person is covered at the new place from .*, without a gap$/)).toBeVisible();

  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: /^Take back 1 transfer for / }).click();
  await expect(page.getByText(/^Nobody is transferred by this change/)).toBeVisible();

  // Who could not be moved is still there, and so is who was taken back.
  await openBoard(page);
  await expect(page.getByLabel('Row 1: name')).toHaveValue('李伟');
});

test('B2 chooses whom to move from the covered, and lets a row go elsewhere than the others', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await addPerson(page, employer, { confirmed: true, idcard: idcardOf(42) });
  await openBoard(page);

  await page.getByRole('button', { name: 'Choose from the covered' }).click();
  await page.getByRole('button', { name: /^Transfer 李伟/ }).click();
  await choose(page.getByRole('combobox', { name: 'Row 1: work type' }), '流水线装配工(电子) · class 3');
  await expect(page.getByText(/^This person works there already, at this work type/)).toBeVisible();
  await choose(page.getByRole('combobox', { name: 'Row 1: work type' }), '焊接工(室内) · class 4');
  await expect(page.getByRole('button', { name: /^Check and continue: 1 transfer, ¥/ })).toBeEnabled();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findings(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
});
