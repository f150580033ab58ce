import type { Page } from '@playwright/test';
import { expect } from './world.ts';

/** Has the reply written, reads it, copies it and reads it from the clipboard: the same. */
export async function replyOn(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Write reply' }).click();
  const reply = page.getByRole('region', { name: 'Reply', exact: true });
  const words = await reply.getByRole('textbox').inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('');
  await reply.getByRole('button', { name: 'Copy reply' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(words);
  return copied;
}
