import type { Locator } from '@playwright/test';
import { idcardOf, pasteText } from './pasted.ts';
import { openWorkbench } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

test('N1 B3 is worked with the mouse: choices are picked where they hang, and nothing moves away from under it', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  const lines = Array.from({ length: 30 }, (_, at) => `王芳\t${idcardOf(at + 1)}\t某某分厂\t干活的`);
  await pasteText(page, ['姓名\t身份证号\t用工单位\t工种', ...lines].join('\n'));
  const row = (at: number) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: `Row ${at}`, exact: true }) });
  const cell = (at: number, column: number) => row(at).locator(`[aria-colindex="${column}"]`);
  const scroller = page.locator('.roster-scroller');
  const scrolled = () => scroller.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));

  await cell(2, 5).dblclick();
  await page.getByRole('option', { name: employer.workCompany }).click();
  await expect(cell(2, 5)).toHaveText(employer.workCompany);

  // From the finding: the list opens in the cell, and who it is stays in sight.
  await pressAt(row(2).getByRole('button', { name: 'Choose the work type' }));
  expect(await scrolled()).toEqual({ scrollLeft: 0, scrollTop: 0 });
  await page.getByRole('option', { name: /MFG03/ }).click();
  await expect(cell(2, 6)).toContainText('class');
  await expect(page.getByRole('button', { name: /^Insure 1 now/ })).toBeVisible();

  // From the panel below: the same list.
  await pressAt(cell(3, 4));
  await page
    .getByRole('region', { name: 'Row 3' })
    .getByRole('button', { name: 'Choose the work company' })
    .click();
  await page.getByRole('option', { name: employer.workCompany }).click();
  await expect(cell(3, 5)).toHaveText(employer.workCompany);

  // The page is as high as the window: the list scrolls in it.
  await expect(page).toHaveURL(/list=\d+/);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  // Far down, one press is enough, though the cursor stands at the top.
  await scrollToEnd(scroller);
  await expect(row(30)).toBeInViewport();
  await pressAt(row(30).getByRole('button', { name: 'Choose the work company' }));
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  const [name, company] = [await cell(30, 2).boundingBox(), await cell(30, 5).boundingBox()];
  expect(company?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? Infinity) - 1);

  // Another choice of rows begins at the top.
  await page
    .getByRole('list', { name: 'Findings by kind' })
    .getByRole('button', { name: /Work company missing/ })
    .click();
  await expect(row(1)).toBeInViewport();
  expect(await scrolled()).toMatchObject({ scrollTop: 0 });
});

/** Presses where something is seen, and moves nothing into sight first. */
async function pressAt(target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await target.page().mouse.click(x + width / 2, y + height / 2);
}

/** Scrolls a table to its last row, and sideways: rows are measured as they come into sight, so the end moves away at first. */
const scrollToEnd = (scroller: Locator): Promise<void> =>
  scroller.evaluate(async (element) => {
    element.scrollIntoView();
    for (let end = -1; end !== element.scrollHeight; ) {
      end = element.scrollHeight;
      element.scrollTo(400, end);
      await new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled)));
    }
  });
