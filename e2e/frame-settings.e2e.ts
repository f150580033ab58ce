import { AxeBuilder } from '@axe-core/playwright';
import { choose } from './choose.ts';
import { findings } from './findings.ts';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './world.ts';

const settings = async (page: Page) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
};

test('L7 opens the settings by a button 250 px from the top, and keeps what is set', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  expect((await page.getByRole('button', { name: 'Settings' }).boundingBox())?.y).toBe(250);
  const drawer = await settings(page);
  await expect(drawer.getByRole('switch', { name: 'Bar of open pages' })).not.toBeChecked();
  await expect(drawer.getByRole('switch', { name: 'Keep the top bar in sight' })).not.toBeChecked();
  await expect(drawer.getByRole('switch', { name: 'Logo above the menu' })).toBeChecked();
  await expect(drawer.getByRole('switch', { name: /pinyin/ })).toHaveCount(0);

  await drawer.getByRole('switch', { name: 'Logo above the menu' }).click();
  await drawer.getByRole('switch', { name: 'Keep the top bar in sight' }).click();
  await choose(drawer.getByRole('combobox', { name: 'Size of controls' }), 'Large');
  await page.reload();

  await expect(page.locator('.side-logo')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  const again = await settings(page);
  await expect(again.getByRole('combobox', { name: 'Size of controls' })).toHaveText('Large');
});

test('L12 takes a colour of one’s own, can be read in it, and remembers it', async ({ page, employer }) => {
  await signIn(page, employer);
  const mark = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-mark').trim());
  expect(await mark()).toBe('#08c654');

  for (const colour of ['#1677ff', '#ffe100', '#d4380d']) {
    const drawer = await settings(page);
    await drawer.getByLabel('Another colour').fill(colour);
    await page.keyboard.press('Escape');
    await expect.poll(mark).toBe(colour);
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations, colour).toEqual([]);
  }
  await page.reload();
  await expect.poll(mark).toBe('#d4380d');
});

test('L7 finds a page of the menu by pinyin, in Chinese', async ({ browser, server, employer }) => {
  const context = await browser.newContext({ locale: 'zh-CN', baseURL: server.address });
  const page = await context.newPage();
  await signIn(page, employer);
  const menu = page.getByRole('navigation', { name: '菜单' });

  await menu.getByRole('searchbox', { name: '搜索菜单' }).fill('bgjl');
  await expect(menu.getByRole('link')).toHaveText(['变更记录']);

  await page.getByRole('button', { name: '界面设置' }).click();
  await page.getByRole('switch', { name: '菜单拼音搜索' }).click();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: '变更记录' })).toHaveCount(0);
  await context.close();
});

test('L9 draws the enterprise’s name over the page, else a warning, and takes it along at logout', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  const watermark = page.locator('.watermark');
  await expect(watermark).toHaveCSS('z-index', '1000');
  const drawn = async () =>
    decodeURIComponent(await watermark.evaluate((element) => getComputedStyle(element).backgroundImage));
  const drawing = await drawn();
  expect(drawing).toContain(employer.companyName);
  expect(drawing).toContain('width="200" height="200"');
  expect(drawing).toContain('rotate(-30 ');
  await expect(watermark).toHaveAttribute('aria-hidden', 'true');

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(watermark).toHaveCount(0);

  await signIn(page, { userName: 'newcomer', password: 'Demo-2026!' });
  expect(await drawn()).toContain('Do not circulate');
});

test('L10 shows a support chat’s element once it is there, and says when there is none', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('No support chat is connected');

  await page.evaluate(() => {
    const chat = document.createElement('div');
    chat.dataset.supportChat = '';
    chat.hidden = true;
    chat.textContent = 'Chat with us';
    document.body.append(chat);
  });
  await expect(page.getByText('Chat with us')).toBeVisible();
  await expect(help).toContainText('The support chat is open');
});

test('N16 goes by single keys, tells of them, and not while one types', async ({ page, employer }) => {
  await signIn(page, employer);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Dashboard');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(heading).toHaveText('Policies');

  await page.keyboard.press('/');
  await expect(page.getByRole('main').getByRole('searchbox').first()).toBeFocused();
  await page.keyboard.type('gd?/');
  await expect(page.getByRole('main').getByRole('searchbox').first()).toHaveValue('gd?/');
  await expect(heading).toHaveText('Policies');

  await heading.focus();
  await page.keyboard.press('Alt+1');
  await expect(heading).toHaveText('Dashboard');
  const drawer = await settings(page);
  await drawer.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await heading.focus();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading).toHaveText('Dashboard');
});

test('N16 finds a page, a person and a change from anywhere by Ctrl K, and opens the list to add by n', async ({
  page,
}) => {
  await signIn(page, { userName: 'hr_admin', password: 'Demo-2026!' });
  const heading = page.getByRole('heading', { level: 1 });
  const ways = page.getByRole('dialog').getByRole('option');
  await expect(heading).toHaveText('Dashboard');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Page, name, pinyin/ })).toBeFocused();
  await page.keyboard.type('record');
  await expect(ways).toHaveText(['Change record']);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Change record');
  const change_no = await page.getByRole('table').getByRole('link').first().textContent();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(change_no ?? '');
  await expect(ways).toHaveText([new RegExp(change_no ?? '')]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/record-detail\?policy_change_id=\d+$/);

  await page.goto('/#/person/index');
  const name = (await page.getByRole('row').nth(1).locator('strong').textContent()) ?? '';
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await expect(ways.first()).toContainText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await findings(page), 'the field that finds anything').toEqual([]);
  await page.keyboard.press('Enter');
  await expect(heading.filter({ visible: true })).toContainText(name);

  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await heading.filter({ visible: true }).focus();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/#\/policy\/add/);
});

test('Q1 axe finds nothing in the frame, light and dark', async ({ page, employer }) => {
  await signIn(page, employer);
  await page.goto('/#/policy/inventory');
  await expect(page.getByRole('heading', { level: 1, name: 'Cost list' })).toBeVisible();
  expect(await findings(page), 'a page to come').toEqual([]);

  const drawer = await settings(page);
  await drawer.getByRole('switch', { name: 'Bar of open pages' }).click();
  expect(await findings(page), 'settings').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Policies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeFocused();
  await page.getByRole('button', { name: /^Enterprise/ }).click();
  await expect(page.getByRole('searchbox', { name: 'Find an enterprise' })).toBeVisible();
  expect(await findings(page), 'enterprises and tabs').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  expect(await findings(page), 'help').toEqual([]);
});
