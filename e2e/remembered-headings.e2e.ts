import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { findings } from './findings.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { expect, signIn, test } from './world.ts';

/** A list of its own: what stood on the page before is an unfinished one. */
async function openEmptyList(page: Page): Promise<void> {
  await page.goto('/#/policy/index');
  await page.reload();
  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** A list with a heading that nothing is known by, and one whose column nobody wants. */
const listOf = (between: string, ...persons: readonly (readonly [string, number])[]) =>
  [
    ['姓名', '身份证号', '备用栏', '床号', '工种'],
    ...persons.map(([name, at]) => [name, idcardOf(at), '夜班', `${at}`, '包装工']),
  ]
    .map((cells) => cells.join(between))
    .join('\n');

const panelOf = (page: Page) => page.getByRole('region', { name: 'The list that came in' });

const foldOf = (page: Page) => panelOf(page).locator('.arrival-fold').first();

/** Chooses what a column is, and waits until that is remembered. */
async function chooseColumn(page: Page, title: string, field: string): Promise<void> {
  const remembered = page.waitForResponse((response) => response.url().endsWith('/import/headingAlias'));
  await choose(panelOf(page).getByLabel(`What “${title}” is`), field);
  expect((await remembered).ok()).toBe(true);
}

/** What says at a column that it is remembered. */
const mark = (page: Page, title: string) =>
  panelOf(page)
    .getByRole('list', { name: 'What the columns are' })
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByText('Remembered from an earlier list');

test('N13 reads the next file by a heading that was matched by hand, says so, and forgets it when told', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openEmptyList(page);
  await pasteText(page, listOf('\t', ['罗勇', 321], ['陈静', 322]));
  await expect(panelOf(page).getByLabel('What “备用栏” is')).toHaveText('Not used');
  await expect(mark(page, '备用栏')).toHaveCount(0);
  await chooseColumn(page, '备用栏', 'Remark');
  await expect(panelOf(page).getByLabel('What “备用栏” is')).toHaveText('Remark');
  await chooseColumn(page, '床号', 'Employee no.');
  // Nothing is left to be put right: the columns fold away.
  await expect(foldOf(page)).toHaveAttribute('aria-expanded', 'false');
  await foldOf(page).click();
  await expect(panelOf(page).getByLabel('What “床号” is')).toHaveText('Employee no.');
  await chooseColumn(page, '床号', 'Not used');

  await openEmptyList(page);
  await page.getByLabel('Choose a file').setInputFiles({
    name: '名单.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(listOf(',', ['周涛', 323], ['赵敏', 324])),
  });
  await expect(page.getByRole('gridcell', { name: '周涛' })).toBeVisible();
  await expect(foldOf(page)).toHaveAttribute('aria-expanded', 'false');
  await foldOf(page).click();
  await expect(panelOf(page).getByLabel('What “备用栏” is')).toHaveText('Remark');
  await expect(mark(page, '备用栏')).toBeVisible();
  await expect(panelOf(page).getByLabel('What “床号” is')).toHaveText('Not used');
  await expect(mark(page, '床号')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goto('/#/company/index');
  const all = page.getByRole('table', { name: 'Short names' });
  await expect(all.getByRole('row', { name: /床号 Heading Not used/ })).toBeVisible();
  await expect(all.getByRole('row', { name: /备用栏 Heading Remark/ })).toBeVisible();
  await all.getByRole('button', { name: 'Forget “备用栏”' }).click();
  await expect(all.getByRole('row', { name: /备用栏/ })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);

  await openEmptyList(page);
  await pasteText(page, listOf('\t', ['吴刚', 325], ['郑洁', 326]));
  await expect(page.getByRole('gridcell', { name: '吴刚' })).toBeVisible();
  await expect(panelOf(page).getByLabel('What “备用栏” is')).toHaveText('Not used');
  await expect(mark(page, '备用栏')).toHaveCount(0);
  await expect(mark(page, '床号')).toBeVisible();
});

test('N13 forgets a heading beside its mark, and takes back with a reading what its heading taught', async ({
  page,
  employer,
}) => {
  const taught = (field: string | null) =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/import/headingAlias') &&
        (response.request().postDataJSON() as { field: string | null }).field === field,
    );
  await signIn(page, employer);
  await openEmptyList(page);
  await pasteText(page, listOf('\t', ['罗勇', 331], ['陈静', 332]));
  await chooseColumn(page, '备用栏', 'Remark');
  await chooseColumn(page, '床号', 'Employee no.');
  // It is remembered while the list is still being read so.
  await expect(page.getByRole('gridcell', { name: '331', exact: true })).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Close' }).click();
  const takenBack = taught(null);
  await page.getByRole('button', { name: 'Undo' }).click();
  await takenBack;

  await openEmptyList(page);
  await pasteText(page, listOf('\t', ['周涛', 333], ['赵敏', 334]));
  await expect(page.getByRole('gridcell', { name: '周涛' })).toBeVisible();
  await foldOf(page).click();
  await expect(mark(page, '备用栏')).toBeVisible();
  await expect(panelOf(page).getByLabel('What “床号” is')).toHaveText('Not used');
  await expect(mark(page, '床号')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);

  await panelOf(page).getByRole('button', { name: 'Forget “备用栏”' }).click();
  await expect(page.getByText('“备用栏” is forgotten. Lists that say it ask again.')).toBeVisible();
  await expect(mark(page, '备用栏')).toHaveCount(0);
});

test('N13 keeps a column that was chosen while another choice was still being read', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openEmptyList(page);
  await pasteText(page, listOf('\t', ['罗勇', 341], ['陈静', 342]));
  await chooseColumn(page, '床号', 'Employee no.');
  await expect(panelOf(page).getByLabel('What “床号” is')).toHaveText('Employee no.');
  // What headings mean is being asked for: a text waits for it.
  const held = Promise.withResolvers<void>();
  await page.route('**/alias/lists?*heading*', async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const [title, field] of [
    ['备用栏', 'Remark'],
    ['备用栏', 'Employee no.'],
    ['床号', 'Remark'],
  ] as const)
    await choose(panelOf(page).getByLabel(`What “${title}” is`), field);
  held.resolve();
  // Both were read, and nothing is left to be put right: the columns fold away.
  await expect(foldOf(page)).toHaveText(/Employee no\. · Remark/);
  await foldOf(page).click();
  for (const [title, field] of [
    ['备用栏', 'Employee no.'],
    ['床号', 'Remark'],
  ] as const)
    await expect(panelOf(page).getByLabel(`What “${title}” is`)).toHaveText(field);
});

test('N13 remembers nothing of a choice that is called off, since rows that were worked on would go', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openEmptyList(page);
  // Without a number, 陈静 is nobody where no column holds names.
  const rows = [
    ['罗勇', idcardOf(341)],
    ['陈静', ''],
  ].map((cells) => [...cells, employer.workCompany, '包装工']);
  await pasteText(
    page,
    [['姓名', '身份证号', '用工单位', '工种'], ...rows].map((cells) => cells.join('\t')).join('\n'),
  );
  await foldOf(page).click();
  await page.getByRole('gridcell', { name: '陈静', exact: true }).click();
  await page.keyboard.type('陈静静');
  await page.keyboard.press('Enter');
  const takenBack = page.waitForResponse(
    (response) =>
      response.url().endsWith('/import/headingAlias') &&
      (response.request().postDataJSON() as { field: string | null }).field === null,
  );
  await chooseColumn(page, '姓名', 'Not used');
  await page.getByRole('button', { name: 'No, leave it as it is' }).click();
  await takenBack;

  await expect(page.getByRole('gridcell', { name: '陈静静' })).toBeVisible();
});
