import type { Page } from '@playwright/test';

/** Puts a text on the clipboard and pastes it where the focus is, as a person does after copying it elsewhere. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    (document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A resident number of nobody, with a right check character: another one for each place in a list. */
export function idcardOf(at: number): string {
  const month = String(1 + (at % 12)).padStart(2, '0');
  const day = String(1 + (at % 28)).padStart(2, '0');
  const body = `320506${1970 + (at % 30)}${month}${day}${String(at % 1000).padStart(3, '0')}`;
  const sum = body
    .split('')
    .reduce((total, digit, place) => total + Number(digit) * (weights[place] ?? 0), 0);
  return `${body}${'10X98765432'[sum % 11]}`;
}
