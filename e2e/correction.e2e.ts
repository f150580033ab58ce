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
  await addPerson(page, employer, { confirmed: true, idcard: idcardOf(51) });
  await chooseCovered(page);

  await page.getByLabel('The right name').fill('李');
  await expect(page.getByText(/^A name has/).or(page.locator('.field-wrong'))).toBeVisible();
  await page.getByLabel('The right name').fill('李玮');
  // The insurer has not answered for the cover yet: nothing else is begun for the person meanwhile.
  await expect(page.getByText(/^Change C\d+ of this person is under way/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
  await page.setInputFiles('input[type=file]', { ...photograph, buffer: Buffer.from('<html>') });
  await expect(page.getByText(/^This is no photograph and no PDF/)).toBeVisible();
});
