import type { Locator } from '@playwright/test';

/** Opens a select and takes the choice of this name. */
export async function choose(select: Locator, name: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name, exact: true }).click();
}
