import { ownPage, personRow, writeList } from './own-server.ts';
import { expect, test } from './world.ts';

test('N2 N4 keeps whom the insurer refused before cover began on the first page until somebody mends it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, close } = await ownPage(browser, {
    INSURER_STAND_IN_REFUSE_PERCENT: '100',
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
    await expect(page.getByText(/^The insurer refused persons of this change/)).toBeVisible();
    // Nothing was charged, and nothing is called charged.
    await expect(page.getByText('Premium', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('Premium, charged')).toHaveCount(0);

    await page.goto('/#/dashboard');
    await expect(
      page.getByText(
        /^The insurer refused 4 persons \(.+, .+, .+ and others\): NOT covered from 21 Nov 2026\.$/,
      ),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Mend and submit again' }).click();
    await expect(page).toHaveURL(/#\/policy\/record-detail\?policy_change_id=/);
    await page.getByRole('button', { name: 'Fix and resubmit' }).click();
    await expect(page).toHaveURL(/#\/policy\/add\?/);

    await page.goto('/#/dashboard');
    await expect(page.getByText(/list of persons is unfinished/)).toBeVisible();
    // A list that lies there insures nobody.
    await expect(page.getByText(/^The insurer refused 4 persons .*NOT covered from/)).toBeVisible();
  } finally {
    await close();
  }
});
