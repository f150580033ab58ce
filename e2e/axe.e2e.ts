import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './world.ts';

/** What axe finds on the page as it stands, one line a finding. */
async function findings(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`E5 every page can be read and used with a screen reader, ${colorScheme}`, async ({
    page,
    employer,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.getByLabel('User name')).toBeVisible();
    expect(await findings(page), 'sign-in').toEqual([]);

    await signIn(page, employer);
    expect(await findings(page), 'dashboard').toEqual([]);

    await page.goto('/#/policy/index');
    await expect(page.getByText(/EB-/)).toBeVisible();
    expect(await findings(page), 'policies').toEqual([]);

    await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
    await page.getByRole('gridcell').first().click();
    for (const word of ['李伟', '110101199003070011', employer.workCompany, 'MFG04', '赵', '123']) {
      await page.keyboard.type(word);
      await page.keyboard.press('Tab');
    }
    expect(await findings(page), 'add').toEqual([]);
    await page.getByRole('button', { name: 'Remove row 2' }).click();
    await page.getByRole('button', { name: /Check and continue: 1/ }).click();
    await expect(page.getByRole('button', { name: /^Confirm 1/ })).toBeVisible();
    expect(await findings(page), 'confirm').toEqual([]);

    await page.getByRole('button', { name: /^Confirm 1/ }).click();
    await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
    expect(await findings(page), 'result').toEqual([]);

    await page.goto('/#/policy/record');
    await expect(page.getByRole('table')).toBeVisible();
    expect(await findings(page), 'record').toEqual([]);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByText('What happened')).toBeVisible();
    expect(await findings(page), 'record detail').toEqual([]);
  });
}
