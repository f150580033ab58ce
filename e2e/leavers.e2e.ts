import type { Page } from '@playwright/test';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { readIdNumber } from '@app/domain/persons/id-number';
import { idcardOf } from './pasted.ts';
import { business_now } from './server.ts';
import { jiangnan, openWorkbench } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

const masked = /^\d{3}\*{11}\d{3}[\dX]$/;

/** Every whole ID number that any answer of the server holds from now on. */
function numbersTold(page: Page): { readonly read: () => Promise<string[]> } {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
  });
  return {
    read: async () =>
      (await Promise.all(bodies)).flatMap((body) =>
        [...body.matchAll(/(?<!\d)\d{17}[\dX](?!\d)/g)]
          .map(([number]) => number)
          .filter((number) => readIdNumber(number, shanghaiDay(business_now)).ok),
      ),
  };
}

/** Puts the first leavers on the list. */
async function bringBack(page: Page, count: number): Promise<void> {
  await openWorkbench(page, /TH-50B-202611/);
  await page.getByRole('button', { name: 'Recent leavers' }).click();
  const panel = page.getByRole('region', { name: 'Recent leavers' });
  for (let at = 0; at < count; at++) await panel.getByRole('checkbox').nth(at).check();
  await panel.getByRole('button', { name: /^Add \d+ person/ }).click();
  await expect(page.getByRole('gridcell', { name: masked })).toHaveCount(count);
}

test('B3 T21 insures who left lately, and no answer tells a number', async ({ page }) => {
  await signIn(page, jiangnan);
  const told = numbersTold(page);
  await bringBack(page, 3);
  await page.getByRole('button', { name: /^Check and continue: 3 persons/ }).click();
  await page.getByRole('button', { name: /^Confirm 3 additions/ }).click();
  await expect(page.getByText('Submitted, can be taken back')).toBeVisible();

  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: /Take back 3 additions/ }).click();
  await expect(page.getByText('Taken back: nobody is covered by this change')).toBeVisible();
  expect(await told.read()).toEqual([]);
});

test('B3 T21 takes a number typed over the mask, brings the person back by undo, and on another page', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await bringBack(page, 1);
  const cell = page.getByRole('gridcell', { name: masked });
  const mask = await cell.innerText();
  await cell.click();
  await page.keyboard.type(idcardOf(61));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: idcardOf(61) })).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(page.getByRole('gridcell', { name: mask })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check and continue: 1 person/ })).toBeVisible();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('gridcell', { name: mask })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check and continue: 1 person/ })).toBeVisible();
});

test('T21 shows one number for a reason until its sheet is closed, and says how many are left', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index');
  await page
    .getByRole('button', { name: /^Show number of/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Show it' })).toBeDisabled();
  await sheet.getByLabel('Why you need it').fill('The hospital asks for it');
  await sheet.getByRole('button', { name: 'Show it' }).click();

  await expect(sheet.getByRole('status')).toContainText(/\d{17}[\dX]/);
  await expect(sheet).toContainText(/You can see \d+ more numbers today/);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/\d{17}[\dX]/)).toHaveCount(0);
});
