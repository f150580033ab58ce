import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds on the page as it stands, light and dark, one line a finding. */
export async function findings(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const inLight = await look(page, (axe) =>
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );
  // Dark differs from light in its colours alone.
  await inTheme(page, 'dark');
  const inDark = await look(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
  await inTheme(page, 'light');
  return [...inLight, ...inDark.map((finding) => `dark: ${finding}`)];
}

async function look(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // No page has a frame: without looking into frames, axe needs no second page.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}
