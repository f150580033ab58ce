import { Client } from 'pg';
import { ownPage, personRow, writeList } from './own-server.ts';
import { expect, test } from './world.ts';

test('B2 shows the old and the new start and price when the cut-off passes, before anything can be pressed', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, server, close } = await ownPage(browser, { BUSINESS_NOW: '2026-11-20T15:50:00+08:00' });
  try {
    await page.clock.install();
    await writeList(page, [personRow(0)]);
    await page.getByRole('button', { name: 'Check and continue: 1 person, ¥14.00' }).click();
    await expect(page.getByRole('button', { name: /^Confirm 1 addition.*¥14\.00$/ })).toBeVisible();

    await server.moveTo('2026-11-20T16:00:05+08:00');
    await page.clock.fastForward('10:10');
    await expect(page.getByText(/^The cut-off has passed/)).toBeVisible();
    await expect(page.getByText('Not covered on 21 Nov 2026')).toBeVisible();
    const price = page.getByRole('row', { name: /^Premium/ });
    await expect(price).toContainText('¥14.00');
    await expect(price).toContainText('¥12.60');
    await expect(page.getByRole('row', { name: /^Start date/ })).toContainText('21 Nov 2026');
    await expect(page.getByRole('button', { name: /^Confirm 1 addition.*¥12\.60$/ })).toBeEnabled();

    await page.getByRole('button', { name: 'Back to the list' }).click();
    const go = page.getByRole('button', { name: 'Check and continue: 1 person, ¥12.60' });
    await expect(go).toBeDisabled();
    await expect(page.getByText('Not covered on 21 Nov 2026').filter({ visible: true })).toBeVisible();
    await page.getByRole('button', { name: 'Go on with 22 Nov 2026' }).click();
    await expect(go).toBeEnabled();
  } finally {
    await close();
  }
});

test('N14 B2 opens the rows that the insurer refused with its words, and writes the reply to who sent the list', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, close } = await ownPage(browser, {
    INSURER_STAND_IN_PART_PERCENT: '100',
    INSURER_STAND_IN_DELAY_MS: '300',
  });
  try {
    await writeList(
      page,
      [0, 1, 2, 3].map((at) => personRow(at)),
    );
    await page.getByRole('button', { name: /Check and continue: 4 persons/ }).click();
    await page.getByRole('button', { name: /^Confirm 4 additions/ }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('button', { name: 'Send now, no taking back after that' }).click();

    const resubmit = page.getByRole('button', { name: 'Fix and resubmit' });
    await expect(resubmit).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Write reply' }).click();
    await page.getByRole('button', { name: 'Copy reply' }).click();
    await expect(page.getByText('Copied: a reply for whoever sent the list.')).toBeVisible();
    const reply = await page.evaluate(() => navigator.clipboard.readText());
    expect(reply).toMatch(/^\d persons? covered from 21 Nov 2026, 00:00 until 30 Nov 2026, 24:00\./);
    expect(reply).toMatch(/\d persons? (is|are) NOT covered:\n.小明 \(\w{4}\): \S/);
    expect(reply).not.toMatch(/\d{6,}/);

    await resubmit.click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByText(/^Insurer: \S/).first()).toBeVisible();
  } finally {
    await close();
  }
});

test('B2 shows no premium of whom the insurer refused, in the result and in the detail', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, close } = await ownPage(browser, {
    INSURER_STAND_IN_REFUSE_PERCENT: '100',
    INSURER_STAND_IN_DELAY_MS: '300',
  });
  try {
    await writeList(page, [personRow(0)]);
    await page.getByRole('button', { name: /Check and continue: 1 person/ }).click();
    await page.getByRole('button', { name: /^Confirm 1 addition/ }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('button', { name: 'Send now, no taking back after that' }).click();
    await expect(page.getByRole('button', { name: 'Fix and resubmit' })).toBeVisible({ timeout: 30_000 });

    const [, id] = /policy_change_id=(\d+)/.exec(page.url()) ?? [];
    const refused = page.getByRole('table', { name: 'Persons of this change' }).getByRole('row').nth(1);
    await expect(refused.getByRole('cell', { name: '–', exact: true })).toBeVisible();
    await expect(refused).not.toContainText('¥');
    await page.goto(`/#/policy/record-detail?policy_change_id=${id}`);
    await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible();
    await expect(refused.getByRole('cell', { name: '–', exact: true })).toBeVisible();
    await expect(refused).not.toContainText('¥');
  } finally {
    await close();
  }
});

test('N4 N2 says on the change, in the record, on the dashboard and among the messages that the insurer has not answered for two hours', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, server, close } = await ownPage(browser, { INSURER_STAND_IN_DELAY_MS: '86400000' });
  try {
    await writeList(page, [personRow(0)]);
    await page.getByRole('button', { name: /Check and continue: 1 person/ }).click();
    await page.getByRole('button', { name: /^Confirm 1 addition/ }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('button', { name: 'Send now, no taking back after that' }).click();
    await expect(page.getByText('With the insurer', { exact: true })).toBeVisible();
    const [, id] = /policy_change_id=(\d+)/.exec(page.url()) ?? [];
    await setSentAt(server.databaseUrl, Number(id), '2026-11-20T07:59:00+08:00');

    // Without a reload: the page looks again by itself.
    const late = page.getByRole('status').filter({ hasText: 'No answer from the insurer for two hours' });
    await expect(late).toContainText('You need not send it again');
    await page.goto('/#/policy/record');
    await expect(page.getByRole('row', { name: /No answer for two hours/ })).toHaveCount(1);
    await page.goto('/#/dashboard');
    await expect(page.getByText('The insurer has not answered 1 change for two hours.')).toBeVisible();
    // The message is written when the insurer was asked once more.
    await expect.poll(() => lateMessages(server.databaseUrl), { timeout: 60_000 }).toBe(1);
    await page.goto('/#/notice');
    await expect(page.getByText('No answer for two hours').filter({ visible: true })).toHaveCount(1);
  } finally {
    await close();
  }
});

test('B2 N14 says until when each is covered on a plan by the day, from the confirmation to the reply', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, close } = await ownPage(browser, {});
  try {
    await writeList(page, [personRow(0, '2026-11-22'), personRow(1, '2026-11-25')], /YF-20D/);
    await page.getByRole('button', { name: /Check and continue: 2 persons/ }).click();
    await expect(
      page.getByText('the first on 22 Nov 2026, 24:00, the last on 25 Nov 2026, 24:00 Beijing time'),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Confirm 2 additions/ }).click();

    await page.getByRole('button', { name: 'Write reply' }).click();
    await page.getByRole('button', { name: 'Copy reply' }).click();
    await expect(page.getByText('Copied: a reply for whoever sent the list.')).toBeVisible();
    const reply = await page.evaluate(() => navigator.clipboard.readText());
    expect(reply).toMatch(/until 22 Nov 2026, 24:00.*\n赵小明 .*\n.*until 25 Nov 2026, 24:00.*\n钱小明/);
  } finally {
    await close();
  }
});

/** Moves the moment at which a change was handed to the insurer. */
async function setSentAt(databaseUrl: string, policy_change_id: number, sent_at: string): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rowCount } = await database.query(
      'update app.policy_change set sent_at = $2, ask_at = null where policy_change_id = $1',
      [policy_change_id, sent_at],
    );
    expect(rowCount).toBe(1);
  } finally {
    await database.end();
  }
}

/** How many messages say that the insurer has not answered. */
async function lateMessages(databaseUrl: string): Promise<number> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rowCount } = await database.query("select from app.message where code = 'CHANGE_UNANSWERED'");
    return rowCount ?? 0;
  } finally {
    await database.end();
  }
}
