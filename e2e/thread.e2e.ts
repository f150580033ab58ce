import type { Page } from '@playwright/test';
import { type Employer, expect, signInByForm, test } from './world.ts';

const li = { name: '李伟', idcard: '110101199003070011' };
const zhao = { name: '赵小燕', idcard: '320506198802290123' };

/** Types one worker into the grid with the keyboard alone; the cursor ends on the next row's name. */
async function typeWorker(
  page: Page,
  person: { name: string; idcard: string },
  employer: Employer,
): Promise<void> {
  await page.keyboard.type(person.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.idcard);
  await page.keyboard.press('Tab');
  await page.keyboard.type(employer.workCompany);
  await expect(page.getByRole('option', { name: employer.workCompany })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('MFG04');
  await expect(page.getByRole('option', { name: /流水线装配工/ })).toBeVisible();
  await page.keyboard.press('Tab');
}

/** Opens the workbench for the employer's policy whose number begins so, with the cursor in the first cell. */
async function openWorkbench(page: Page, policyPrefix: string): Promise<void> {
  await page.goto('/#/policy/index');
  const policy = page.getByRole('row', { name: new RegExp(policyPrefix) });
  await policy.getByRole('link', { name: /Add/ }).click();
  await page.getByRole('gridcell').first().click();
}

/** Fills in one worker on a phone, where a person is a card with large fields. */
async function fillCard(
  page: Page,
  person: { name: string; idcard: string },
  employer: Employer,
): Promise<void> {
  await page.getByLabel('姓名', { exact: true }).fill(person.name);
  await page.getByLabel('身份证号', { exact: true }).fill(person.idcard);
  await page.getByLabel('用工单位', { exact: true }).fill(employer.workCompany);
  await page.getByRole('option', { name: employer.workCompany }).click();
  await page.getByLabel('工种', { exact: true }).fill('MFG04');
  await page.getByRole('option', { name: /流水线装配工/ }).click();
}

// Of 42.00 yuan for November, 10 of 30 days from the 21st.
const walks = [
  {
    language: 'en',
    device: { locale: 'en-US', viewport: { width: 1440, height: 900 } },
    write: async (page: Page, employer: Employer) => {
      await page.getByRole('gridcell').first().click();
      await typeWorker(page, li, employer);
    },
    add: /Add/,
    check: 'Check and continue: 1 person, ¥14.00',
    promise: /Covered from .* as soon as you confirm/,
    balance: /Balance/,
    confirm: (company: string) => `Confirm 1 addition for ${company}, ¥14.00`,
    submitted: 'Submitted, can be taken back',
    sendNow: 'Send now',
    sendNowYes: 'Send now, no taking back after that',
    done: 'Done',
    outlook: /^1 person covered from 21 Nov 2026, 00:00/,
    soon: 'Starts soon',
    issued: 'Endorsement issued',
    insurer: 'by the insurer',
  },
  {
    language: 'zh',
    device: {
      locale: 'zh-CN',
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    },
    write: (page: Page, employer: Employer) => fillCard(page, li, employer),
    add: /加保/,
    check: '校验并继续：1 人，¥14.00',
    promise: /确认后即承保，自 .* 起保障/,
    balance: /^余额/,
    confirm: (company: string) => `为${company}确认加保 1 人，¥14.00`,
    submitted: '已提交（可撤回）',
    sendNow: '立即提交保险公司',
    sendNowYes: '立即提交，不再撤回',
    done: '已出批单',
    outlook: /^1 人自 2026年11月21日 00:00 起保障/,
    soon: '待生效',
    issued: '已出批单',
    insurer: '保险公司',
  },
] as const;

for (const { language, device, write, ...words } of walks)
  test.describe(`${language}, ${device.viewport.width} wide`, () => {
    test.use(device);

    test('G5 B2 B3 insures one worker, from the sign-in to the record, with the insurer answering', async ({
      page,
      employer,
    }) => {
      await signInByForm(page, employer, language);
      await page.goto('/#/policy/index');
      await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: words.add }).click();
      await write(page, employer);
      await page.getByRole('button', { name: words.check }).click();

      await expect(page.getByText(words.promise)).toBeVisible();
      await expect(page.getByRole('row', { name: words.balance })).toContainText('¥9,986.00');
      const confirm = page.getByRole('button', { name: words.confirm(employer.companyName) });
      await expect(confirm).toBeInViewport({ ratio: 1 });
      await confirm.click();

      await expect(page.getByText(words.submitted)).toBeVisible();
      await page.getByRole('button', { name: words.sendNow }).click();
      await page.getByRole('button', { name: words.sendNowYes }).click();
      await expect(page.getByText(words.done, { exact: true })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: words.outlook })).toBeVisible();

      await page.goto('/#/policy/record');
      await page.getByRole('row', { name: words.done }).getByRole('link').first().click();
      await expect(page.getByRole('row', { name: /李伟/ })).toContainText('110***********0011');
      await expect(page.getByRole('row', { name: /李伟/ })).toContainText(words.soon);
      await expect(page.getByRole('listitem').filter({ hasText: words.issued })).toContainText(words.insurer);
    });
  });

test('N4 B2 takes a confirmed change back, and the money returns', async ({ page, employer }) => {
  await signInByForm(page, employer);
  await openWorkbench(page, 'EB-');
  await typeWorker(page, zhao, employer);
  await page.getByRole('button', { name: /Check and continue/ }).click();
  await page.getByRole('button', { name: /Confirm 1 addition/ }).click();

  await page.getByRole('button', { name: 'Take back' }).click();
  const takesAway = page.getByRole('button', { name: /Take back 1 addition/ });
  await expect(takesAway).not.toHaveClass(/button-primary/);
  await takesAway.click();

  await expect(page.getByText('Taken back: nobody is covered by this change')).toBeVisible();
  await page.goto('/#/dashboard');
  await expect(page.getByText('¥10,000.00').filter({ visible: true })).toBeVisible();
});

test('N4 B2 says plainly where cover waits for the insurer', async ({ page, employer }) => {
  await signInByForm(page, employer);
  await openWorkbench(page, 'EH-');
  await page.keyboard.type(li.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(li.idcard);
  await page.keyboard.press('Tab');
  await page.keyboard.type(employer.workCompany);
  await page.keyboard.press('Tab');
  await page.keyboard.type('MFG09');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /Check and continue/ }).click();

  await expect(page.getByText(/Will be covered from .*once the insurer has issued/)).toBeVisible();
});
