import type { Page } from '@playwright/test';
import { expect } from './world.ts';

/** Copies the reply and reads it from the clipboard, which the test must be allowed to. */
export async function replyOn(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copy reply' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  return page.evaluate(() => navigator.clipboard.readText());
}
