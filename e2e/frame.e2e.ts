import { idcardOf, pasteText } from './pasted.ts';
import { expect, signIn, test } from './world.ts';

test('L2 opens the menu as a drawer on a phone, and closes it when a page opens', async ({
  page,
  employer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, employer);
  await expect(page.getByRole('complementary')).toBeHidden();

  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Policies' }).click();

  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/#\/policy\/index/);
});

test('L4 folds the menu and remembers it', async ({ page, employer }) => {
  await signIn(page, employer);
  const side = page.getByRole('complementary');
  expect((await side.boundingBox())?.width).toBe(208);

  await page.getByRole('button', { name: 'Fold the menu' }).click();
  await page.reload();

  await expect(page.getByRole('button', { name: 'Unfold the menu' })).toBeVisible();
  expect((await side.boundingBox())?.width).toBeLessThan(80);
});

test('L5 R11 shows the way from the dashboard, but not on it, and names the window after the page', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  const way = page.getByRole('navigation', { name: 'You are here' });
  await expect(page).toHaveTitle('Dashboard · Group Insurance Console');
  await expect(way).toBeHidden();

  await page.goto('/#/policy/index');

  await expect(way.getByRole('listitem')).toHaveText(['Dashboard', 'Policies']);
  await expect(page).toHaveTitle('Policies · Group Insurance Console');
});

test('L11 speaks four languages without a reload, and keeps the choice', async ({ page, employer }) => {
  await signIn(page, employer);
  await page.evaluate(() => document.body.setAttribute('data-loaded-once', ''));
  for (const [name, heading, lang] of [
    ['简体中文', '首页', 'zh-CN'],
    ['Español', 'Panel', 'es'],
    ['日本語', 'ダッシュボード', 'ja'],
  ] as const) {
    await page.getByRole('button', { name: /^(Language|语言|Idioma|言語)/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
  await expect(page.locator('[data-loaded-once]')).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ダッシュボード');
});

test('L11 keeps a half-written list, and the row that is being written, when the language changes', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await page.goto('/#/policy/index');
  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await page.getByLabel('Name, row 1').focus();
  await pasteText(page, `李伟\t${idcardOf(81)}\t${employer.workCompany}\t包装工\n赵敏\t123\t\t\n`);
  await expect(page.getByText('Ready', { exact: true }).last()).toBeVisible();

  for (const [name, add] of [
    ['简体中文', '加保'],
    ['Español', 'Dar de alta a personas'],
  ] as const) {
    await page.getByRole('button', { name: /^(Language|语言)/ }).click();
    await page.getByRole('menuitemradio', { name }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(add);
    await expect(page.getByRole('gridcell', { name: '李伟' })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: idcardOf(81) })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: '赵敏' })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: '123' }).first()).toBeVisible();
  }
});

test('L11 writes the sign-in page in the browser’s language', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'zh-CN', javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto(server.address);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('欢迎使用云端职工参保系统');
  await expect(page.getByLabel('用户名')).toBeVisible();
  await context.close();
});

test('L12 follows the system into the dark, until one chooses', async ({ page, employer }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, employer);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await page.reload();

  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('R2 leads from / to the dashboard and from an unknown path to /404', async ({ page, employer }) => {
  await signIn(page, employer);
  await page.goto('/#/');
  await expect(page).toHaveURL(/#\/dashboard$/);

  await page.goto('/#/no/such/page');

  await expect(page).toHaveURL(/#\/404$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
});

test('Q1 leads the keyboard past the menu, and to the heading of a page that opens', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Policies' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeFocused();
});

test('T07 breaks no rule of its own security policy from the dashboard to the record', async ({
  page,
  employer,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text());
  });
  await signIn(page, employer);

  for (const path of ['/dashboard', '/policy/index', '/policy/add', '/policy/record']) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  expect(complaints).toEqual([]);
});

for (const width of [1440, 1280])
  test(`Q2 shows a row from the name to the premium without sideways scrolling, ${width} wide`, async ({
    page,
    employer,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, employer);
    await page.goto('/#/policy/index');
    await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();

    for (const name of ['Name', 'ID number', 'Work company', 'Work type', 'Check', 'Premium'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeInViewport({ ratio: 1 });
  });
