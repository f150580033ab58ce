import type { Page } from '@playwright/test';
import { addPerson } from './changes.ts';
import { open } from './open.ts';
import { idcardOf } from './pasted.ts';
import { expect, signInByForm, test } from './world.ts';

const admin = { userName: 'hr_admin', password: 'Demo-2026!' };

/** What a script would leave behind, had one run. */
const ran = (page: Page) => page.evaluate(() => (globalThis as { ran?: unknown }).ran);

const payloads = [
  '<script>ran=1</script>',
  '<img src=x onerror=ran=1>',
  '<svg onload=ran=1>',
  '<svg><script>ran=1</script></svg>',
  '<svg><animate onbegin=ran=1 attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=ran=1>',
  '<noscript><p title="</noscript><img src=x onerror=ran=1>">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=ran=1 src=x>">',
  '<a href="javascript:ran=1">press</a>',
  '<a href="jav&#x09;ascript:ran=1">press</a>',
  '<a href="data:text/html,<script>ran=1</script>">press</a>',
  '<a href="vbscript:ran=1">press</a>',
  '<iframe src="javascript:parent.ran=1"></iframe>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<object data="https://evil.example/x"></object>',
  '<embed src="https://evil.example/x">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(https://evil.example/x)">text</p>',
  '<img src="https://evil.example/x.png" srcset="https://evil.example/y.png 2x">',
  '<video><source onerror=ran=1></video>',
  '<audio src=x onerror=ran=1>',
  '<details open ontoggle=ran=1>',
  '<input autofocus onfocus=ran=1>',
  '<select autofocus onfocus=ran=1>',
  '<body onload=ran=1>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<base href="https://evil.example/">',
  '<button form=f formaction=javascript:ran=1>press</button>',
  '<template><script>ran=1</script></template>',
  '<p id="ran" onclick=ran=1 onmouseover=ran=1>text</p>',
  '<b><p><a href="https://evil.example/" ping="https://evil.example/ping">a link is allowed</a></p></b>',
];

test('T07 runs and fetches nothing of what a notice brings, were it not cleaned by the server', async ({
  page,
  employer,
}) => {
  const seen: string[] = [];
  page.on('dialog', (dialog) => void seen.push(`dialog ${dialog.message()}`));
  page.on('request', (request) => {
    if (request.url().includes('evil.example') || request.url().endsWith('/x')) seen.push(request.url());
  });
  await signInByForm(page, employer);
  await page.route('**/api/customer/notice*', (route) =>
    route.fulfill({
      json: {
        code: 1,
        msg: '',
        data: payloads.map((content, at) => ({
          notice_id: at + 1,
          title: `Notice ${at + 1}`,
          content,
          create_time: '2026-11-20 09:00:00',
        })),
      },
    }),
  );

  await page.goto('/#/notice');
  await expect(page.getByRole('heading', { name: `Notice ${payloads.length}`, exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: 'a link is allowed' });
  await expect(link).toHaveAttribute('href', 'https://evil.example/');
  await expect(link).not.toHaveAttribute('ping');
  for (const press of await page.getByText('press', { exact: true }).all()) await press.click();
  for (const text of await page.getByText('text', { exact: true }).all()) await text.hover();

  expect(await ran(page)).toBeUndefined();
  expect(seen).toEqual([]);
});

const canary = '"><img src=x onerror=ran=1>';

/** Numbers and names that are written without Chinese signs. */
const latin = new Set(['policy_no', 'change_no', 'user_name', 'endorse_no', 'idcard', 'mobile', 'hotline']);

/** Lets every text that a person meets end in the canary, as if someone had got it into every column. */
const infect = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => infect(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, infect(each, name)]));
  return typeof value === 'string' && (/\p{Script=Han}/u.test(value) || latin.has(key))
    ? `${value}${canary}`
    : value;
};

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('T08 shows as text what someone got into names, companies, numbers and messages, from the dashboard to the result', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await signInByForm(page, admin, 'zh');
    const drafted = await addPerson(
      page,
      { workCompany: '昆山华讯电子有限公司' },
      { confirmed: false, idcard: idcardOf(81), policy: 'TH-50B-202611' },
    );
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      const envelope = (await response.json()) as { data: unknown };
      await route.fulfill({ response, json: { ...envelope, data: infect(envelope.data) } });
    });
    await page.reload();
    await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ tagsView: true })));

    for (const path of [
      '/policy/index',
      '/policy/detail?policy_id=1',
      '/person/detail?employee_id=1',
      '/dashboard',
      '/person/index',
      '/policy/add?policy_id=1',
      '/policy/record',
      '/policy/record-detail?policy_change_id=1',
      `/policy/confirm?policy_change_id=${drafted}`,
      '/policy/result?policy_change_id=1',
      '/notice',
    ]) {
      await open(page, path);
      await expect(page.getByRole('banner'), path).toContainText(canary);
      await expect(page.locator('img[src="x"]'), path).toHaveCount(0);
      expect(await ran(page), path).toBeUndefined();
    }
    await page.goto('/#/person/index');
    await expect(page.getByRole('table').filter({ visible: true })).toContainText(canary);
  });
});

test('T24 asks in one window before it goes along to the enterprise that another has changed to', async ({
  page,
  context,
}) => {
  await signInByForm(page, admin);
  await open(page, '/person/index');
  const other = await context.newPage();
  await other.goto('/#/dashboard');
  await other.getByRole('button', { name: /^Enterprise/ }).click();
  await other
    .getByRole('dialog', { name: /^Enterprise/ })
    .getByRole('listitem')
    .locator('button:not([aria-current])')
    .first()
    .click();
  await expect(other.getByText(/You are now working for/)).toBeVisible();

  const elsewhere = page.getByRole('dialog', { name: /^Another window now works for/ });
  await expect(elsewhere).toBeVisible();
  await elsewhere.getByRole('button', { name: /^Go along to/ }).click();
  await expect(elsewhere).toHaveCount(0);
});

test('T26 is not shown inside a page of somebody else, or of its own', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.route('**/prize', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Win a prize</h1><iframe src="/"></iframe>' }),
  );

  await page.goto('/prize');

  await expect.poll(() => complaints.join()).toMatch(/frame-ancestors|X-Frame-Options/);
  await expect(page.frameLocator('iframe').getByLabel('User name')).toHaveCount(0);
});
