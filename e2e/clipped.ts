import type { Page } from '@playwright/test';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The texts of a page that are cut on a desk or on a phone, with the width of the screen. */
export async function cutTexts(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    for (const text of await clippedTexts(page)) found.push(`${size.width} px: ${text}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/**
 * The texts of a page that are cut: words wider or higher than the box that hides what overflows it, without a title that says them in
 * full; fields whose chosen word does not fit; and the page itself, when it is wider than the screen.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`);

    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility() || element.closest('[aria-hidden="true"], [title]')) continue;
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      // What is written for those who only hear the page is a pixel wide on purpose.
      if (clipPath !== 'none' && position === 'absolute') continue;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const words = (element.textContent ?? '').trim().slice(0, 60);
      if (words === '' || element instanceof SVGElement) continue;
      if (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${words}`);
      if (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        found.push(`cut below: ${words}`);
      if (element instanceof HTMLSelectElement && isCut(element)) found.push(`cut choice: ${words}`);
    }
    return [...new Set(found)];

    /** Whether the chosen word is wider than its field: measured with the field's own font, less the arrow. */
    function isCut(select: HTMLSelectElement): boolean {
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return false;
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      pen.font = font;
      const arrow = 20;
      const room =
        select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow;
      return pen.measureText(select.selectedOptions[0]?.text ?? '').width > room;
    }
  });
