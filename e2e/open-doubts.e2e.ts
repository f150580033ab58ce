import type { Page } from '@playwright/test';
import { clippedTexts } from './clipped.ts';
import { openTold } from './told-list.ts';
import { type Employer, expect, test } from './world.ts';

// Cells that were chosen between readings, in a list whose first six people stand in it for other reasons.

const work = { field: 'occupation', words: '普工', others: ['流水线装配工(电子)', '杂工'] };
const names = ['孙建国', '吴桂芳', '郑国强'];

/** The list says another sex of him than his number. */
const sex = { field: 'gender', words: 'female', others: ['male'] };

const openDoubted = (page: Page, employer: Employer) =>
  openTold(
    page,
    employer,
    names.map((name, at) => ({
      name,
      doubts: at < 2 ? [work] : [work, { field: 'start_date', words: '25号', others: ['2026-11-25'] }],
    })),
  );

const detail = (page: Page, row: number) => page.getByRole('region', { name: `Row ${row}` });

test('B3 lets one press look at what all rows have from the same words, and takes another reading by a press', async ({
  page,
  employer,
}) => {
  await openDoubted(page, employer);
  await expect(page.getByRole('button', { name: /^Insure 1 now.*keep 6 to mend/ })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page.getByRole('gridcell', { name: '孙建国' }).click();
  const right = detail(page, 7).getByRole('button', {
    name: /^Right in all 3 rows: “普工” means Packer · class 2/,
  });
  await expect(detail(page, 7).getByText(/Read from “普工”, which can also mean 流水线装配工/)).toBeVisible();
  await right.click();
  await expect(page.getByRole('button', { name: /^Insure 3 now.*keep 4 to mend/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('gridcell', { name: '孙建国' }).click();
  await expect(right).toBeVisible();

  const taken = detail(page, 7).getByRole('button', { name: 'Take “Electronics line assembler · class 3”' });
  await expect(detail(page, 7).getByRole('button', { name: /杂工/ })).toHaveCount(0);
  await taken.click();
  await expect(page.getByRole('gridcell', { name: /Electronics line assembler/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Apply to 2 similar rows' }).click();
  await expect(page.getByRole('gridcell', { name: /Electronics line assembler/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Insure 3 now.*keep 4 to mend/ })).toBeVisible();
});

test('B3 looks at what a list left open with the keyboard alone', async ({ page, employer }) => {
  await openDoubted(page, employer);
  await page.getByRole('gridcell', { name: '郑国强' }).click();
  await page.keyboard.press('End');
  const finding = page
    .getByRole('row', { name: /郑国强/ })
    .getByRole('button', { name: /^Right in all 3 rows/ });
  await expect(finding).toHaveText('Right in all 3 rows');
  for (const step of ['ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(step);
  await expect(page.getByRole('button', { name: /^Insure 3 now/ })).toBeVisible();

  const day = detail(page, 9).getByRole('button', { name: 'That is right: “25号” means an empty cell' });
  await day.focus();
  await page.keyboard.press('Tab');
  await expect(detail(page, 9).getByRole('button', { name: /^Take “25 Nov 2026”/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Insure 4 now/ })).toBeVisible();
});

test('Q2 B3 says in every language what one press looks at, and fits any screen', async ({
  page,
  employer,
}) => {
  await openDoubted(page, employer);
  const said = {
    zh: '3 行都没错：“普工”指包装工',
    es: 'Correcto en las 3 filas: «普工» significa',
    ja: '3 行とも正しい：「普工」は',
    en: 'Right in all 3 rows: “普工” means',
  };
  for (const [language, words] of Object.entries(said)) {
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await page.reload();
      if (size.width < 768) {
        await page.locator('.roster-review').click();
        await page.getByRole('button', { name: /孙建国/ }).click();
      } else await page.getByRole('gridcell', { name: '孙建国' }).click();
      await expect(page.getByRole('button', { name: words }).last()).toBeVisible();
      expect(await clippedTexts(page), `${language} ${size.width}`).toEqual([]);
    }
  }
});

test('L11 B3 names a sex in the language of the page, in the sentence and on the button', async ({
  page,
  employer,
}) => {
  await openTold(page, employer, [{ name: '孙建国', gender: 'female', doubts: [sex] }]);
  await page.context().addCookies([{ name: 'language', value: 'zh', url: page.url() }]);
  await page.reload();
  await page.getByRole('gridcell', { name: '孙建国' }).click();

  await expect(page.getByText(/读自原文“女”，也可能是 男/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '改为“男”' })).toBeVisible();
  await expect(page.getByText(/\b(?:fe)?male\b/)).toHaveCount(0);
});
