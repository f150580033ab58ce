import type { Page } from '@playwright/test';
import { replyOn } from './copied.ts';
import { jiangnan } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const policy = /TH-50B-202611/;

async function openRemoval(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Remove persons' }).first().click();
  const choice = page.getByLabel('Policy', { exact: true });
  const wanted = choice.locator('option', { hasText: policy });
  await choice.selectOption((await wanted.getAttribute('value')) ?? '');
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
}

/** The names of the first covered persons who are alone in bearing them. */
async function coveredNames(page: Page, count: number): Promise<string[]> {
  const labels = await page
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return [...new Set(labels.map((label) => label.replace('Remove ', '')))].slice(0, count);
}

test('B2 N14 takes off who a message says to leave, leaves the others, replies, and takes it back', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await openRemoval(page);
  const [first = '', second = '', third = ''] = await coveredNames(page, 3);

  await page
    .getByLabel(/^Names or numbers of those who leave/)
    .fill(`${first} 今天离职了\n${second} 也不做了，辞了\n${third} 明天到岗 110101199003070011`);
  await page.getByRole('button', { name: 'Find them' }).click();
  const chosen = page.getByRole('table', { name: '2 persons leave' });
  await expect(chosen).toContainText(first);
  await expect(chosen).toContainText(second);
  await expect(page.getByText(`does not say that they leave: ${third}`)).toBeVisible();
  await expect(page.getByText(/^After this, [\d,]+ stay insured\.$/)).toBeVisible();

  await page.getByRole('button', { name: /^Check and continue: 2 persons, ¥[\d.]+ back$/ }).click();
  await expect(page.getByText(/^Covered until .* 24:00; not covered from /)).toBeVisible();
  await page.getByRole('button', { name: /^Confirm 2 removals for .*, ¥[\d.]+ back$/ }).click();
  await page.waitForURL(/policy\/result/);
  await expect(page.getByText(/^2 persons are not covered from /)).toBeVisible();
  const reply = await replyOn(page);
  expect(reply).toMatch(/persons? leaves?: covered until .* 24:00, NOT covered after that:/);
  for (const name of [first, second]) expect(reply).toMatch(new RegExp(`${name} \\([\\dX]{4}\\)`));
  expect(reply).not.toContain(third);

  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: /^Take back 2 removals for / }).click();
  await expect(page.getByText('Taken back: everybody stays covered as before')).toBeVisible();
  expect(await replyOn(page)).toBe('This removal was taken back: everybody stays covered as before.');
});

test('B2 N14 says of each line why it cannot be done, also in the reply, and goes on without it', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await openRemoval(page);
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.getByLabel(/^Names or numbers of those who leave/).fill('1. 赵无此\n2. 钱并无\n都今天走的');
  await page.getByRole('button', { name: 'Find them' }).click();

  await expect(page.getByText('2 lines cannot be done: mend them or take them out.')).toBeVisible();
  await expect(
    page.getByText(/Nobody of this name or number is covered in this policy now/).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check and continue/ })).toBeDisabled();
  expect(await replyOn(page)).toMatch(
    /^2 persons were NOT taken off:\n赵无此: we find nobody .*\n钱并无: we find nobody .* whole ID number$/,
  );
  await page.getByRole('button', { name: 'Take 赵无此 out' }).click();
  await page.getByRole('button', { name: 'Take 钱并无 out' }).click();
  await expect(page.getByRole('button', { name: /^Check and continue: 1 person, / })).toBeEnabled();
});
