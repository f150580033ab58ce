import type { Page, Request } from '@playwright/test';
import { expect, signInByForm, test } from './world.ts';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** What the window keeps of whoever is signed in: which pages are open. */
const keptIn = (page: Page) =>
  page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([name]) => name !== 'last-user')
      .join('\n'),
  );

const callsOf = (page: Page): Request[] => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request);
  });
  return calls;
};

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });

test('G5 trims the user name, stores the token and opens the dashboard', async ({ page, employer }) => {
  const calls = callsOf(page);
  await signInByForm(page, { ...employer, userName: `  ${employer.userName} ` });

  await expect(page.getByText(employer.companyName)).toBeVisible();
  const sent = calls.find((call) => call.url().endsWith('/passport/login'))?.postDataJSON() as {
    user_name: string;
  };
  expect(sent.user_name).toBe(employer.userName);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'token');
  expect(cookie?.value).toBe(await storedToken(page));
});

test('G5 says beside the form that a password is wrong, and keeps what was typed', async ({
  page,
  employer,
}) => {
  await page.goto('/');
  await page.getByLabel('User name').fill(employer.userName);
  await page.getByLabel('Password', { exact: true }).fill('not it');
  await signInButton(page).click();

  await expect(page.getByRole('alert')).toContainText('User name or password is wrong');
  await expect(page.getByLabel('User name')).toHaveValue(employer.userName);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not it');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('G5 shows the password on demand and warns of caps lock', async ({ page }) => {
  await page.goto('/');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(password).toHaveAttribute('type', 'text');

  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });

  await expect(page.getByText('Caps Lock is on.')).toBeVisible();
});

test('G4 asks to sign in on an address that needs it, and comes back to it', async ({ page, employer }) => {
  await page.goto('/#/policy/index?status=10');
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpolicy%2Findex%3Fstatus%3D10$/);

  await page.getByLabel('User name').fill(employer.userName);
  await page.getByLabel('Password', { exact: true }).fill(employer.password);
  await signInButton(page).click();

  await expect(page).toHaveURL(/#\/policy\/index\?.*status=10/);
});

test('G1 T06 goes from the sign-in to where one wanted to go, and never off the site', async ({
  page,
  employer,
}) => {
  await signInByForm(page, employer);

  await page.goto('/#/login?redirect=%2Fpolicy%2Findex');
  await expect(page).toHaveURL(/#\/policy\/index/);
  await page.goto('/#/login');
  await expect(page).toHaveURL(/#\/dashboard$/);
  const { host } = new URL(page.url());
  for (const evil of [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'https://evil.example',
  ]) {
    await page.goto(`/#/login?redirect=${encodeURIComponent(evil)}`);
    await expect(page, evil).toHaveURL(/#\/dashboard$/);
    expect(new URL(page.url()).host).toBe(host);
  }
});

test('G2 reads the user, then the figures of the enterprise, then opens the wanted page', async ({
  page,
  employer,
}) => {
  await signInByForm(page, employer);
  await page.goto('about:blank');
  const calls = callsOf(page);

  await page.goto('/#/policy/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/EB-/)).toBeVisible();

  const paths = calls.map((call) => new URL(call.url()).pathname.replace('/api', ''));
  expect(paths[0]).toBe('/passport/userInfo');
  expect(paths.slice(1, 3).sort()).toEqual(['/customer/my', '/customer/panel']);
  expect(paths[3]).toBe('/policy/lists');
});

test('G2 goes back to the sign-in when the user cannot be read, and says why', async ({ page, employer }) => {
  await signInByForm(page, employer);
  await page.evaluate(() => localStorage.setItem('token', 'never-known'));

  await page.goto('/#/policy/index');
  await page.reload();

  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpolicy%2Findex$/);
  await expect(page.getByRole('alert')).toContainText('sign in again');
  expect(await storedToken(page)).toBeNull();
});

test('G6 logs out on the server and here, keeps none of the open pages, and remembers the whole path', async ({
  page,
  request,
  employer,
}) => {
  await signInByForm(page, employer);
  await page.goto('/#/policy/record');
  await expect(page.getByRole('heading', { level: 1, name: 'Change record' })).toBeVisible();
  await page.goto('/#/policy/index?status=10');
  await expect.poll(() => keptIn(page)).toContain('/policy/record');
  const token = await storedToken(page);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();

  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpolicy%2Findex%3Fstatus%3D10$/);
  await expect(signInButton(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  expect(await keptIn(page)).toBe('');
  await expect(page.locator('.watermark')).toHaveCount(0);
  const ended = await request.get('/api/passport/userInfo', { headers: { token: token ?? '' } });
  expect(await ended.json()).toMatchObject({ code: -1 });
});

test('G9 G10 calls below /api, with the token in its header and the tunnel header', async ({
  page,
  employer,
}) => {
  const calls = callsOf(page);
  await signInByForm(page, employer);
  await expect(page.getByText(employer.companyName)).toBeVisible();

  const token = await storedToken(page);
  expect(calls.length).toBeGreaterThan(3);
  for (const call of calls) {
    const headers = call.headers();
    expect(new URL(call.url()).pathname).toMatch(/^\/api\//);
    expect(headers['ngrok-skip-browser-warning'], call.url()).toBe('1');
    if (!call.url().includes('/passport/login')) expect(headers.token, call.url()).toBe(token);
  }
});
