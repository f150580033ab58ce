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
