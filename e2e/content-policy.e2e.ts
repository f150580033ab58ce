import type { Page } from '@playwright/test';
import { open } from './open.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { expect, signIn, test } from './world.ts';

// The policy that the server sends with the page: nothing of ours breaks it, and it stops what is not ours.

/** Collects what the page's policy has stopped, on every document from now on. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('stopped', (what: string) => void violations.push(what));
  await page.addInitScript(() => {
    const { stopped } = globalThis as unknown as { stopped: (what: string) => void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile, blockedURI }) =>
      stopped(`${location.hash}: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`),
    );
  });
  return violations;
}

test('T07 breaks its own policy neither before the sign-in nor in lists, the workbench, dialogs and notices', async ({
  page,
  employer,
}) => {
  test.setTimeout(120_000);
  const violations = await violationsOf(page);
  await page.goto('/#/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page, employer);
  await page.route('**/api/customer/notice*', (route) =>
    route.fulfill({
      json: {
        code: 1,
        msg: '',
        data: [
          {
            notice_id: 1,
            title: 'Notice',
            content: '<b>Bold</b><p>text</p>',
            create_time: '2026-11-20 09:00:00',
          },
        ],
      },
    }),
  );
  for (const path of [
    '/policy/index',
    '/person/index',
    '/policy/record',
    '/notice',
    '/permission/profile',
    '/policy/reduce',
    '/404',
    '/policy/add',
  ])
    await open(page, path);
  await page.getByRole('button', { name: /EB-/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await pasteText(page, rowsOf(3_500, employer.workCompany));
  await expect(page.getByText('row 1 of the list').filter({ visible: true }).first()).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();

  expect(violations).toEqual([]);
});

test('T07 makes nothing of plain text where a script could come of it', async ({ page, employer }) => {
  await signIn(page, employer);

  const outcomes = await page.evaluate(() =>
    [
      () => (document.body.innerHTML = '<img src=x onerror=ran=1>'),
      () => document.body.insertAdjacentHTML('beforeend', '<svg onload=ran=1>'),
      () => new Worker('data:text/javascript,0'),
      () => (document.createElement('script').src = 'https://evil.example/x.js'),
      () => (document.createElement('script').text = 'ran=1'),
      () => (document.createElement('iframe').srcdoc = '<script>parent.ran=1</script>'),
    ].map((attempt) => {
      try {
        attempt();
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );

  expect(outcomes).toEqual(outcomes.map(() => 'TypeError'));
  expect(await page.evaluate(() => (globalThis as { ran?: unknown }).ran)).toBeUndefined();
});

/** Rows of as many names as a list of this length has. */
const rowsOf = (count: number, workCompany: string): string =>
  Array.from({ length: count }, (_, at) => {
    const name = `李${String.fromCodePoint(0x4f1f + (at % 1_000))}`;
    return `${name}\t${idcardOf(73)}\t${workCompany}\t包装工\n`;
  }).join('');
