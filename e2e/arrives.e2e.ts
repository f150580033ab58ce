import { hiding, sheetOf, workbook } from '../apps/server/test/workbooks.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { openWorkbench } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

// What a list that comes in does to the page that it comes to.

test('B3 leaves a menu open that somebody went to while the list was still on its way', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  const held = Promise.withResolvers<void>();
  await page.route(/\/alias\/lists/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const people = ['李伟', '王芳'].map(
    (name, at) => `${name}\t${idcardOf(91 + at)}\t${employer.workCompany}\t包装工`,
  );
  await pasteText(page, ['姓名\t身份证号\t用工单位\t工种', ...people].join('\n'));
  await page.getByRole('button', { name: /^Language/ }).click();
  const choice = page.getByRole('menuitemradio', { name: 'English' });
  await expect(choice).toBeFocused();
  held.resolve();

  await expect(page.getByRole('gridcell', { name: '王芳' })).toBeVisible();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expect(choice).toBeFocused();
});

test('B3 says both numbers of a line that counts others than were found, leads to it, and asks nobody to read a thank-you', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  const people = ['陈静', '王伟', '周涛'].map((name, at) => `${name} ${idcardOf(95 + at)} 包装工`);
  await pasteText(page, ['麻烦加下保险，谢谢', '明天4人', ...people, '两个厂一起报哈'].join('\n'));
  const panel = page.getByRole('region', { name: 'The list that came in' });
  const source = page.getByRole('region', { name: 'The text as it was pasted' });
  const miscounted = panel.getByRole('button', { name: 'Line 2: 4 said, 3 listed' });

  await expect(miscounted).toBeVisible();
  await expect(panel).not.toContainText('that you should read');
  await source.getByRole('button', { name: 'Fold the text away' }).click();
  await miscounted.click();

  await expect(source.getByRole('listitem').nth(1)).toBeFocused();
  await expect(source.getByRole('listitem').nth(1)).toHaveText('明天4人4 said, 3 listed');

  await page.setViewportSize({ width: 390, height: 844 });
  await miscounted.click();
  const foot = page.locator('.page-foot');
  await expect
    .poll(async () => {
      const [line, below] = [
        await source.getByRole('listitem').nth(1).boundingBox(),
        await foot.boundingBox(),
      ];
      return line!.y + line!.height <= below!.y;
    })
    .toBe(true);
});

test('B3 names who stands in rows that are hidden in a workbook, and asks about each of them, also after a reload', async ({
  page,
  employer,
}) => {
  const names = ['李伟', '王芳', '陈静', '周涛', '赵敏', '孙红', '钱多', '何磊'];
  const lines = names.map((name, at) => [name, idcardOf(101 + at), employer.workCompany, '包装工']);
  const rows = hiding(sheetOf([['姓名', '身份证号', '用工单位', '工种'], ...lines]), [3, 4, 5, 6, 7, 8]);
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await page.getByLabel('Choose a file').setInputFiles({
    name: '名单.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbook({ sheets: [{ name: '甲', rows }] }),
  });

  await expect(page.getByRole('region', { name: 'The list that came in' })).toContainText(
    '6 of them were hidden in the file: 王芳, 陈静, 周涛, 赵敏, 孙红 and others, 6 in all.',
  );
  const marked = page.getByRole('grid').getByRole('row').filter({ hasText: 'hidden there' });
  await expect(marked).toHaveCount(6);
  await expect(marked.first()).toContainText('王芳');
  await page.reload();
  await expect(marked).toHaveCount(6);
});
