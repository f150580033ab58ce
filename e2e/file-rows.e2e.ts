import { sheetOf, workbook } from '../apps/server/test/workbooks.ts';
import { idcardOf } from './pasted.ts';
import { openWorkbench } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

test('B3 keeps the rows of a file in sight, with what became nobody, also when its list is opened again', async ({
  page,
  employer,
}) => {
  const person = (name: string, at: number) => `${name},${idcardOf(at)},${employer.workCompany},包装工`;
  const lines = ['十二月入职名单', '姓名,身份证号,用工单位,工种', person('周涛', 601), person('赵敏', 602)];
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await page.getByLabel('Choose a file').setInputFiles({
    name: '名单.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([...lines, '', '制表人：李经理'].join('\n')),
  });
  await expect(page.getByRole('gridcell', { name: '周涛', exact: true })).toBeVisible();
  const rows = page.getByRole('region', { name: 'The rows of the file as they came in' });
  const showRows = async () => {
    await rows.getByRole('button', { name: /^Show the rows as they came in/ }).click();
    await expect(rows.getByRole('listitem')).toHaveText([
      /十二月入职名单/,
      /^周涛.*Row 1$/,
      /^赵敏.*Row 2$/,
      /制表人：李经理/,
    ]);
  };

  await showRows();
  await rows.getByRole('button', { name: 'Row 2' }).click();
  await expect(page.getByRole('region', { name: 'Row 2', exact: true })).toBeVisible();

  await expect(page).toHaveURL(/list=\d+/);
  await page.reload();
  await showRows();
});

test('B3 names each sheet of a file with its people, and of one that is not taken why', async ({
  page,
  employer,
}) => {
  const sheetWith = (sheet: string, people: readonly (readonly [string, number])[]) => ({
    name: sheet,
    rows: sheetOf([
      ['姓名', '身份证号', '用工单位', '工种'],
      ...people.map(([name, at]) => [name, idcardOf(at), employer.workCompany, '包装工']),
    ]),
  });
  const buffer = await workbook({
    sheets: [
      sheetWith('十二月入职', [
        ['李伟', 71],
        ['周一', 73],
      ]),
      sheetWith('离职人员', [['王芳', 72]]),
      sheetWith('示例', [['张三', 74]]),
    ],
  });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await page.getByLabel('Choose a file').setInputFiles({ name: '名单.xlsx', mimeType, buffer });

  const sheets = page.getByRole('list', { name: 'Sheets with persons' }).getByRole('listitem');
  await expect(sheets).toHaveText([
    /^十二月入职: 2 persons\. Leave them out$/,
    /^离职人员: 1 person\. By its name they leave: each is asked about\./,
    /^示例: 1 person\. By its name they are examples: each is asked about\./,
  ]);
  await sheets.nth(1).getByRole('button').click();
  await expect(sheets.nth(1)).toHaveText(/^离职人员: 1 person, not taken\. .* Take them$/);
  await expect(page.getByRole('gridcell', { name: /^王芳/ })).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: '李伟', exact: true })).toBeVisible();
});
