import { readFile } from 'node:fs/promises';
import { choose } from './choose.ts';
import { basename, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { idcardOf, pasteText } from './pasted.ts';
import { jiangnan, openWorkbench } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

const example = (name: string) => join(import.meta.dirname, '../examples', name);

const arrival = (page: Page): Locator => page.getByRole('region', { name: 'The list that came in' });
const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'This list' });

/** Drops a file where lists are dropped, as from the desktop. */
async function dropFile(
  page: Page,
  path: string,
  place = page.getByText('Drop a list here, paste it anywhere, or type below'),
): Promise<void> {
  const dropped = await page.evaluateHandle(
    ({ base64, name }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name));
      return transfer;
    },
    { base64: (await readFile(path)).toString('base64'), name: basename(path) },
  );
  await place.dispatchEvent('dragover', { dataTransfer: dropped });
  await place.dispatchEvent('drop', { dataTransfer: dropped });
}

test('B3 reads a dropped Excel list of a site manager, and names his row at a fault', async ({ page }) => {
  await signIn(page, jiangnan);
  await openWorkbench(page, /TH-50B-202611/);
  await dropFile(page, example('site-manager.xlsx'));

  await expect(arrival(page)).toContainText('site-manager.xlsx');
  await expect(arrival(page)).toContainText(/\d+ rows = \d+ persons \+ \d+ left out/);
  await page.getByRole('button', { name: /^Only problems/ }).click();
  await expect(
    page
      .getByRole('gridcell')
      .filter({ hasText: /sheet .+, row \d+/ })
      .first(),
  ).toBeVisible();
});

test('B3 takes a file that is let go beside the list', async ({ page }) => {
  await signIn(page, jiangnan);
  await openWorkbench(page, /TH-50B-202611/);
  await dropFile(page, example('site-manager.xlsx'), page.getByRole('navigation').first());

  await expect(arrival(page)).toContainText('site-manager.xlsx');
});

test('B3 catches a file that is let go before there is a list, and says so', async ({ page }) => {
  await signIn(page, jiangnan);
  await page.goto('/#/policy/add');
  await expect(page.getByRole('button', { name: /TH-50B-202611/ }).first()).toBeVisible();
  const caught = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener('drop', ({ defaultPrevented }) => resolve(defaultPrevented), { once: true });
      }),
  );
  await dropFile(page, example('site-manager.xlsx'), page.getByRole('heading', { level: 1 }));

  expect(await caught).toBe(true);
  await expect(
    page.getByText('The file was not read: drop it again once the list is in sight.'),
  ).toBeVisible();
});

test('B3 lets an empty list be tried with an example', async ({ page }) => {
  await signIn(page, jiangnan);
  await openWorkbench(page, /TH-50B-202611/);
  await page.getByRole('button', { name: 'A chat message' }).click();

  await expect(arrival(page)).toContainText('chat-message.txt Persons found in the message: 5.');
  await expect(page.getByRole('gridcell', { name: '周英超' })).toBeVisible();
  await expect(summary(page)).toContainText('Persons5');
});

test('B3 reads a message that Notepad has saved in GB18030', async ({ page, employer }) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  // 张三, then a number: Node writes no GB18030.
  const name = Buffer.from('d5c5c8fd', 'hex');
  await page.getByLabel('Choose a file').setInputFiles({
    name: '名单.txt',
    mimeType: 'text/plain',
    buffer: Buffer.concat([name, Buffer.from(` ${idcardOf(41)}\r\n`)]),
  });

  await expect(page.getByRole('gridcell', { name: '张三' })).toBeVisible();
});

test('B3 brings back who left lately, found by name', async ({ page }) => {
  await signIn(page, jiangnan);
  await openWorkbench(page, /TH-50B-202611/);
  await page.getByRole('button', { name: 'Recent leavers' }).click();
  const panel = page.getByRole('region', { name: 'Recent leavers' });
  await expect(panel.getByRole('checkbox')).toHaveCount(200);
  const [name = ''] = (await panel.getByRole('listitem').nth(150).innerText()).split(' ');

  await panel.getByRole('searchbox').fill(name);
  await expect(panel.getByRole('checkbox')).not.toHaveCount(200);
  await panel.getByRole('checkbox').first().check();
  await panel.getByRole('searchbox').fill('没有这个人');
  await expect(panel.getByText('Nobody like this left within the last 12 months.')).toBeVisible();
  await panel.getByRole('button', { name: 'Add 1 person' }).click();

  await expect(page.getByRole('gridcell', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check and continue: 1 person/ })).toBeVisible();
});

test('B3 takes another column for the ID numbers, and the work types as they are said and typed', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await pasteText(
    page,
    [
      '姓名\t旧证\t新证\t厂\t活',
      `李伟\t${idcardOf(51)}\t${idcardOf(54)}\t${employer.workCompany}\t包庄工`,
      `王芳\t${idcardOf(52)}\t${idcardOf(55)}\t${employer.workCompany}\tbzg`,
    ].join('\n'),
  );
  await choose(arrival(page).getByLabel('What “新证” is'), 'ID number');
  await expect(page.getByRole('gridcell', { name: idcardOf(55) })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: idcardOf(52) })).toHaveCount(0);

  const taking = page.getByRole('gridcell').getByRole('button', { name: 'Take “包装工”' });
  await taking.first().click();
  await taking.first().click();
  await expect(page.getByRole('button', { name: 'Check and continue: 2 persons, ¥28.00' })).toBeVisible();
});

test('B3 finds company and work type in a cell by the first letters of their pinyin', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await page.getByLabel('Name, row 1').focus();
  for (const words of ['李伟', idcardOf(53), 'dhdzc']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('gridcell', { name: employer.workCompany })).toBeVisible();
  // Several work types are typed so: Enter marks the first that may be chosen, and takes it.
  await page.keyboard.type('bzg');
  await expect(page.getByRole('option').first()).toContainText('包装工');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Check and continue: 1 person, ¥14.00' })).toBeVisible();
});

test('B3 gives a template, and says so when one comes back with nobody in it', async ({ page, employer }) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Template' }).click();
  const path = await (await downloading).path();

  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'template.xlsx', mimeType: xlsx, buffer: await readFile(path) });
  await expect(page.getByRole('alert')).toBeVisible();
});

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('B3 calls off the reading of a file, and the list is as it was', async ({ page, employer }) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  // The line falls silent while the list is being read.
  await page.route('**/api/import/detail*', () => undefined, { times: 1 });
  const asked = page.waitForRequest('**/api/import/detail*');
  await page.getByLabel('Choose a file').setInputFiles(example('whole-office-3000.xlsx'));
  await asked;
  await page.getByRole('button', { name: 'Cancel' }).click();

  await expect(page.getByText('Drop a list here, paste it anywhere, or type below')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
});

test('B3 gives a ruined number of a known worker back, when it is pressed', async ({ page, employer }) => {
  const number = idcardOf(61);
  const row = (idcard: string) => `李伟\t${idcard}\t${employer.workCompany}\t包装工`;
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await pasteText(page, `姓名\t身份证号\t用工单位\t工种\n${row(number)}`);
  await page.getByRole('button', { name: /^Check and continue: 1/ }).click();
  await page.getByRole('button', { name: /^Confirm 1 addition/ }).click();
  await page.waitForURL(/policy\/result/);

  await openWorkbench(page, /EH-/);
  await pasteText(
    page,
    `姓名\t身份证号\t用工单位\t工种\n${row(`${number.slice(0, 1)}.${number.slice(1, 12)}E+17`)}`,
  );
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /^Take \d+\*+[\dX]+, known by this name$/ })
    .click();
  // The person, not the number: that is nobody's on this page who has not typed it.
  const mask = `${number.slice(0, 3)}${'*'.repeat(11)}${number.slice(-4)}`;
  await expect(page.getByRole('gridcell', { name: mask, exact: true })).toBeVisible();
});

test('B3 insures what is sound of 3,000 rows, once the kinds of warnings are ticked', async ({ page }) => {
  await signIn(page, jiangnan);
  await openWorkbench(page, /TH-50B-202611/);
  await page.getByLabel('Choose a file').setInputFiles(example('whole-office-3000.xlsx'));
  // Read, judged and stored beside whatever else the machine does.
  await expect(arrival(page)).toContainText('3,000 persons', { timeout: 30_000 });
  const offer = page.getByRole('button', { name: /^Insure [\d,]+ now, ¥[\d,.]+; keep \d+ to mend$/ });
  await expect(offer).toBeEnabled();
  await offer.click();
  await expect(page.getByText('Read the warnings below and tick each kind first.')).toBeVisible();
  const ticks = page.getByRole('group').getByRole('checkbox');
  await expect(ticks.first()).toBeVisible();
  for (const tick of await ticks.all()) await tick.check();
  const [, count] = /Insure ([\d,]+) now/.exec(await offer.innerText()) ?? [];
  await offer.click();

  await page.getByRole('button', { name: new RegExp(`^Confirm ${count} additions`) }).click();
  await expect(
    page.getByText(
      /^\d+ (persons are kept on the list, NOT covered|persons stay on the list: \d+ NOT covered)/,
    ),
  ).toBeVisible();
});
