import type { Page } from '@playwright/test';
import { replyOn } from './copied.ts';
import { jiangnan } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const policy = /TH-50B-202611/;

async function openRemoval(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Remove persons' }).first().click();
  await page.getByRole('button', { name: policy }).first().click();
  await expect(page.getByRole('grid', { name: 'Persons to remove' })).toBeVisible();
}

/** The names of the first covered persons who are alone in bearing them. */
async function coveredNames(page: Page, count: number): Promise<string[]> {
  await page.getByRole('button', { name: 'Covered now' }).click();
  const add = page.getByRole('button', { name: /^Remove \p{Script=Han}/u });
  await expect(add.first()).toBeVisible();
  const labels = await add.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  await page.getByRole('button', { name: 'Close' }).click();
  return [...new Set(labels.map((label) => label.replace('Remove ', '')))].slice(0, count);
}

async function pasteMessage(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByLabel(/^Paste rows from Excel/).fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
}

test('B2 B3 N14 takes off who a message says to leave, asks about the others, replies, and takes it back', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await openRemoval(page);
  const [first = '', second = '', third = '', fourth = ''] = await coveredNames(page, 4);

  await pasteMessage(
    page,
    `${first} 今天离职了\n${second} 也不做了，辞了\n${third} 明天到岗 110101199003070011\n${fourth} 离职`,
  );
  const grid = page.getByRole('grid', { name: 'Persons to remove' });
  const rowOf = (name: string) =>
    grid.getByRole('row').filter({ has: page.getByRole('gridcell', { name, exact: true }) });
  await expect(rowOf(first)).toContainText('24:00');
  await expect(rowOf(second)).toContainText('24:00');
  await expect(page.getByRole('region', { name: '1 begins by the list: not dealt with here' })).toContainText(
    third,
  );
  const left = page.getByText(/^After this, [\d,]+ stay insured\.$/);
  await expect(left).toBeVisible();

  await rowOf(fourth).getByRole('gridcell', { name: fourth, exact: true }).click();
  await page.getByRole('button', { name: 'Leave out, and say so in the reply' }).click();
  await page.getByLabel('Why, for the reply').fill('还在上班');
  await page.keyboard.press('Tab');
  await expect(grid.getByRole('row').filter({ hasText: 'Left out, told in the reply' })).toContainText(
    fourth,
  );
  const remove = page.getByRole('button', { name: /^Remove 2 now, ¥[\d.]+ back; keep 1 to mend/ });
  await expect(remove).toBeEnabled();
  const heads = /\d[\d,]*/.exec((await left.textContent()) ?? '')?.[0];
  await remove.click();
  // The page before counts as this one does: by the first day without cover, with all that is under way.
  await expect(
    page
      .getByRole('row', { name: /^Persons covered by this policy on/ })
      .getByRole('cell')
      .last(),
  ).toHaveText(String(heads));
  await expect(
    page.getByRole('region', { name: 'Covered until' }).getByText(/ 24:00; not covered from /),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Confirm 2 removals for .*, ¥[\d.]+ back$/ }).click();
  await page.waitForURL(/policy\/result/);
  await expect(page.getByText(/^2 persons are not covered from /)).toBeVisible();

  await page.getByRole('button', { name: 'Write reply' }).click();
  await page.getByRole('button', { name: 'The whole list' }).click();
  const reply = page.getByRole('region', { name: 'Reply', exact: true }).getByRole('textbox');
  await expect(reply).toHaveValue(new RegExp(`${fourth}[^\\n]*: left out by us, not taken off: 还在上班`));
  await expect(reply).not.toHaveValue(new RegExp(third));
  await page.reload();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: /^Take back 2 removals for / }).click();
  await expect(page.getByText('Taken back: everybody stays covered as before')).toBeVisible();
  // Under the name of the company, since the two worked at different ones.
  expect(await replyOn(page)).toMatch(/:\nThis removal was taken back: everybody stays covered as before\.$/);
});

test('B3 N14 N17 keeps a list of leavers, and says of each who cannot leave why, also in the reply', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await openRemoval(page);
  await pasteMessage(page, '1. 赵无此\n2. 钱并无\n都今天走的');
  const grid = page.getByRole('grid', { name: 'Persons to remove' });
  await expect(grid.getByText('Not insured here')).toHaveCount(2);
  expect(await replyOn(page)).toMatch(
    /^2 persons were NOT taken off:\n赵无此: we find nobody .*\n钱并无: we find nobody .* whole ID number$/,
  );
  await page.getByRole('button', { name: 'Covered now' }).click();
  await page
    .getByRole('button', { name: /^Remove \p{Script=Han}/u })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Remove 1 now, .* keep 2 to mend/ })).toBeEnabled();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await page.reload();
  await expect(grid.getByText('Not insured here')).toHaveCount(2);
  await expect(page.getByText(/^After this, [\d,]+ stay insured\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page
    .getByRole('link', { name: /^Go on with 3 persons to remove.*TH-50B-202611/ })
    .first()
    .click();
  await page.waitForURL(/policy\/reduce/);
  await expect(grid.getByText('Not insured here')).toHaveCount(2);
});

test('B2 B3 N1 shows no sum of before while it is looked up who is covered', async ({ page }) => {
  await signIn(page, jiangnan);
  await openRemoval(page);
  const [first = '', second = ''] = await coveredNames(page, 2);
  await pasteMessage(page, `${first} 离职`);
  await expect(
    page.getByRole('button', { name: /^Check and continue: 1 person, ¥[\d.]+ back$/ }),
  ).toBeEnabled();

  const answered = Promise.withResolvers<undefined>();
  await page.route('**/api/import/**', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await pasteMessage(page, `${second} 离职`);
  await expect(page.getByRole('button', { name: /^Check and continue: 2 persons, … back/ })).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'This list' });
  await expect(summary.getByText('Working it out…')).toBeVisible();
  // Below stand the prices of the policy, which do not change.
  await expect(summary.locator('.card').first().getByText(/¥/)).toHaveCount(0);

  answered.resolve(undefined);
  await expect(
    page.getByRole('button', { name: /^Check and continue: 2 persons, ¥[\d.]+ back$/ }),
  ).toBeEnabled();
  await expect(page.getByText(/^After this, /)).toBeVisible();
});

test('B2 B3 confirms nobody whom somebody has taken out of the list meanwhile, and leads back to it', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await openRemoval(page);
  const [first = '', second = ''] = await coveredNames(page, 2);
  await pasteMessage(page, `${first}\n${second}`);
  await page.getByRole('button', { name: /^Check and continue: 2 persons/ }).click();
  await expect(page.getByRole('button', { name: /^Confirm 2 removals/ })).toBeEnabled();
  await takenOut(page, /list=(\d+)/.exec(page.url())?.[1] ?? '');

  await page.getByRole('button', { name: /^Confirm 2 removals/ }).click();
  await expect(page.getByRole('alert')).toContainText('Go back to the list, look at it, and submit it again');
  await page.getByRole('alert').getByRole('button').click();
  const grid = page.getByRole('grid', { name: 'Persons to remove' });
  await expect(grid.getByRole('gridcell', { name: first, exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Check and continue: 1 person/ }).click();
  await expect(page.getByRole('button', { name: /^Confirm 1 removal / })).toBeEnabled();
});

/** A colleague takes the second row out of a list. */
async function takenOut(page: Page, list: string): Promise<void> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const read = await page.request.get(`/api/import/detail?import_job_id=${list}`, { headers: { token } });
  const { data } = (await read.json()) as { data: { version: number } };
  const taken = await page.request.post('/api/import/fixRow', {
    headers: { token, 'Idempotency-Key': `taken-out-${list}` },
    data: { import_job_id: Number(list), version: data.version, removed: [2] },
  });
  expect(await taken.json()).toMatchObject({ code: 1 });
}

test('B3 folds away who begins by a list of leavers, and opens what was sent as a list of additions with one press', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await openRemoval(page);
  const [leaver = ''] = await coveredNames(page, 1);

  await pasteMessage(
    page,
    `后天来两个：\n王海波 420281197609196795 车工\n刘春燕 420281199711017465 品检\n离职：${leaver} 今天`,
  );
  const grid = page.getByRole('grid', { name: 'Persons to remove' });
  const beginning = page.getByRole('region', { name: '2 begin by the list: not dealt with here' });
  await expect(beginning).toContainText('王海波');
  await expect(grid.getByRole('row').filter({ hasText: leaver })).toBeVisible();
  await expect(grid.getByRole('row').filter({ hasText: '王海波' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Check and continue: 1 person/ })).toBeEnabled();

  await beginning.getByRole('button', { name: '2 begin by the list' }).click();
  await expect(grid.getByRole('row').filter({ hasText: '王海波' })).toBeVisible();
  await beginning.getByRole('button', { name: 'Open as a list of additions' }).click();
  await beginning.getByRole('link', { name: 'Go on with the list of additions' }).click();
  await expect(page).toHaveURL(/#\/policy\/add\?.*list=\d+/);
  await expect(page.getByRole('gridcell', { name: /王海波/ }).first()).toBeVisible();
});

test('B3 asks once about all in a table of wages, and takes them off with one press', async ({ page }) => {
  await signIn(page, jiangnan);
  await openRemoval(page);
  const [first = '', second = ''] = await coveredNames(page, 2);

  await pasteMessage(page, `姓名\t基本工资\t实发\n${first}\t2490\t3100\n${second}\t2490\t2980`);
  const grid = page.getByRole('grid', { name: 'Persons to remove' });
  await expect(grid.getByRole('row').filter({ hasText: 'Not clear whether they leave' })).toHaveCount(2);
  await expect(page.getByText(/^The list says “基本工资、实发” of 2 persons/)).toBeVisible();
  // The columns that nobody could name come a moment after the rows, above the question.
  await expect(page.getByLabel('Heading in row')).toBeVisible();

  await page.getByRole('button', { name: 'All 2 leave' }).click();
  await expect(grid.getByRole('row').filter({ hasText: 'Not clear whether they leave' })).toHaveCount(0);
  await expect(grid.getByRole('row').filter({ hasText: first })).toContainText('24:00');
  await expect(page.getByRole('button', { name: 'All 2 leave' })).toHaveCount(0);
});
