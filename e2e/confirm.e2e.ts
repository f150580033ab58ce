import type { Page } from '@playwright/test';
import { idcardOf, pasteText } from './pasted.ts';
import { type Employer, expect, signIn, test } from './world.ts';

/** Writes a list of one on the policy that binds on submission, and goes on to its confirmation. */
async function toConfirmation(page: Page, employer: Employer, at: number): Promise<void> {
  await signIn(page, employer);
  await page.goto('/#/policy/index');
  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await pasteText(
    page,
    `姓名\t身份证号\t用工单位\t工种\n李伟\t${idcardOf(at)}\t${employer.workCompany}\t包装工`,
  );
  await page.getByRole('button', { name: /^Check and continue: 1 person/ }).click();
  await expect(page.getByRole('button', { name: /^Confirm 1 addition/ })).toBeEnabled();
}

test('B2 T16 confirms once while the answers are lost on the way: the page asks by itself until it is certain', async ({
  page,
  employer,
}) => {
  await toConfirmation(page, employer, 301);
  const keys = new Set<string>();
  let isCut = true;
  let sent = 0;
  await page.route('**/api/policy_change/confirm', async (route) => {
    keys.add(route.request().headers()['idempotency-key'] ?? '');
    sent += 1;
    if (!isCut) return route.continue();
    // The server has done it; nobody here hears of it.
    await route.fetch();
    return route.abort();
  });

  await page.getByRole('button', { name: /^Confirm 1 addition/ }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Checking whether it went through' }),
  ).toBeVisible();
  expect(sent).toBeGreaterThan(1);
  isCut = false;

  await expect(page.getByText('1 person covered from 21 Nov 2026, 00:00')).toBeVisible();
  expect(keys.size).toBe(1);
  await page.getByRole('link', { name: 'The whole record of this change' }).click();
  const happened = page.getByRole('list').filter({ hasText: 'Drafted' }).getByRole('listitem');
  await expect(happened.filter({ hasText: 'Confirmed' })).toHaveCount(1);
  await page.goto('/#/policy/record');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.goto('/#/policy/index');
  await expect(page.getByRole('row', { name: /EB-/ })).toContainText('1');
});

test('B2 T16 shows what became of a confirmation whose answers were lost, however the page is opened again', async ({
  page,
  employer,
}) => {
  await toConfirmation(page, employer, 303);
  await page.route('**/api/policy_change/confirm', async (route) => {
    await route.fetch();
    // The answer hangs on its way until the page is left.
  });
  const list = /list=(\d+)/.exec(page.url())?.[1] ?? '';
  await page.getByRole('button', { name: /^Confirm 1 addition/ }).click();
  await expect
    .poll(async () => {
      const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
      const read = await page.request.get(`/api/import/detail?import_job_id=${list}`, { headers: { token } });
      return ((await read.json()) as { data: { status: number } }).data.status;
    })
    .toBe(50);

  await page.reload();
  await expect(page.getByText('1 person covered from 21 Nov 2026, 00:00')).toBeVisible();
  await expect(page).toHaveURL(/#\/policy\/result\?policy_change_id=/);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.goto(`/#/policy/add?list=${list}`);
  await expect(
    page.getByRole('status').filter({ hasText: 'That list was submitted as change' }),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Open change/ }).click();
  await expect(page.getByText('1 person covered from 21 Nov 2026, 00:00')).toBeVisible();
});

test('T16 leads from a list that is insured meanwhile to its change', async ({ page, employer }) => {
  await toConfirmation(page, employer, 304);
  let isCut = true;
  await page.route('**/api/policy_change/confirm', async (route) => {
    await route.fetch();
    return isCut ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: /^Confirm 1 addition/ }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Checking whether it went through' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  isCut = false;
  await page.getByRole('button', { name: /^Check and continue: 1 person/ }).click();

  const note = page
    .getByRole('alert')
    .filter({ hasText: 'The persons of this list were submitted as change' });
  await note.getByRole('link', { name: /^Open change/ }).click();
  await expect(page.getByText('1 person covered from 21 Nov 2026, 00:00')).toBeVisible();
});

test('T16 makes one draft when nobody can say whether the first try was done', async ({ page, employer }) => {
  const keys = new Set<string>();
  let unsure = 2;
  await page.route('**/api/import/submit', async (route) => {
    keys.add(route.request().headers()['idempotency-key'] ?? '');
    const response = await route.fetch();
    if (unsure === 0) return route.fulfill({ response });
    unsure -= 1;
    const detail = { retry_after_s: 1, is_keyed: true };
    const refused = {
      code: 0,
      msg: 'Not known.',
      reason: 'OUTCOME_UNKNOWN',
      detail,
      data: null,
      request_id: 'r',
    };
    return route.fulfill({ status: 503, json: refused });
  });

  await toConfirmation(page, employer, 302);

  expect(unsure).toBe(0);
  expect(keys.size).toBe(1);
  await page.goto('/#/policy/record');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
});

test('N7 N4 B2 shows before and after confirming who is insured where and from when, whom it leaves behind, and why each costs what it does', async ({
  page,
  employer,
}) => {
  const row = (name: string, idcard: string, start = '') =>
    [name, idcard, employer.workCompany, '包装工', start].join('\t');
  await signIn(page, employer);
  await page.goto('/#/policy/index');
  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await pasteText(
    page,
    [
      '姓名\t身份证号\t用工单位\t工种\t生效日期',
      row('钱多', `${idcardOf(311).slice(0, 17)}A`),
      row('李伟', idcardOf(312)),
      row('王芳', idcardOf(313), '2026-11-25'),
      row('赵敏', idcardOf(314), '2026-11-25'),
    ].join('\n'),
  );
  await page.getByRole('button', { name: /^Insure 3 now/ }).click();

  // Two of them begin later: on the first day one more is covered, not three.
  const heads = page.getByRole('row', { name: 'Persons covered by this policy on 21 Nov 2026' });
  await expect(heads.getByRole('cell')).toHaveText(['0', '+1', '1']);
  await expect(page.getByText('2 more from 25 Nov 2026: 3 then')).toBeVisible();
  await expect(page.getByText(/\(EB-\S+\), policy from 1 Nov 2026 to 30 Nov 2026, 24:00/)).toBeVisible();
  await expect(page.getByText(/^1 row stays behind on the list/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const li = page.getByRole('row', { name: /李伟/ });
  for (const words of [employer.workCompany, /包装工 · class \d/, /21 Nov 2026 – 30 Nov 2026, 24:00/])
    await expect(li.getByText(words)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  // He stands second on the list, and first among those who are insured.
  await expect(li.getByRole('cell').first()).toHaveText('1');
  await page.getByRole('button', { name: /^Confirm 3 additions/ }).click();

  await expect(
    page.getByText('To be handed to the insurer at 20 Nov 2026, 16:00; can be taken back until then'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'The whole record of this change' }).click();
  const byName = page.getByRole('searchbox', { name: 'Name', exact: true });
  await byName.fill('王');
  await byName.press('Enter');
  const wang = page.getByRole('row', { name: /王芳/ });
  await expect(li).toBeHidden();
  await expect(wang.getByRole('cell').first()).toHaveText('2');
  await wang.getByText('¥', { exact: false }).first().click();
  await expect(wang.getByText('25 Nov 2026 to 30 Nov 2026: 6 of 30 days')).toBeVisible();

  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await page.getByRole('button', { name: /^Take back 3 additions/ }).click();
  await expect(page.getByText('nobody is covered by this change, and nothing is charged')).toBeVisible();
  await expect(wang.getByRole('deletion')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^3$/ }).getByRole('deletion')).toBeVisible();
});

test('N16 leads a name that is no page of the menu to the persons of that name', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  const search = page.getByRole('searchbox', { name: 'Search the menu' });
  await search.fill('周志明');
  await expect(page.getByRole('link', { name: 'Look for “周志明” among the persons' })).toBeVisible();
  await search.press('Enter');

  await expect(page).toHaveURL(/#\/person\/index\?keywords=/);
  await expect(page.getByRole('searchbox', { name: /^Name, pinyin/ })).toHaveValue('周志明');
});
