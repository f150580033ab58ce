import type { Page } from '@playwright/test';
import { expect } from './world.ts';

/** The demo's dispatch company: 40 work companies, 3,000 covered persons, 200 who left in the last days of the last month. */
export const jiangnan = { userName: 'hr_admin', password: 'Demo-2026!' };

/** Opens the workbench for the policy of this month whose plan or number has these words. */
export async function openWorkbench(page: Page, policy: RegExp): Promise<void> {
  await page.goto('/#/policy/add');
  await page.getByRole('button', { name: policy }).first().click();
  await expect(page.getByRole('grid')).toBeVisible();
}
