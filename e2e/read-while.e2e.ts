import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { sheetOf, workbook } from '../apps/server/test/workbooks.ts';
import { idcardOf } from './pasted.ts';
import { openWorkbench } from './workbench.ts';
import { type Employer, expect, signIn, test } from './world.ts';

// What somebody does while a file is being read: nothing of it is lost, and no list.

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function fileOf(
  { workCompany }: Employer,
  name: string,
  people: readonly (readonly [string, number])[],
) {
  const rows = people.map(([person, at]) => [
    person,
    idcardOf(at),
    workCompany,
    '包装工',
    `甲${at}`,
    `乙${at}`,
  ]);
  const heading = ['姓名', '身份证号', '用工单位', '工种', '花名', '小名'];
  return {
    name,
    mimeType,
    buffer: await workbook({ sheets: [{ name: '甲', rows: sheetOf([heading, ...rows]) }] }),
  };
}

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

test('B3 keeps the list, and what was typed meanwhile, when a second column is chosen while the first choice is read', async ({
  page,
  employer,
}) => {
  const file = await fileOf(employer, '名单.xlsx', [
    ['李伟', 561],
    ['王芳', 562],
  ]);
  await page.clock.install();
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(cell(page, '王芳')).toBeVisible();
  const panel = page.getByRole('region', { name: 'The list that came in' });

  const held = Promise.withResolvers<void>();
  await page.route(/\/import\/detail/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await choose(panel.getByLabel('What “花名” is'), 'Remark');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await cell(page, '王芳').click();
  await page.keyboard.type('王芳芳');
  await page.keyboard.press('Enter');
  await choose(panel.getByLabel('What “小名” is'), 'Employee no.');
  // Long enough for the list to be stored by itself, which has to wait for the reading.
  await page.clock.runFor(3_000);
  held.resolve();

  await expect(cell(page, '乙561')).toBeVisible();
  await expect(cell(page, '王芳芳')).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(cell(page, '王芳芳')).toBeVisible();
  await expect(cell(page, '李伟')).toBeVisible();
});

test('B3 reads every file of several', async ({ page, employer }) => {
  const files = [
    await fileOf(employer, '一厂.xlsx', [['李伟', 563]]),
    await fileOf(employer, '二厂.xlsx', [['王芳', 564]]),
  ];
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await page.getByLabel('Choose a file').setInputFiles(files);

  for (const name of ['李伟', '王芳']) await expect(cell(page, name)).toBeVisible();
});
