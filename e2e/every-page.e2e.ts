import type { Page } from '@playwright/test';
import { addPerson } from './changes.ts';
import { cutTexts } from './clipped.ts';
import { findings } from './findings.ts';
import { open } from './open.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { type Employer, expect, signIn, test } from './world.ts';

/** Writes a list with a row that is right and one to mend, prepares a change and confirms another; answers the addresses that show them. */
async function prepare(page: Page, employer: Employer) {
  const drafted = await addPerson(page, employer, { confirmed: false, idcard: idcardOf(71) });
  const confirmed = await addPerson(page, employer, { confirmed: true, idcard: idcardOf(72) });
  await page.goto('/#/policy/index');
  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await page.getByLabel('Name, row 1').focus();
  await pasteText(page, `李伟\t${idcardOf(73)}\t${employer.workCompany}\t包装工\n赵敏\t123\t另一家公司\t\n`);
  await expect(page).toHaveURL(/list=\d+/);
  const filled = new URL(page.url()).hash.slice(1);
  const empty = filled.replace(/&?list=\d+/, '');
  return {
    empty,
    filled,
    // Each page named otherwise than the one before it: so it is seen to have come.
    all: [
      `/policy/confirm?policy_change_id=${drafted}`,
      '/policy/add',
      `/policy/result?policy_change_id=${confirmed}`,
      filled,
      '/permission/profile',
      empty,
      '/policy/reduce',
      '/policy/replace',
      '/policy/transfer',
      '/policy/correct',
      '/401',
      '/404',
    ],
  };
}

/** Lets the service of the enterprise have ended, while something is looked at. */
async function pastDue(page: Page, look: () => Promise<void>): Promise<void> {
  await page.route('**/api/passport/userInfo', async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...envelope, data: { ...envelope.data, is_expire: 1 } } });
  });
  await page.reload();
  await expect(page).toHaveURL(/#\/pastDue$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look();
  await page.unroute('**/api/passport/userInfo');
}

const leavers = /^(Recent leavers|近期减保人员|Bajas recientes|最近外れた人)/;

test('Q2 cuts no text in four languages from the list to the result, and where nothing is to do, at 1440 px and on a phone', async ({
  page,
  employer,
}) => {
  test.setTimeout(180_000);
  await signIn(page, employer);
  const { empty, all } = await prepare(page, employer);
  for (const language of ['en', 'zh', 'es', 'ja']) {
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    await page.goto('/#/dashboard');
    await page.reload();
    for (const path of all) {
      await open(page, path);
      expect(await cutTexts(page), `${language} ${path}`).toEqual([]);
    }
    await page.goto(`/#${empty}`);
    await page.getByRole('button', { name: leavers }).first().click();
    await expect(page.getByRole('heading', { name: leavers })).toBeVisible();
    expect(await cutTexts(page), `${language} leavers`).toEqual([]);
    await pastDue(page, async () => {
      expect(await cutTexts(page), `${language} past due`).toEqual([]);
    });
  }
});

test('Q2 cuts no text of the pages before the sign-in in four languages', async ({ page }) => {
  for (const language of ['en', 'zh', 'es', 'ja']) {
    await page.goto('/');
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    for (const path of ['/login', '/register']) {
      await page.goto('/404.html');
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await cutTexts(page), `${language} ${path}`).toEqual([]);
    }
  }
});

test('Q1 axe finds nothing on the other pages, light and dark, in a colour of one’s own', async ({
  page,
  employer,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript((own) => localStorage.setItem('colour', own), '#d4380d');
  await page.goto('/#/register');
  expect(await findings(page), 'a page that needs no sign-in').toEqual([]);
  await signIn(page, employer);
  const { empty, filled, all } = await prepare(page, employer);
  for (const path of all) {
    await open(page, path);
    expect(await findings(page), path).toEqual([]);
  }
  await page.goto(`/#${empty}`);
  await page.getByRole('button', { name: leavers }).first().click();
  await expect(page.getByRole('heading', { name: leavers })).toBeVisible();
  expect(await findings(page), 'leavers').toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/policy/index', filled, '/policy/record']) {
    await open(page, path);
    expect(await findings(page), `${path} on a phone`).toEqual([]);
  }
  await pastDue(page, async () => expect(await findings(page), 'past due').toEqual([]));
});
