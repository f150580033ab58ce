import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { type Employer, expect, signIn, test } from './world.ts';

/** Opens the workbench for the employer's policy whose number begins so. */
async function openWorkbench(page: Page, policyPrefix: string, add: RegExp = /Add/): Promise<void> {
  await page.goto('/#/policy/index');
  await page
    .getByRole('row', { name: new RegExp(policyPrefix) })
    .getByRole('link', { name: add })
    .click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** What a site manager sends: a title, headings of his own, a total, and a company by half its name. */
const untidyList = ({ workCompany }: Employer) =>
  [
    '东海项目部 新员工名单',
    '序号\t工号\t姓 名\t身份证号码（必填）\t厂区\t岗位\t联系电话',
    `1\tA01\t李伟\t'${idcardOf(1)}\t${workCompany}\t包装工\t13812345678`,
    `2\tA02\t赵小燕\t${idcardOf(2)}\t${workCompany}有限\t包装工\t`,
    `3\tA03\t王 芳\t ${idcardOf(3).slice(0, 6)} ${idcardOf(3).slice(6)}\t${workCompany}有限\t包装工\t`,
    `4\tA04\t钱多多\t${idcardOf(4).slice(0, 17)}A\t${workCompany}\t包装工\t`,
    `5\tA05\t李伟\t${idcardOf(1)}\t${workCompany}\t包装工\t`,
    '',
    '合计：5 人',
  ].join('\n');

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('B2 B3 insures those who can be from an untidy list, and keeps the others to mend', async ({
    page,
    employer,
  }) => {
    await signIn(page, employer);
    await openWorkbench(page, 'EB-', /加保/);
    await pasteText(page, untidyList(employer));

    await expect(page.getByText(/共 8 行 = 5 人 \+ 略过 3 行/)).toBeVisible();
    await expect(page.getByRole('gridcell', { name: '王芳' })).toBeVisible();
    await expect(page.getByRole('button', { name: '先投保 1 人，¥14.00；留 4 人待修改' })).toBeVisible();

    // The company that he writes his own way is put right once, and then in the other row that says the same.
    await page
      .getByRole('button', { name: `改为“${employer.workCompany}”` })
      .first()
      .click();
    await page.getByRole('button', { name: '同样修改其余 1 行' }).click();
    await expect(page.getByRole('button', { name: '先投保 3 人，¥42.00；留 2 人待修改' })).toBeVisible();
    await expect(page.getByText(/\d\d:\d\d 已保存/)).toBeVisible();

    await page.getByRole('button', { name: /先投保 3 人/ }).click();
    await page.getByRole('button', { name: /确认加保 3 人，¥42\.00/ }).click();
    // The row that names 李伟 again stays on the list too.
    await expect(page.getByText('2 人留在名单中：1 人无保障，1 人已另有保障')).toBeVisible();
    await page.getByRole('button', { name: '继续处理他们' }).click();

    await expect(page.getByRole('gridcell', { name: /钱多多/ })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: '王芳' })).toHaveCount(0);
  });

  test('B3 reads a message as it was written', async ({ page, employer }) => {
    await signIn(page, employer);
    await openWorkbench(page, 'EB-', /加保/);
    await pasteText(
      page,
      `明天${employer.workCompany}新来2个，包装工
1、罗勇 ${idcardOf(11)} 13741970700
2、林桂，身份证：${idcardOf(12).slice(0, 6)} ${idcardOf(12).slice(6)}，电话137 4197 8619
谢谢！`,
    );

    await expect(page.getByRole('button', { name: '校验并继续：2 人，¥28.00' })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: '13741978619' })).toBeVisible();
  });
});

test('N1 B3 is worked as a spreadsheet with the keyboard alone, from the first row to the confirmation', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, 'EB-');
  await page.getByLabel('Name, row 1').focus();
  const type = async (...words: string[]) => {
    for (const word of words) {
      await page.keyboard.type(word);
      await page.keyboard.press('Tab');
    }
  };
  await type('李伟', idcardOf(21), employer.workCompany, 'MFG04');
  await page.keyboard.press('Enter');
  await type('王芳', idcardOf(22));
  await page.keyboard.press('Enter');
  await type('赵敏', idcardOf(23));
  // Company and work type go down from the first row.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+d');
  await expect(page.getByText('2 rows filled; Ctrl+Z takes it back.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check and continue: 3 persons, ¥42.00' })).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone.')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.getByText('Done again.')).toBeVisible();

  await page.getByRole('button', { name: /Check and continue: 3/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Confirm 3 additions/ })).toBeVisible();
});

test('N17 keeps a list while it is written, and offers it again', async ({ page, employer }) => {
  await signIn(page, employer);
  await openWorkbench(page, 'EB-');
  await pasteText(page, untidyList(employer));
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(page).toHaveURL(/list=\d+/);

  await page.reload();
  await expect(page.getByRole('gridcell', { name: '赵小燕' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: idcardOf(2) })).toBeVisible();

  await openWorkbench(page, 'EB-');
  await page.getByRole('button', { name: /^Continue \(5 persons/ }).click();
  await expect(page.getByRole('gridcell', { name: '赵小燕' })).toBeVisible();
});

test('N17 B3 says when the same list was saved elsewhere, and puts both together', async ({
  page,
  employer,
  context,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, 'EB-');
  await pasteText(page, untidyList(employer));
  await expect(page).toHaveURL(/list=\d+/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('gridcell', { name: '赵小燕' })).toBeVisible();
  await other.getByRole('button', { name: 'Remove row 5' }).click();
  await expect(other.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await page.getByRole('button', { name: 'Remove row 1', exact: true }).click();
  await expect(page.getByText(/You saved this list in another window too/)).toBeVisible();
  await page.getByText('Other choices').click();
  await expect(page.getByRole('button', { name: 'Reload theirs' })).toBeVisible();
  await page.getByRole('button', { name: 'Put both together: my 1 removed row into that list' }).click();

  await expect(page.getByText('Both lists are one now: 1 row of yours went in.')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'This list' })).toContainText('Persons3');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('complementary', { name: 'This list' })).toContainText('Persons4');
});

test('B3 E6 gives the rows to mend as a file, and takes it back without adding anyone', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, 'EB-');
  await pasteText(page, untidyList(employer));
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download 4 rows to mend/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);

  await page.getByLabel('Choose a file').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await bufferOf(download),
  });
  await expect(page.getByRole('region', { name: 'The list that came in' })).toContainText('.xlsx');
  await expect(page.getByRole('complementary', { name: 'This list' })).toContainText('Persons5');
});

async function bufferOf(download: {
  createReadStream: () => Promise<AsyncIterable<Uint8Array>>;
}): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test.describe('on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('N1 B3 mends a list from a file one person at a time', async ({ page, employer }) => {
    await signIn(page, employer);
    await page.goto('/#/policy/index');
    await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /加保/ }).click();
    await page.getByLabel('选择文件').setInputFiles({
      name: '新员工.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `姓名,身份证号,用工单位,工种\n李伟,${idcardOf(31)},${employer.workCompany},包装工\n王芳,${idcardOf(32).slice(0, 16)},${employer.workCompany},包装工\n`,
      ),
    });

    await expect(page.getByText(/新员工\.csv/)).toBeVisible();
    await page.getByRole('button', { name: '查看名单' }).click();
    await page.getByRole('button', { name: '只看有问题的（1）' }).click();
    await page.getByRole('button', { name: /王芳/ }).click();
    const idcard = page.getByLabel('身份证号', { exact: true });
    const go = (persons: number, sum: string) =>
      page.getByRole('button', { name: `校验并继续：${persons} 人，¥${sum}` });
    // What is typed counts before the field is left: the button says what its press would send.
    await idcard.fill(idcardOf(32));
    await expect(go(2, '28.00')).toBeInViewport({ ratio: 1 });

    // The next one begins with the company and the work type of the one before.
    await page.getByRole('button', { name: '再加一人' }).click();
    await expect(page.getByRole('heading', { name: '新增人员' })).toBeVisible();
    await expect(page.getByLabel('用工单位', { exact: true })).toHaveValue(employer.workCompany);
    await page.getByLabel('姓名', { exact: true }).fill('赵敏');
    await idcard.pressSequentially(idcardOf(33).slice(0, 17));
    // A press gets what the button said: three were promised, so it does not go on with two.
    await go(3, '28.00').click();
    await expect(page.getByRole('button', { name: /^先投保 2 人，¥28\.00/ })).toBeVisible();
    await expect(idcard).toHaveValue(idcardOf(33).slice(0, 17));
    await idcard.fill(idcardOf(33));
    await go(3, '42.00').click();
    await expect(page.getByRole('button', { name: /确认加保 3 人，¥42\.00/ })).toBeVisible();
  });
});

test('Q1 axe finds nothing in the workbench, empty and with a list, light and dark', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, 'EB-');
  expect(await findings(page), 'empty').toEqual([]);
  await pasteText(page, untidyList(employer));
  await expect(page.getByRole('region', { name: 'The list that came in' })).toBeVisible();
  await page.getByText(/Columns read/).click();
  await page.getByRole('button', { name: /^Only problems/ }).click();
  await page.getByText('Balance afterwards').scrollIntoViewIfNeeded();
  expect(await findings(page), 'with a list').toEqual([]);
});
