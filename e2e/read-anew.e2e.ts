import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { sheetOf, workbook } from '../apps/server/test/workbooks.ts';
import { clippedTexts } from './clipped.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { openWorkbench } from './workbench.ts';
import { type Employer, expect, signIn, test } from './world.ts';

/** Pastes a block whose last column nobody knows, with its heading. */
async function pasteBlock(page: Page, { workCompany }: Employer): Promise<void> {
  const people = ['李伟', '王芳', '赵敏'].map((name, at) =>
    [name, idcardOf(61 + at), workCompany, '包装工', `甲${at + 1}`].join('\t'),
  );
  await pasteText(page, ['姓名\t身份证号\t用工单位\t工种\t花名', ...people].join('\n'));
  await expect(cell(page, '赵敏')).toBeVisible();
}

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

test('B3 keeps what was typed and taken out when another column is chosen, and takes the whole back by one undo', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await pasteBlock(page, employer);
  const panel = page.getByRole('region', { name: 'The list that came in' });
  await page.getByLabel('Name, row 1').focus();
  await page.keyboard.type('李大伟');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove row 2' }).click();
  await expect(cell(page, '王芳')).toHaveCount(0);

  await choose(panel.getByLabel('What “花名” is'), 'Remark');
  await expect(cell(page, '甲3')).toBeVisible();
  await expect(cell(page, '李大伟')).toBeVisible();
  await expect(cell(page, '王芳')).toHaveCount(0);

  const column = panel.getByLabel('What “花名” is');
  // Nothing is left to be put right: the columns fold away.
  await expect(column).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, '甲3')).toHaveCount(0);
  await expect(cell(page, '李大伟')).toBeVisible();
  await expect(cell(page, '王芳')).toHaveCount(0);
  await expect(column).toHaveText('Not used');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(column).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await choose(column, 'Employee no.');
  await expect(cell(page, '甲3')).toBeVisible();
  await expect(column).toHaveCount(0);
});

test('B3 asks before a sheet goes with what was written in its rows, and brings it back by one undo', async ({
  page,
  employer,
}) => {
  const sheetWith = (sheet: string, name: string, at: number) => ({
    name: sheet,
    rows: sheetOf([
      ['姓名', '身份证号', '用工单位', '工种'],
      [name, idcardOf(at), employer.workCompany, '包装工'],
    ]),
  });
  const buffer = await workbook({ sheets: [sheetWith('甲', '李伟', 71), sheetWith('乙', '王芳', 72)] });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await page.getByLabel('Choose a file').setInputFiles({ name: '名单.xlsx', mimeType, buffer });
  const sheets = page.getByRole('list', { name: 'Sheets with persons' });
  await expect(page.getByText('2 sheets: 1 + 1 = 2 persons; 0 lines left out.')).toBeVisible();
  await expect(cell(page, '王芳')).toBeVisible();
  await cell(page, '王芳').click();
  await page.keyboard.type('王芳芳');
  await page.keyboard.press('Enter');

  const leave = sheets.getByRole('listitem').filter({ hasText: '乙' }).getByRole('button');
  await leave.click();
  const question = page.getByRole('alert').filter({ hasText: '王芳芳' });
  await expect(question.getByRole('button', { name: 'No, leave it as it is' })).toBeFocused();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await clippedTexts(page)).toEqual([]);
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/question-${width}.png` });
  }
  await question.getByRole('button', { name: 'No, leave it as it is' }).click();
  await expect(question).toHaveCount(0);
  await expect(cell(page, '王芳芳')).toBeVisible();

  await leave.click();
  await question.getByRole('button', { name: 'Read it so all the same' }).click();
  await expect(cell(page, '王芳芳')).toHaveCount(0);
  await expect(cell(page, '李伟')).toBeVisible();
  await expect(leave).toHaveText('Take them');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, '王芳芳')).toBeVisible();
  await expect(leave).toHaveText('Leave them out');
});

test('B3 has the pasted message beside its list again after a reload, with the rows of its lines', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  const message = ['各位好', `陈静 ${idcardOf(431)} 包装工`, `王伟 ${idcardOf(432)} 包装工`].join('\n');
  const stored = page.waitForResponse(/import\/keepSource/);
  await pasteText(page, message);
  await stored;
  await page.reload();

  const source = page.getByRole('region', { name: 'The text as it was pasted' });
  await expect(source.getByRole('listitem')).toHaveText([/各位好/, /^陈静.*Row 1$/, /^王伟.*Row 2$/]);
  await source.getByRole('button', { name: 'Row 2' }).click();
  await expect(page.getByRole('region', { name: 'Row 2' })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await clippedTexts(page)).toEqual([]);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/source-${width}.png` });
  }
});

test('B3 has each of several pasted messages beside the list, each line with its own row, also after a reload', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  const source = page.getByRole('region', { name: 'The text as it was pasted' });
  await pasteText(page, ['第一批', `陈静 ${idcardOf(441)} 包装工`].join('\n'));
  await expect(source.getByRole('button', { name: 'Row 1' })).toBeVisible();
  const stored = page.waitForResponse(
    async (answer) =>
      answer.url().includes('import/keepSource') && (answer.request().postData() ?? '').includes('第二批'),
  );
  await pasteText(page, ['第二批', `王伟 ${idcardOf(442)} 包装工`].join('\n'));
  const both = [/第一批/, /^陈静.*Row 1$/, /第二批/, /^王伟.*Row 2$/];
  await expect(source.getByRole('listitem')).toHaveText(both);
  await stored;

  await page.reload();
  await expect(source.getByRole('listitem')).toHaveText(both);
  await source.getByRole('button', { name: 'Row 2' }).click();
  await expect(page.getByRole('region', { name: 'Row 2' })).toBeVisible();
});
