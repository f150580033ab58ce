import type { APIRequestContext, Page, Request } from '@playwright/test';
import { type Employer, expect, signIn, test } from './world.ts';

/** A session that was begun elsewhere, as a partner's system would. */
async function tokenOf(request: APIRequestContext, { userName, password }: Employer): Promise<string> {
  const answer = await request.post('/api/passport/login', { data: { user_name: userName, password } });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

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
  await signIn(page, { ...employer, userName: `  ${employer.userName} ` });

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

test('G4 asks to sign in on every address, and comes back to it', async ({ page, employer }) => {
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
  await signIn(page, employer);

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
  await signIn(page, employer);
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
  await signIn(page, employer);
  await page.evaluate(() => localStorage.setItem('token', 'never-known'));

  await page.goto('/#/policy/index');
  await page.reload();

  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpolicy%2Findex$/);
  await expect(page.getByRole('alert')).toContainText('sign in again');
  expect(await storedToken(page)).toBeNull();
});

test('G3 asks whether to take over a token of the address when nobody is signed in, and takes it out of the address', async ({
  page,
  request,
  employer,
}) => {
  const token = await tokenOf(request, employer);

  await page.goto(`/?token=${token}#/policy/index`);
  await expect(page.getByText(`${employer.userName} · ${employer.companyName}`)).toBeVisible();
  expect(page.url()).not.toContain('token');
  expect(await storedToken(page)).toBeNull();
  await page.getByRole('button', { name: 'To the sign-in' }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpolicy%2Findex$/);
  await expect(signInButton(page)).toBeVisible();

  await page.goto(`/?token=${token}#/policy/index`);
  await page.getByRole('button', { name: `Go on as ${employer.userName}` }).click();
  await expect(page.getByText(/EB-/)).toBeVisible();
  expect(await storedToken(page)).toBe(token);
});

test('G3 takes over another token of the same user without asking', async ({ page, request, employer }) => {
  await signIn(page, employer);
  const token = await tokenOf(request, employer);

  await page.goto(`/#/policy/index?token=${token}`);
  await page.reload();

  await expect(page.getByText(/EB-/)).toBeVisible();
  expect(await storedToken(page)).toBe(token);
});

test('G3 asks before another user takes the place of the one signed in', async ({
  page,
  request,
  employer,
  poorEmployer,
}) => {
  await signIn(page, employer);
  const before = await storedToken(page);
  const token = await tokenOf(request, poorEmployer);

  await page.goto(`/?token=${token}#/dashboard`);
  await expect(page.getByText(`You are signed in as ${employer.userName}`)).toBeVisible();
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: `Stay as ${employer.userName}` }).click();
  await expect(page.getByText(employer.companyName)).toBeVisible();
  expect(await storedToken(page)).toBe(before);

  await page.goto(`/?token=${token}#/dashboard`);
  await page.getByRole('button', { name: `Go on as ${poorEmployer.userName}` }).click();
  await expect(page.getByText(poorEmployer.companyName)).toBeVisible();
  expect(await storedToken(page)).toBe(token);
});

test('G3 T22 takes a token out of the address of an open page, and asks before another user takes the place of the one signed in', async ({
  page,
  request,
  employer,
  poorEmployer,
}) => {
  await signIn(page, employer);
  const before = await storedToken(page);
  const token = await tokenOf(request, poorEmployer);
  const offer = (path: string) =>
    page.evaluate((address) => {
      location.hash = address;
    }, path);
  const question = page.getByRole('dialog').getByText(`You are signed in as ${employer.userName}`);

  await offer(`#/policy/index?token=${token}`);
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/#\/policy\/index/);
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: `Stay as ${employer.userName}` }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText(/EB-/)).toBeVisible();
  expect(await storedToken(page)).toBe(before);
  await page.goBack();
  await page.goForward();
  expect(page.url()).not.toContain('token');

  await offer(`#/dashboard?token=${token}`);
  await page.getByRole('button', { name: `Go on as ${poorEmployer.userName}` }).click();
  await expect(page.getByText(poorEmployer.companyName)).toBeVisible();
  expect(await storedToken(page)).toBe(token);
});

test('G3 T22 takes over a token of the same user in an open page, and leaves the session alone when it is garbage', async ({
  page,
  request,
  employer,
}) => {
  await signIn(page, employer);
  const before = await storedToken(page);
  const token = await tokenOf(request, employer);

  await page.goto('/#/policy/index?token=garbage');
  await expect(page).toHaveURL(/#\/policy\/index(?!.*token)/);
  await expect(page.getByText(/EB-/)).toBeVisible();
  expect(await storedToken(page)).toBe(before);

  const reloaded = page.waitForEvent('load');
  await page.goto(`/#/policy/index?token=${token}`);
  await reloaded;
  await expect(page.getByText(/EB-/)).toBeVisible();
  expect(page.url()).not.toContain('token');
  expect(await storedToken(page)).toBe(token);
});

test('G3 T22 asks in the open page of the sign-in too', async ({ page, request, employer }) => {
  await page.goto('/');
  await expect(signInButton(page)).toBeVisible();
  const token = await tokenOf(request, employer);

  await page.goto(`/#/policy/index?token=${token}`);

  await expect(page.getByText(`${employer.userName} · ${employer.companyName}`)).toBeVisible();
  expect(page.url()).not.toContain('token=');
  expect(await storedToken(page)).toBeNull();
  await page.getByRole('button', { name: 'To the sign-in' }).click();
  await expect(signInButton(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpolicy%2Findex$/);
});

test('G3 leaves the session alone when the address holds garbage', async ({ page, employer }) => {
  await signIn(page, employer);
  const before = await storedToken(page);

  await page.goto('/?token=garbage#/dashboard');

  await expect(page.getByText(employer.companyName)).toBeVisible();
  expect(page.url()).not.toContain('garbage');
  expect(await storedToken(page)).toBe(before);
});

test('G6 logs out on the server and here, and remembers the whole path', async ({
  page,
  request,
  employer,
}) => {
  await signIn(page, employer);
  await page.goto('/#/policy/index?status=10');
  const token = await storedToken(page);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();

  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpolicy%2Findex%3Fstatus%3D10$/);
  await expect(signInButton(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  const ended = await request.get('/api/passport/userInfo', { headers: { token: token ?? '' } });
  expect(await ended.json()).toMatchObject({ code: -1 });
});

test('G9 G10 calls below /api, with the token in its header and the tunnel header', async ({
  page,
  employer,
}) => {
  const calls = callsOf(page);
  await signIn(page, employer);
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
