import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds on the page as it stands, one line a finding. Dark differs from light in its colours alone. */
export async function findings(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
  // No page has a frame: without looking into frames, axe needs no second page.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const chosen = isDark
    ? axe.withRules(['color-contrast', 'link-in-text-block'])
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await chosen.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
