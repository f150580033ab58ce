import type { Page } from '@playwright/test';
import { type Employer, expect, signIn, test } from './world.ts';

async function draftOne(page: Page, employer: Employer): Promise<void> {
  await page.goto('/#/policy/index');
  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await page.getByRole('gridcell').first().click();
  for (const word of ['李伟', '110101199003070011', employer.workCompany, 'MFG04']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
}

test('P2 lets someone prepare a change who may not confirm it, says so, and keeps it in the record', async ({
  page,
  drafter,
}) => {
  await signIn(page, drafter);
  await draftOne(page, drafter);
  await page.getByRole('button', { name: /Check and continue: 1/ }).click();

  await expect(page).toHaveURL(/#\/policy\/confirm/);
  const confirm = page.getByRole('button', { name: /^Confirm 1/ });
  await expect(confirm).toBeDisabled();
  await expect(confirm).toHaveAccessibleDescription(/may prepare changes but not confirm them: ask/);

  await page.goto('/#/policy/record');
  await page
    .getByRole('row', { name: /Awaiting confirmation/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('row', { name: /李伟/ })).toContainText('Not confirmed yet');
});

test('B2 T34 counts down to the cut-off by the server’s clock, however wrong the device’s is', async ({
  page,
  employer,
}) => {
  await page.clock.install({ time: '2031-05-01T08:00:00+08:00' });
  await signIn(page, employer);
  await draftOne(page, employer);

  // The server started at 10:00; its cut-off is at 16:00.
  await expect(page.getByText(/^5:[0-5]\d:\d\d left$/)).toBeVisible();
  await expect(page.getByText('Ready', { exact: true }).last()).toBeVisible();
});

test('N15 leaves out of its calls what an address carries beyond what the page knows', async ({
  page,
  employer,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/policy/lists')) asked.push(request.url());
  });
  await signIn(page, employer);

  await page.goto('/#/policy/index?other=1&status=no-number');
  await expect(page.getByText(/EB-/)).toBeVisible();

  expect(asked.length).toBeGreaterThan(0);
  for (const url of asked) expect(url).not.toMatch(/other|no-number/);
});
