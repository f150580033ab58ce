import { type Employer, expect, signIn, test } from './world.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { openWorkbench } from './workbench.ts';

const heading = '姓名\t身份证号\t用工单位\t工种';
const rowOf = ({ workCompany }: Employer, name: string, at: number): string =>
  `${name}\t${idcardOf(at)}\t${workCompany}\t包装工`;

test('B2 moves a written list to another policy with everybody on it, and the dashboard leads straight back to it', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await pasteText(page, [heading, rowOf(employer, '李伟', 81), rowOf(employer, '王芳', 82)].join('\n'));
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(page).toHaveURL(/list=\d+/);

  await page.getByRole('button', { name: 'Other policy' }).click();
  await expect(page.getByText('Your list of 2 persons moves to the policy that you choose.')).toBeVisible();
  await page.getByRole('button', { name: /^Stay with EB-/ }).click();
  await page.getByRole('button', { name: 'Other policy' }).click();
  await page.getByRole('listitem').getByRole('button', { name: /EH-/ }).click();
  await expect(page.getByText(/The list of 2 persons is now for policy EH-/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Policy and start' })).toContainText(/EH-/);
  await expect(page.getByRole('gridcell', { name: '王芳' })).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await page.goto('/#/dashboard');
  const way = page.getByRole('link', { name: /^Go on with 2 persons to add.*EH-/ });
  await way.click();
  await expect(page).toHaveURL(/policy\/add\?policy_id=\d+&list=\d+/);
  await expect(page.getByRole('region', { name: 'Policy and start' })).toContainText(/EH-/);
  await expect(page.getByRole('gridcell', { name: '王芳' })).toBeVisible();
});

test('B3 says of a pasted list who is covered already before anything is pressed, and still after another cell was mended', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await pasteText(page, `${heading}\n${rowOf(employer, '李伟', 83)}`);
  await page.getByRole('button', { name: /^Check and continue: 1/ }).click();
  await page.getByRole('button', { name: /^Confirm 1 addition/ }).click();
  await page.waitForURL(/policy\/result/);

  await openWorkbench(page, /EB-/);
  await pasteText(page, [heading, rowOf(employer, '李伟', 83), rowOf(employer, '王芳', 84)].join('\n'));
  await expect(page.getByRole('gridcell').filter({ hasText: 'Checking…' }).first()).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Check and continue: 2 .*2 still being checked/ }),
  ).toBeVisible();
  const known = page.getByRole('gridcell').filter({ hasText: 'Already covered' });
  const offer = page.getByRole('button', { name: /^Insure 1 now, .*; keep 1 to mend$/ });
  await expect(known).toHaveCount(1);
  await expect(offer).toBeVisible();

  const packers = page.getByRole('gridcell', { name: /^Packer/ });
  await packers.first().click();
  await page.keyboard.type('MFG04');
  await page.keyboard.press('Tab');
  await expect(packers).toHaveCount(1);
  await expect(known).toHaveCount(1);
  await expect(offer).toBeVisible();
});

test('Q2 gives the paste box, the card of a list that came in and the filters of a list the room that they need', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  const panel = page.getByRole('dialog', { name: 'Paste a list' });
  const box = panel.getByRole('textbox');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Paste a list' }).click();
    const [around, within] = [await panel.boundingBox(), await box.boundingBox()];
    const gap = around!.x + around!.width - within!.x - within!.width;
    expect(gap, `right of the box at ${width} px`).toBeGreaterThan(8);
    expect(gap, `right of the box at ${width} px`).toBeLessThan(24);
    await page.keyboard.press('Escape');
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await pasteText(page, [heading, rowOf(employer, '李伟', 85), '合计\t1\t\t'].join('\n'));
  const card = page.getByRole('region', { name: 'The list that came in' });
  const rows = async () => ((await page.locator('.roster-scroller').boundingBox())!.height - 40) / 34;
  await expect.poll(rows).toBeGreaterThanOrEqual(16);
  await card.getByRole('button', { name: /^Columns read/ }).click();
  await expect(card.getByLabel('What “姓名” is')).toBeVisible();
  await expect.poll(rows).toBeGreaterThanOrEqual(16);
  await card.getByRole('button', { name: 'Fold this away' }).click();
  await expect(card.getByLabel('What “姓名” is')).toBeHidden();

  await page.goto('/#/person/index');
  const fields = page.getByRole('search').getByRole('combobox');
  await expect(fields).toHaveCount(3);
  const tops = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.map((top) => Math.round(top / 4))).size).toBe(1);
});
