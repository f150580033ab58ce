import { clippedTexts, cutTexts } from './clipped.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { openTold } from './told-list.ts';
import { openWorkbench } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('B3 says beside the list whom it names for another reason, shows their rows, and adds them only when asked twice', async ({
  page,
  employer,
}) => {
  await openTold(page, employer);
  const beside = page.getByRole('region', { name: 'Leaving or left out' });
  await expect(beside.getByRole('listitem')).toContainText(['2 leave王伟, 李娜离职：王伟、李娜']);
  const needs = page.getByRole('region', { name: 'Not added yet: needs you' });
  await expect(needs.getByRole('listitem')).toContainText([
    '1 waits赵敏赵敏体检没过，先不要买',
    '1 takes the place of 何磊周涛何磊换成周涛，明天到岗',
    '1 corrected钱多',
  ]);
  const insure = page.getByRole('button', { name: /^Insure 1 now, .*; leave out 2; keep 3 to mend$/ });
  await expect(insure).toBeVisible();

  await beside.getByRole('button', { name: '2 leave' }).click();
  await expect(page.getByRole('gridcell', { name: /^王伟\./ })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '陈静' })).toHaveCount(0);
  await beside.getByRole('button', { name: 'Add all 2 all the same' }).click();
  await beside.getByRole('button', { name: 'No, leave it as written' }).click();
  await expect(beside.getByRole('button', { name: '2 leave' })).toBeVisible();
  await beside.getByRole('button', { name: 'Add all 2 all the same' }).click();
  await beside.getByRole('button', { name: 'Yes, add 2 persons' }).click();
  await expect(beside.getByRole('button', { name: '2 leave' })).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: '陈静' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Insure 3 now, .*; keep 3 to mend$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(beside.getByRole('button', { name: '2 leave' })).toBeVisible();
});

test('B3 names at the confirmation whom the list says not to add', async ({ page, employer }) => {
  await openTold(page, employer);
  await page.getByRole('button', { name: /^Insure 1 now/ }).click();
  await expect(page.getByText('5 rows stay behind on the list')).toBeVisible();
  const leaving = page.getByRole('list', { name: 'Leaving or left out' });
  await expect(leaving.getByRole('listitem')).toHaveText(['2 leave 王伟, 李娜']);
  const needs = page.getByRole('list', { name: 'Not added yet: needs you' });
  await expect(needs.getByRole('listitem')).toHaveText([
    '1 waits 赵敏',
    '1 takes somebody’s place 周涛',
    '1 corrected 钱多',
  ]);
  await expect(page.getByRole('button', { name: /^Confirm 1 addition/ })).toBeVisible();
});

test('B3 shows on a phone what the list says of a person and which words a cell was read from, with what can be done', async ({
  page,
  employer,
}) => {
  const doubts = [
    { field: 'mobile', words: '138 0000 1111', others: [] },
    { field: 'gender', words: '小王', others: ['男'] },
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  await openTold(page, employer, [{ name: '孙建国', doubts }]);
  await page.getByRole('button', { name: '2 leave' }).click();
  const card = page.getByRole('region', { name: 'Persons to add' });
  await expect(card.getByRole('textbox', { name: 'Name' })).toHaveValue('王伟');
  await expect(card.getByText(/The list says “离职：王伟、李娜”/)).toHaveCount(1);
  await card.getByRole('button', { name: 'Add all the same' }).click();
  await expect(card.getByText(/The list says/)).toHaveCount(0);
  await page.getByRole('button', { name: '1 leaves' }).click();

  await page.getByRole('button', { name: 'Review the list' }).click();
  await page.getByRole('button', { name: /孙建国/ }).click();
  await expect(card.getByText(/Read from “138 0000 1111”/)).toBeVisible();
  await expect(card.getByText(/Read from “小王”, which can also mean 男/)).toBeVisible();
  for (const left of [1, 0]) {
    await card.getByRole('button', { name: 'That is right' }).first().click();
    await expect(card.getByText(/Read from/)).toHaveCount(left);
  }
});

test('N14 replies to each work company alone, in its own words, and names the one that is none of the enterprise', async ({
  page,
  employer,
}) => {
  await openTold(page, employer, [{ name: '孙建国', work_company: '宝山钢铁厂' }]);
  await page.getByRole('button', { name: /^Insure 1 now.*; leave out 2; keep 4 to mend/ }).click();
  await page.getByRole('button', { name: /^Confirm 1 addition/ }).click();
  await page.waitForURL(/policy\/result/);
  const reply = page.getByRole('region', { name: 'Reply', exact: true });
  const readOf = async (company: string) => {
    const words = reply.getByRole('textbox', { name: company });
    await expect(words).toBeVisible();
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await reply.getByRole('button', { name: 'Copy reply' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await words.inputValue());
    return copied;
  };

  await page.getByRole('button', { name: 'Write reply' }).click();
  const addressees = page.getByRole('group', { name: /One reply for each work company/ }).getByRole('button');
  await expect(addressees).toHaveText([employer.workCompany, '宝山钢铁厂', 'The whole list']);
  const own = await readOf(employer.workCompany);
  await expect(page.getByText(`Copied: a reply for ${employer.workCompany}.`)).toBeVisible();
  await expect(addressees.first()).toContainText('copied');
  expect(own.split('\n')).toEqual([
    `${employer.workCompany}:`,
    '1 person covered from 21 Nov 2026, 00:00 until 30 Nov 2026, 24:00.',
    expect.stringMatching(/^陈静/),
    '3 persons were not added this time:',
    expect.stringMatching(/^周涛 .*takes the place of 何磊, not added, and 何磊 was not taken off/),
    expect.stringMatching(/^赵敏 .*“赵敏体检没过，先不要买”: waits, not added/),
    expect.stringMatching(/^钱多 .*a correction, not added;/),
    '2 persons leave or were left out by us, and were not added:',
    expect.stringMatching(/^王伟 \(....\): you wrote “离职：王伟、李娜”: not added$/),
    expect.stringMatching(/^李娜 .*: not added$/),
  ]);
  await addressees.nth(1).click();
  expect((await readOf('宝山钢铁厂')).split('\n')).toEqual([
    '宝山钢铁厂:',
    '1 person is NOT covered:',
    expect.stringMatching(
      /^孙建国 .*“宝山钢铁厂” is not among our work companies, please check its full name$/,
    ),
  ]);

  await addressees.last().click();
  const whole = (await readOf('The whole list')).split('\n');
  await expect(page.getByText('Copied: one reply about the whole list.')).toBeVisible();
  expect(whole.slice(1)).toEqual([
    expect.stringMatching(`^${employer.workCompany}: 1: 陈静`),
    '4 persons were not added this time:',
    `${employer.workCompany}:`,
    ...['周涛', '赵敏', '钱多'].map((name) => expect.stringMatching(`^${name} `)),
    '宝山钢铁厂:',
    expect.stringMatching(/^孙建国 /),
    '2 persons leave or were left out by us, and were not added:',
    `${employer.workCompany}:`,
    ...['王伟', '李娜'].map((name) => expect.stringMatching(`^${name} `)),
  ]);
});

test('B3 N14 leaves somebody out and tells the site why, takes them in again, and says it on a phone', async ({
  page,
  employer,
}) => {
  await openTold(page, employer, [{ name: '孙建国' }]);
  await page.getByRole('gridcell', { name: '孙建国' }).click();
  await page.getByRole('button', { name: 'Leave out, and say so in the reply' }).click();
  await page.getByLabel('Why, for the reply').fill('合同还没签');
  await page.keyboard.press('Tab');
  const row = page.getByRole('row', { name: /孙建国/ });
  await expect(row.getByRole('button', { name: 'Take in again' })).toBeVisible();
  await page.getByRole('button', { name: '1 left out here' }).click();
  await expect(page.getByRole('gridcell', { name: '陈静' })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.roster-review').click();
  await page.getByRole('button', { name: /孙建国/ }).click();
  await expect(page.getByLabel('Why, for the reply')).toHaveValue('合同还没签');
  expect(await clippedTexts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take in again' }).click();
  await expect(page.getByRole('button', { name: /^Insure 2/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();

  await page.getByRole('button', { name: /^Insure 1/ }).click();
  await page.getByRole('button', { name: /^Confirm 1 addition/ }).click();
  await page.waitForURL(/policy\/result/);
  await page.getByRole('button', { name: 'Write reply' }).click();
  await expect(page.getByRole('region', { name: 'Reply', exact: true }).getByRole('textbox')).toHaveValue(
    /孙建国[^\n]*: left out by us, not added: 合同还没签/,
  );
});

test('B3 keeps a pasted message in sight: a line leads to its row and back, and it stays folded where it was folded', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  const message = ['各位好', `陈静 ${idcardOf(431)} 包装工`, `王伟 ${idcardOf(432)} 包装工`].join('\n');
  await pasteText(page, message);
  const source = page.getByRole('region', { name: 'The text as it was pasted' });
  await expect(source.getByRole('listitem')).toHaveText([/各位好/, /^陈静.*Row 1$/, /^王伟.*Row 2$/]);
  await expect(source.getByRole('button', { name: 'Row 1' })).toHaveAttribute('aria-current', 'true');
  await source.getByRole('button', { name: 'Row 2' }).click();
  await expect(source.getByRole('button', { name: 'Row 2' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Row 2' })).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove row 2' }).click();
  await expect(source).toContainText('its row was removed');

  await source.getByRole('button', { name: 'Fold the text away' }).click();
  await page.reload();
  await openWorkbench(page, /EH-/);
  await pasteText(page, message);
  await expect(source.getByRole('button', { name: 'Show the text as it was pasted' })).toBeVisible();
  await expect(source.getByRole('listitem')).toHaveCount(0);
});

test('B3 tints a line of several persons by the worst of them, each name by its own row and leading to it', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  const wrong = idcardOf(434).replace(/.$/, (last) => (last === '1' ? '2' : '1'));
  await pasteText(page, `${employer.workCompany} 包装工\n陈静 ${idcardOf(433)}，王伟 ${wrong}`);
  const source = page.getByRole('region', { name: 'The text as it was pasted' });
  const line = source.getByRole('listitem').nth(1);
  await expect(line.locator('> span')).toHaveClass('source-asked');
  const names = [line.getByRole('button', { name: '陈静' }), line.getByRole('button', { name: '王伟' })];
  await expect(names[0]!).toHaveClass(/source-read/);
  await expect(names[1]!).toHaveClass(/source-asked/);
  await names[1]!.click();
  await expect(page.getByRole('region', { name: 'Row 2' })).toBeVisible();
});

test('Q2 fits what a list says of its people on any screen, in every language', async ({
  page,
  employer,
}) => {
  await openTold(page, employer);
  for (const language of ['zh', 'es', 'ja', 'en']) {
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    await page.reload();
    await page.locator('.proposals-kind').first().click();
    await expect(page.locator('.proposals-ways')).toBeVisible();
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      expect(await clippedTexts(page), `${language} ${size.width}`).toEqual([]);
    }
  }
});
