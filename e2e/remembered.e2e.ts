import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { type Employer, expect, signIn, test } from './world.ts';

async function openEmptyList(page: Page): Promise<void> {
  await page.goto('/#/policy/index');
  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** A list whose company and work type are said in words that nothing is called by. */
const listOf = (...persons: readonly (readonly [string, number])[]) =>
  [
    '姓名\t身份证号\t用工单位\t工种',
    ...persons.map(([name, at]) => `${name}\t${idcardOf(at)}\t老厂区\t三号线的`),
  ].join('\n');

const listed = (page: Page) => page.getByRole('grid');

/** Chooses for the first row what its company and its work type mean, and the same for the others. */
async function chooseBoth(page: Page, { workCompany }: Employer): Promise<void> {
  for (const [ask, choice] of [
    ['Choose the work company', workCompany],
    ['Choose the work type', /Electronics line assembler/],
  ] as const) {
    await listed(page).getByRole('button', { name: ask }).first().click();
    await page.getByRole('option', { name: choice }).click();
    await page.getByRole('button', { name: 'Apply to 1 similar row' }).click();
  }
}

test('N13 remembers what a short name was matched to, shows that it does, and asks again once it is forgotten', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openEmptyList(page);
  await pasteText(page, listOf(['罗勇', 311], ['陈静', 312]));
  await expect(listed(page).getByRole('button', { name: 'Choose the work company' })).toHaveCount(2);
  await chooseBoth(page, employer);
  const remembered = Promise.all(
    ['/work_company/alias', '/Occupation/alias'].map((path) =>
      page.waitForResponse((response) => response.url().endsWith(path)),
    ),
  );
  await page.getByRole('button', { name: /Check and continue: 2 persons/ }).click();
  await page.getByRole('button', { name: /Confirm/ }).click();
  await remembered;

  await openEmptyList(page);
  await pasteText(page, listOf(['周涛', 313], ['赵敏', 314]));
  const company = listed(page).getByRole('gridcell', { name: /Remembered: “老厂区” is 东海电子厂/ });
  await expect(company).toHaveCount(2);
  await expect(page.getByRole('button', { name: /Check and continue: 2 persons/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await listed(page).getByRole('button', { name: 'Forget' }).first().click();
  await expect(page.getByText('“老厂区” is forgotten. Lists that say it ask again.')).toBeVisible();
  await expect(listed(page).getByRole('button', { name: 'Choose the work company' })).toHaveCount(2);

  await page.locator('.toasts').getByRole('button', { name: 'Undo' }).last().click();
  await expect(company).toHaveCount(2);

  // Beside the company's, the work type's can be forgotten at its own mark.
  await listed(page).getByRole('button', { name: 'Forget: Work type remembered' }).first().click();
  await expect(page.getByText('“三号线的” is forgotten. Lists that say it ask again.')).toBeVisible();
  await expect(listed(page).getByRole('button', { name: 'Choose the work type' })).toHaveCount(2);
  await expect(listed(page).getByRole('button', { name: 'Forget: Company remembered' })).toHaveCount(2);
  await page.locator('.toasts').getByRole('button', { name: 'Undo' }).last().click();
  await expect(listed(page).getByRole('button', { name: 'Choose the work type' })).toHaveCount(0);

  await page.getByRole('link', { name: 'All short names' }).first().click();
  const all = page.getByRole('table', { name: 'Short names' });
  await expect(all.getByRole('row', { name: /老厂区 Work company 东海电子厂/ })).toBeVisible();
  await page.getByLabel('Words, company or work type').fill('三号线');
  await page.keyboard.press('Enter');
  await expect(all.getByRole('row', { name: /老厂区/ })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await all.getByRole('button', { name: 'Forget “三号线的”' }).click();
  await expect(all.getByRole('row', { name: /三号线的/ })).toHaveCount(0);
  await page.locator('.toasts').getByRole('button', { name: 'Undo' }).last().click();
  await expect(all.getByRole('row', { name: /三号线的/ })).toBeVisible();
});
