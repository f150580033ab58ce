import type { Page } from '@playwright/test';
import { expect, signIn, test, tokenOf } from './world.ts';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });

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

  await page.goto(`/?token=${token}#/policy/index`);

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
