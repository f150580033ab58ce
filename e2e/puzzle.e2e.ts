import type { Page } from '@playwright/test';
import { expect, test } from './world.ts';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });

/** Types three wrong passwords, as the guards allow before more is asked for. */
async function failThrice(page: Page, userName: string): Promise<void> {
  await page.getByLabel('User name').fill(userName);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await page.getByLabel('Password', { exact: true }).fill(`wrong ${attempt}`);
    const answered = page.waitForResponse(/passport\/login$/);
    await signInButton(page).click();
    await answered;
  }
}

test('G5 T14 lets the browser work something out after three wrong passwords, and a person only type', async ({
  page,
  employer,
}) => {
  await page.goto('/');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await failThrice(page, employer.userName);
  await expect(page.getByRole('progressbar', { name: 'How far the check is' })).toBeVisible();
  await expect(page.getByText('Should the check fail')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(2);

  const sent = page.waitForRequest(/passport\/login$/);
  await page.getByLabel('Password', { exact: true }).fill(employer.password);
  await page.keyboard.press('Enter');

  expect((await sent).postDataJSON()).toMatchObject({
    captcha_id: expect.any(String),
    captcha: expect.stringMatching(/^\d+(\.\d+){15}$/),
  });
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('G5 T14 says that the check is done, and asks for a minute’s patience where a browser cannot make it', async ({
  page,
  context,
  employer,
}) => {
  await page.goto('/');
  await failThrice(page, employer.userName);
  await expect(page.getByRole('status').filter({ hasText: 'Checked. You can sign in.' })).toBeVisible();

  const other = await context.newPage();
  await other.route(/puzzle-worker/, (route) => route.abort());
  await other.goto('/');
  await failThrice(other, employer.userName);
  await other.getByLabel('Password', { exact: true }).fill(employer.password);
  await signInButton(other).click();

  await expect(other.getByRole('alert')).toContainText('wait a minute');
});

test('G5 T14 remembers the device of a sign-in beyond its end', async ({ page, employer }) => {
  await page.goto('/');
  await page.getByLabel('User name').fill(employer.userName);
  await page.getByLabel('Password', { exact: true }).fill(employer.password);
  await signInButton(page).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
  const device = await page.evaluate(() => localStorage.getItem('device'));
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();

  const sent = page.waitForRequest(/passport\/login$/);
  await page.getByLabel('User name').fill(employer.userName);
  await page.getByLabel('Password', { exact: true }).fill(employer.password);
  await signInButton(page).click();

  expect(device).toMatch(/^[\w-]{43}$/);
  expect((await sent).postDataJSON()).toMatchObject({ device });
});

test('G5 T14 sends what stands in the fields: a change ends a press that waits, and nothing changes under way', async ({
  page,
  employer,
}) => {
  // A check that never ends.
  await page.route('**/puzzle-worker*', () => undefined);
  await page.goto('/');
  const name = page.getByLabel('User name');
  const password = page.getByLabel('Password', { exact: true });
  await failThrice(page, `${employer.userName}x`);
  await expect(page.getByRole('progressbar', { name: 'How far the check is' })).toBeVisible();
  const sent: unknown[] = [];
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/passport/login', async (route) => {
    sent.push(route.request().postDataJSON());
    await held;
    return route.continue();
  });

  await password.fill(employer.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await name.fill(employer.userName);
  await expect(signInButton(page)).toBeVisible();
  expect(sent).toEqual([]);

  await name.press('Enter');
  await expect(name).not.toBeEditable();
  await expect(password).not.toBeEditable();
  answer();
  await expect(page).toHaveURL(/#\/dashboard$/);
  expect(sent).toMatchObject([{ user_name: employer.userName, password: employer.password }]);
});

test('G5 T14 goes by the latest name where the answers about two come in another order', async ({
  page,
  employer,
}) => {
  await page.goto('/');
  const other = `${employer.userName}y`;
  await failThrice(page, other);
  await expect(page.getByRole('progressbar', { name: 'How far the check is' })).toBeVisible();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/passport/loginbefore', async (route) => {
    const { user_name } = route.request().postDataJSON() as { user_name: string };
    if (user_name === other) await held;
    return route.continue();
  });
  const name = page.getByLabel('User name');
  await name.focus();
  await name.blur();

  const told = page.waitForResponse(/loginbefore$/);
  await name.fill(employer.userName);
  await name.blur();
  await told;
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const late = page.waitForResponse(/loginbefore$/);
  answer();
  await late;

  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
