import type { Page } from '@playwright/test';
import { expect, signIn, test } from './world.ts';

/** The addresses of the product whose pages may still be to come, with their titles. */
const addresses = {
  '/company/index': 'Work companies',
  '/report/index': 'Case follow-up',
  '/workType/workTypeQuery': 'Work types',
  '/riskVideo/index': 'Safety videos',
  '/orderForGoods/index': 'Order management',
  '/policy/inventory': 'Cost list',
  '/company/details': 'Work company',
  '/company/add': 'Add a work company',
  '/company/edit': 'Change a work company',
  '/report/detail': 'Case',
  '/report/add': 'Report an accident',
  '/orderForGoods/details': 'Order',
  '/store/index': 'Plan store',
  '/store/details': 'Plan',
  '/travelpolicy/list': 'Business travel cover',
  '/travelpolicy/changelist': 'Travel change record',
  '/travelpolicy/details': 'Trip',
  '/travelpolicy/overseasAdd': 'Overseas cover',
  '/travelpolicy/policyDetails': 'Travel policy',
  '/travelpolicy/record-detail': 'Travel change',
  '/recharge/index': 'Account recharge',
  '/recharge/result': 'Recharge result',
  '/recharge/recharge-record': 'Recharge records',
  '/withhold/index': 'Deduction records',
  '/recharge/invoice-record': 'Invoice records',
  '/recharge/invoice-request': 'Apply for an invoice',
  '/recharge/divide': 'Cost allocation',
  '/recharge/consumption': 'Consumption',
  '/recharge/consumption/detail': 'Consumption in detail',
  '/recharge/bill': 'Monthly bill',
  '/recharge/bill/natureDetail': 'Bill by kind',
  '/recharge/bill/guaranteeSlip': 'Cover list',
  '/funds/discounts': 'Discounts',
  '/agreement/index': 'Agreements',
  '/agreement/attestation': 'Real-name verification',
  '/agreement/contract': 'Sign the agreement',
  '/riskManage/index': 'Risk management',
  '/dashboard/report': 'Risk insight',
  '/firm/administration': 'Enterprise management',
  '/firm/account': 'Create an enterprise',
  '/permission/index': 'Sub-accounts',
  '/permission/add': 'Add a sub-account',
  '/permission/edit': 'Change a sub-account',
  '/permission/profile': 'Profile',
  '/correlation/index': 'Related companies',
  '/correlation/add': 'Add a related company',
  '/icon/index': 'Icons',
  '/satisficing/index': 'Satisfaction survey',
  '/b/x-7': 'Monthly bill',
} as const;

/** Lets the server say something else of the user's enterprise. */
const amendUser = (page: Page, flags: object) =>
  page.route('**/api/passport/userInfo', async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: { navbarinfo: { user: object } } };
    Object.assign(envelope.data.navbarinfo.user, flags);
    await route.fulfill({ response, json: envelope });
  });

test('R11 R12 has each page to come at its address, under its title, saying that it is not ready', async ({
  page,
  employer,
}) => {
  await amendUser(page, { has_renew_policy: 1, has_created_jiaoyitong: 1, orders_goods: 1 });
  await signIn(page, employer);
  for (const [path, title] of Object.entries(addresses)) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true }), path).toBeVisible();
    await expect(page, path).toHaveTitle(`${title} · Group Insurance Console`);
    await expect(page.getByText('This page is not ready yet.'), path).toBeVisible();
    expect(new URL(page.url()).hash, path).toBe(`#${path}`);
  }
});

test('P4 has pages for renewal, consumption and orders only where the enterprise has them', async ({
  page,
  employer,
}) => {
  const consumption = ['/recharge/consumption', '/recharge/consumption/detail'] as const;
  const orders = ['/orderForGoods/index', '/orderForGoods/details'] as const;
  const areMissing = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(`/#${path}`);
      await expect(page, path).toHaveURL(/#\/404$/);
    }
  };
  await signIn(page, employer);
  await areMissing([...consumption, ...orders]);
  await page.goto('/#/renew/index');

  await expect(page.getByRole('heading', { level: 1, name: 'One-key renewal' })).toBeVisible();

  await amendUser(page, { has_renew_policy: 0, has_created_jiaoyitong: 1, orders_goods: 1 });
  await page.reload();
  await areMissing(['/renew/index']);
  for (const path of [...consumption, ...orders]) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: addresses[path] }), path).toBeVisible();
  }
});

test('R10 leads the older addresses to the profile', async ({ page, employer }) => {
  await signIn(page, employer);
  for (const path of ['/permission/notice', '/profile/index']) {
    await page.goto(`/#${path}`);
    await expect(page).toHaveURL(/#\/permission\/profile$/);
  }
});

test('R11 titles the pages in the language of the reader', async ({ browser, server, employer }) => {
  const context = await browser.newContext({ locale: 'zh-CN', baseURL: server.address });
  const page = await context.newPage();
  await signIn(page, employer);

  await page.goto('/#/recharge/invoice-request');

  await expect(page).toHaveTitle('申请开票 · 参保系统');
  await expect(page.getByText('为已支付的费用申请发票。')).toBeVisible();
  await context.close();
});

for (const [path, title] of [
  ['/auth-redirect', 'Sign in with WeChat'],
  ['/privacy', 'Privacy'],
  ['/contract/result', 'Signing result'],
  ['/report/claims-intro', 'Claims guidance'],
  ['/report/claims-select', 'Choose a claim'],
  ['/register', 'Register'],
  ['/forget', 'Forgotten password'],
] as const)
  test(`R1 opens ${path} for whoever is not signed in, and leads on to the sign-in`, async ({ page }) => {
    await page.goto(`/#${path}`);

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: 'To the sign-in' }).click();
    await expect(page.getByLabel('User name')).toBeVisible();
  });

test('G4 shows a bill to whoever enters by its link, and nothing else', async ({ page }) => {
  await page.goto('/#/b/x-7');
  await expect(page.getByRole('heading', { level: 1, name: 'Monthly bill' })).toBeVisible();
  await expect(page).toHaveTitle(/^Monthly bill/);

  await page.goto('/#/policy/index');

  await expect(page).toHaveURL(/#\/b$/);
  await expect(page.getByLabel('User name')).toBeHidden();
});
