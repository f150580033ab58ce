import type { Page } from '@playwright/test';
import { clippedTexts } from './clipped.ts';
import { replyOn } from './copied.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { type Employer, expect, signIn, test } from './world.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens the workbench for the employer's policy that binds on submission, and pastes a list with its heading. */
async function pasteList(page: Page, employer: Employer, rows: readonly string[]): Promise<void> {
  await signIn(page, employer);
  await page.goto('/#/policy/index');
  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await pasteText(page, ['姓名\t身份证号\t用工单位\t工种\t生效日期\t终止日期', ...rows].join('\n'));
}

const row = (name: string, idcard: string, { workCompany }: Employer, start = '') =>
  [name, idcard, workCompany, '包装工', start, ''].join('\t');

/** Looks at the page on a phone in every language: whether all of it can be read. */
async function expectToFit(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['zh', 'es', 'ja', 'en']) {
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    await page.reload();
    await expect(page.locator('.cover-promise, .outlook')).toBeVisible();
    expect(await clippedTexts(page), language).toEqual([]);
  }
  await page.setViewportSize(size);
}

test('N14 replies whom the list left behind and why, also later and elsewhere, and shows the way to them', async ({
  page,
  employer,
}) => {
  await pasteList(page, employer, [
    row('李伟', idcardOf(201), employer),
    row('钱多', `${idcardOf(202).slice(0, 17)}A`, employer),
    row('王伟', '3.20583E+17', employer),
    row('李伟', idcardOf(201), employer),
  ]);
  const left = '3 persons stay on the list: 2 NOT covered, 1 covered already';
  await page.getByRole('button', { name: /^Insure 1 now.*keep 3/ }).click();
  await page.getByRole('button', { name: /^Confirm 1 addition/ }).click();
  await expect(page.getByText(left)).toBeVisible();

  // A colleague finds the change in the record, and nothing of it is in this browser's memory.
  const [id] = /policy_change_id=\d+/.exec(page.url()) ?? [];
  await page.goto(`/#/policy/record-detail?${id}`);
  await page.reload();
  await expect(page.getByText(left)).toBeVisible();
  expect((await replyOn(page)).split('\n')).toEqual([
    '1 person covered from 21 Nov 2026, 00:00 until 30 Nov 2026, 24:00.',
    `李伟 (${idcardOf(201).slice(-4)})`,
    `On the list more than once, insured once: 李伟 (${idcardOf(201).slice(-4)})`,
    '2 persons are NOT covered:',
    expect.stringMatching(/^钱多 \(\w{3}A\): the ID number is wrong, please check it/),
    expect.stringMatching(/^王伟 \(no readable number\): the spreadsheet ruined the ID number, please send/),
  ]);

  await page.getByRole('button', { name: 'Continue with them' }).click();
  await expect(page.getByRole('gridcell', { name: /钱多/ })).toBeVisible();
});

test('N14 replies on the list itself where nobody on it can be insured, with what was just written', async ({
  page,
  employer,
}) => {
  await pasteList(page, employer, [
    row('钱多', `${idcardOf(241).slice(0, 17)}A`, employer),
    row('王伟', '3.20583E+17', employer),
  ]);
  await expect(page.getByRole('button', { name: /^Show the 2/ })).toBeVisible();
  expect((await replyOn(page)).split('\n')).toEqual([
    'Nobody on this list could be insured so far.',
    '2 persons are NOT covered:',
    expect.stringMatching(/^钱多 \(\w{3}A\): the ID number is wrong, please check it/),
    expect.stringMatching(/^王伟 \(no readable number\): the spreadsheet ruined the ID number/),
  ]);
  await expect(page.getByText('Copied: a reply for whoever sent the list.')).toBeVisible();
});

test('N14 calls nobody covered by a change that was taken back, and offers its list instead of a second one', async ({
  page,
  employer,
}) => {
  await pasteList(page, employer, [
    row('李伟', idcardOf(211), employer),
    row('王芳', idcardOf(212), employer),
  ]);
  await page.getByRole('button', { name: /^Check and continue: 2 persons/ }).click();
  await page.getByRole('button', { name: /^Confirm 2 additions/ }).click();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await page.getByRole('button', { name: /^Take back 2 additions/ }).click();
  await expect(page.getByText('Taken back: nobody is covered by this change')).toBeVisible();

  expect((await replyOn(page)).split('\n')).toEqual([
    'This addition was taken back: nobody is covered by it.',
    '2 persons are NOT covered:',
    `李伟 (${idcardOf(211).slice(-4)})`,
    `王芳 (${idcardOf(212).slice(-4)})`,
  ]);
  await expect(page.getByText('2 persons are kept on the list, NOT covered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fix and resubmit' })).toHaveCount(0);
});

test('B2 says beside a list from when its first persons are covered, and not the day that nobody on it begins', async ({
  page,
  employer,
}) => {
  await pasteList(page, employer, [
    row('李伟', idcardOf(231), employer, '2026-11-26'),
    row('王芳', idcardOf(232), employer, '2026-11-25'),
  ]);
  await expect(
    page.getByText('The first are covered from 25 Nov 2026, 00:00, Beijing time; others begin later'),
  ).toHaveCount(2);
  await expect(page.getByText(/Covered from 21 Nov/)).toHaveCount(0);
});

test('N14 Q2 tells persons who start on days of their own apart, from the confirmation to the reply, on any screen', async ({
  page,
  employer,
}) => {
  await pasteList(page, employer, [
    row('李伟', idcardOf(221), employer),
    row('王芳', idcardOf(222), employer, '2026-11-25'),
    row('赵敏', idcardOf(223), employer, '2026-11-25'),
  ]);
  await page.getByRole('button', { name: /^Check and continue: 3 persons/ }).click();
  await expect(
    page.getByText(
      'Covered as soon as you confirm, each from their own start: the first from 21 Nov 2026, 00:00, the last from 25 Nov 2026, 00:00',
    ),
  ).toBeVisible();
  await expectToFit(page);
  await page.getByRole('button', { name: /^Confirm 3 additions/ }).click();

  const outlook = page.getByRole('status').filter({ hasText: '3 persons covered' });
  await expect(outlook).toContainText('3 persons covered, the first from 21 Nov 2026, 00:00');
  await expect(outlook.getByRole('listitem')).toHaveText([
    '1 person from 21 Nov 2026, 00:00',
    '2 persons from 25 Nov 2026, 00:00',
  ]);
  await expectToFit(page);
  expect((await replyOn(page)).split('\n')).toEqual([
    '1 person covered from 21 Nov 2026, 00:00 until 30 Nov 2026, 24:00.',
    `李伟 (${idcardOf(221).slice(-4)})`,
    '2 persons covered from 25 Nov 2026, 00:00 until 30 Nov 2026, 24:00.',
    `王芳 (${idcardOf(222).slice(-4)}), 赵敏 (${idcardOf(223).slice(-4)})`,
  ]);
});

test('B2 N14 tells whoever confirms, and whoever asked for an earlier day, that cover begins later', async ({
  page,
  employer,
}) => {
  await pasteList(page, employer, [
    row('李伟', idcardOf(251), employer, '2026-11-18'),
    row('王芳', idcardOf(252), employer, '2026-11-21'),
  ]);
  await page.getByRole('button', { name: 'Start on 21 Nov 2026' }).first().click();
  await page.getByRole('button', { name: /^Check and continue: 2 persons/ }).click();
  const earlier = page.getByRole('list', { name: /^1 person begins later than the list asks for/ });
  await expect(earlier.getByRole('listitem')).toHaveText([
    'not covered by this from 18 Nov 2026 to 20 Nov 2026: 1 person',
  ]);
  await page.getByRole('button', { name: /^Confirm 2 additions/ }).click();
  await expect(page.getByRole('button', { name: 'Write reply' })).toBeVisible();

  expect((await replyOn(page)).split('\n')).toEqual([
    '2 persons covered from 21 Nov 2026, 00:00 until 30 Nov 2026, 24:00.',
    `李伟 (${idcardOf(251).slice(-4)}), 王芳 (${idcardOf(252).slice(-4)})`,
    '1 of them begins later than the list says; this cover does not hold before that, please confirm:',
    `李伟 (${idcardOf(251).slice(-4)}): the list says from 18 Nov 2026, covered from 21 Nov 2026, 00:00`,
  ]);
});
