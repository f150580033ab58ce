import { choose } from './choose.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { jiangnan, openWorkbench } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

test('L8 finds a choice of a long list by its sound, and Enter takes the first', async ({ page }) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index');
  const company = page.getByRole('combobox', { name: 'Work company', exact: true });
  await company.click();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).pressSequentially('kshq');
  await expect(page.getByRole('option')).toHaveText(['昆山花桥电商云仓有限公司']);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(company).toHaveText('昆山花桥电商云仓有限公司');
  await expect(company).toBeFocused();
  await expect(page).toHaveURL(/work_company_id=\d+/);

  await company.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(company).toHaveText('昆山花桥电商云仓有限公司');
});

test('L8 takes a day as it is typed or from a calendar, and says what is wrong with another', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await page.goto('/#/person/index');
  await page.getByRole('button', { name: 'More filters' }).click();
  const panel = page.getByRole('dialog', { name: 'More filters' });
  const day = panel.getByRole('textbox').first();
  await day.fill('2026/11/3');
  await day.press('Enter');
  await expect(page).toHaveURL(/=2026-11-03/);
  await expect(day).toHaveValue('2026-11-03');
  await expect(day).toBeFocused();

  await day.fill('2026-11-31');
  await day.press('Enter');
  await expect(panel.getByRole('alert')).toContainText('Choose a day from');
  await expect(day).toHaveValue('2026-11-31');
  await expect(page).toHaveURL(/=2026-11-03/);

  await panel
    .getByRole('button', { name: /^Calendar/ })
    .first()
    .click();
  await expect(page.getByRole('grid', { name: /November 2026/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/=2026-11-04/);
  await expect(day).toHaveValue('2026-11-04');
  await expect(panel.getByRole('button', { name: /^Calendar/ }).first()).toBeFocused();
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('E5 keeps the page and what was typed when a list of choices cannot be fetched', async ({ page }) => {
  await page.route(/(?:select|panel|menu|calendar)-layer/, (route) => route.abort());
  await signIn(page, jiangnan);
  await page.goto('/#/policy/index');
  const search = page.getByRole('searchbox').first();
  await search.fill('TH-6');
  await page.getByRole('combobox', { name: 'State', exact: true }).click();

  await expect(page.getByText('This could not be loaded. Nothing was changed.')).toBeVisible();
  await expect(search).toHaveValue('TH-6');
  await page.unroute(/(?:select|panel|menu|calendar)-layer/);
  await choose(page.getByRole('combobox', { name: 'State', exact: true }), 'In force');
  await expect(page).toHaveURL(/status=10/);
});

test('B3 fills the company of everyone in whose cell nothing stands, and takes it back by one undo', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await pasteText(
    page,
    [
      '姓名\t身份证号\t用工单位',
      `李伟\t${idcardOf(881)}\t`,
      `赵敏\t${idcardOf(883)}\t`,
      // Last: what stands below nothing is taken for the same.
      `王芳\t${idcardOf(882)}\t${employer.workCompany}`,
    ].join('\n'),
  );
  const company = (row: number) => page.getByRole('row').nth(row).getByRole('gridcell').nth(2);
  await expect(page.getByRole('gridcell', { name: '赵敏', exact: true })).toBeVisible();
  await expect(company(1)).toHaveText('');

  await page.getByRole('button', { name: 'Fill for all' }).click();
  const panel = page.getByRole('dialog', { name: 'Fill for all' });
  await expect(panel.getByRole('button', { name: /^Fill in/ })).toBeDisabled();
  await choose(panel.getByRole('combobox', { name: 'Work company' }), employer.workCompany);
  await panel.getByRole('button', { name: 'Fill in 2 rows' }).click();

  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Filled in 2 rows' })).toBeVisible();
  await expect(company(1)).toHaveText(employer.workCompany);
  await expect(company(2)).toHaveText(employer.workCompany);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(company(1)).toHaveText('');
  await expect(company(2)).toHaveText('');
});

test('N16 leads into the list by one key, from a field too', async ({ page, employer }) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await page.getByRole('textbox', { name: 'Start date' }).focus();
  await page.keyboard.press('Alt+l');
  await expect(page.getByLabel('Name, row 1')).toBeFocused();
});
