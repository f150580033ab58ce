import type { Page } from '@playwright/test';
import { type Employer, expect, signIn, test } from './world.ts';

const li = { name: '李伟', idcard: '110101199003070011' };
const zhao = { name: '赵小燕', idcard: '320506198802290123' };

/** Types one worker into the grid with the keyboard alone; the cursor ends on the next row's name. */
async function typeWorker(page: Page, person: { name: string; idcard: string }, employer: Employer): Promise<void> {
  await page.keyboard.type(person.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.idcard);
  await page.keyboard.press('Tab');
  await page.keyboard.type(employer.workCompany);
  await expect(page.getByRole('option', { name: employer.workCompany })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('MFG04');
  await expect(page.getByRole('option', { name: /流水线装配工/ })).toBeVisible();
  await page.keyboard.press('Tab');
}

/** Opens the workbench for the employer's policy whose number begins so, with the cursor in the first cell. */
async function openWorkbench(page: Page, policyPrefix: string): Promise<void> {
  await page.goto('/#/policy/index');
  const policy = page.getByRole('row', { name: new RegExp(policyPrefix) });
  await policy.getByRole('link', { name: /Add/ }).click();
  await page.getByRole('gridcell').first().click();
}

test('G5 B2 B3 insures one worker, from the sign-in to the record, with the insurer answering', async ({ page, employer }) => {
  await signIn(page, employer);
  await openWorkbench(page, 'EB-');
  await typeWorker(page, li, employer);
  // 42.00 yuan for November: 10 of 30 days from the 21st.
  await page.getByRole('button', { name: 'Check and continue: 1 person, ¥14.00' }).click();

  await expect(page.getByText(/Covered from .* as soon as you confirm/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Balance/ })).toContainText('¥9,986.00');
  await page.getByRole('button', { name: `Confirm 1 addition for ${employer.companyName}, ¥14.00` }).click();

  await expect(page.getByText('Submitted, can be undone')).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('button', { name: 'Send now and end the undo' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();

  await page.goto('/#/policy/record');
  await page.getByRole('row', { name: /Done/ }).getByRole('link').first().click();
  await expect(page.getByRole('row', { name: /李伟/ })).toContainText('110***********0011');
  await expect(page.getByRole('row', { name: /李伟/ })).toContainText('Starts soon');
  await expect(page.getByText('Endorsement issued')).toBeVisible();
});

test('B2 takes a confirmed change back, and the money returns', async ({ page, employer }) => {
  await signIn(page, employer);
  await openWorkbench(page, 'EB-');
  await typeWorker(page, zhao, employer);
  await page.getByRole('button', { name: /Check and continue/ }).click();
  await page.getByRole('button', { name: /Confirm 1 addition/ }).click();

  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: /Take back 1 addition/ }).click();

  await expect(page.getByText('Taken back: nobody is covered by this change')).toBeVisible();
  await page.goto('/#/dashboard');
  await expect(page.getByText('¥10,000.00')).toBeVisible();
});

test('B2 says plainly where cover waits for the insurer', async ({ page, employer }) => {
  await signIn(page, employer);
  await openWorkbench(page, 'EH-');
  await page.keyboard.type(li.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(li.idcard);
  await page.keyboard.press('Tab');
  await page.keyboard.type(employer.workCompany);
  await page.keyboard.press('Tab');
  await page.keyboard.type('MFG09');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /Check and continue/ }).click();

  await expect(page.getByText(/Will be covered from .*once the insurer has issued/)).toBeVisible();
});
