import type { Page } from '@playwright/test';
import { idcardOf, pasteText } from './pasted.ts';
import { jiangnan } from './workbench.ts';
import { open } from './open.ts';
import { expect, signIn, test } from './world.ts';

/** The words and fields that the handles at the side of the window lie over, wherever the page is scrolled to. */
const coveredTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const covered: string[] = [];
    const handles = [...document.querySelectorAll<HTMLElement>('.edge-button')].filter((one) =>
      one.checkVisibility(),
    );
    const left = Math.min(...handles.map((handle) => handle.getBoundingClientRect().left));
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const around = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = (node.textContent ?? '').trim();
      const box = node.parentElement;
      if (words === '' || !box?.checkVisibility() || box.closest('[aria-hidden="true"]')) continue;
      // What is scrolled aside inside a box of its own is not in sight.
      const edge = insideOf(box);
      around.selectNodeContents(node);
      for (const { left: from, right, width, height } of around.getClientRects())
        if (width > 1 && height > 1 && from < edge && Math.min(right, edge) > left + 1)
          covered.push(words.slice(0, 60));
    }
    return [...new Set(covered)];

    function insideOf(box: Element): number {
      let edge = innerWidth;
      for (let one: Element | null = box; one; one = one.parentElement)
        if (getComputedStyle(one).overflowX !== 'visible')
          edge = Math.min(edge, one.getBoundingClientRect().right);
      return edge;
    }
  });

test('Q2 lays the handles of settings and help over no words on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, jiangnan);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  expect(await coveredTexts(page)).toEqual([]);
  for (const path of ['/policy/index', '/person/index', '/policy/record', '/notice']) {
    await open(page, path);
    expect(await coveredTexts(page), path).toEqual([]);
  }
  await page.goto('/#/policy/add');
  await page
    .getByRole('button', { name: /TH-50B/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Paste a list' })).toBeVisible();
  await pasteText(
    page,
    ['各位好', `陈静 ${idcardOf(431)} 包装工`, `王伟 ${idcardOf(432)} 不来了`].join('\n'),
  );
  await expect(page.getByRole('region', { name: 'The text as it was pasted' })).toBeVisible();
  expect(await coveredTexts(page)).toEqual([]);

  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});
