import type { APIRequestContext, Page } from '@playwright/test';
import { idcardOf, pasteText } from './pasted.ts';
import { type Employer, expect, signInByForm, test } from './world.ts';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Ends the session that the page holds, as an hour away from the desk does. */
async function endSession(page: Page, request: APIRequestContext): Promise<void> {
  const token = (await storedToken(page)) ?? '';
  await request.post('/api/passport/logout', { headers: { token }, data: {} });
}

const openList = async (page: Page) => {
  await page.goto('/#/policy/index');
  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await page.getByLabel('Name, row 1').focus();
};

const writeRow = (page: Page, name: string, { workCompany }: Employer) =>
  pasteText(page, `${name}\t${idcardOf(name.codePointAt(0) ?? 0)}\t${workCompany}\t包装工\n`);

const isSaved = (page: Page) => page.getByText(/^Saved/).filter({ visible: true });

test('E1 signs in on the page when the session ends in the middle of a list, and goes on with what was begun', async ({
  page,
  request,
  employer,
}) => {
  await signInByForm(page, employer);
  await openList(page);
  await writeRow(page, '李伟', employer);
  await expect(isSaved(page)).toBeVisible();
  await endSession(page, request);

  await page.keyboard.press('ArrowDown');
  await writeRow(page, '赵敏', employer);
  const dialog = page.getByRole('dialog', { name: 'Sign in again to go on' });
  await expect(dialog.getByLabel('User name')).toHaveValue(employer.userName);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(/password/i);
  await dialog.getByLabel('Password', { exact: true }).fill(employer.password);
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('gridcell', { name: '赵敏' })).toBeVisible();
  await expect(isSaved(page)).toBeVisible();
  await page.getByRole('button', { name: /^Check and continue: 2/ }).click();
  await expect(page.getByRole('button', { name: /^Confirm 2/ })).toBeVisible();
});

test('E4 keeps what is not saved when the session ended elsewhere: Re-Login signs in on the page', async ({
  page,
  employer,
}) => {
  await signInByForm(page, employer);
  await openList(page);
  await page.evaluate(() => localStorage.setItem('token', 'never-known'));

  await writeRow(page, '李伟', employer);
  const asked = page.getByRole('dialog', { name: 'Confirm logout' });
  await asked.getByRole('button', { name: 'Re-Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again to go on' });
  await dialog.getByLabel('Password', { exact: true }).fill(employer.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(dialog).toBeHidden();
  await expect(isSaved(page)).toBeVisible();
  expect(await storedToken(page)).not.toBe('never-known');
});

test('E1 goes to the sign-in page from the dialog when that is wanted, and leaves what was typed', async ({
  page,
  request,
  employer,
}) => {
  await signInByForm(page, employer);
  await openList(page);
  await endSession(page, request);

  await writeRow(page, '李伟', employer);
  await page.getByRole('button', { name: 'Leave without saving' }).click();

  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpolicy%2Fadd/);
  expect(await storedToken(page)).toBeNull();
});

test('E5 says that the line is cut for as long as it is', async ({ page, employer }) => {
  await signInByForm(page, employer);
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();

  await page.context().setOffline(false);

  await expect(page.getByText('You are offline.')).toBeHidden();
});
