import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it has come: the window is named after it, and nothing of it is still on its way. */
export async function open(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.goto(`/#${path}`);
  await expect(page).not.toHaveTitle(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
}
