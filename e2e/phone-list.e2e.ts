import { idcardOf } from './pasted.ts';
import { expect, signIn, test } from './world.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('B3 Q2 shows the list before the message on a phone, and hides no field that one goes to behind the foot', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await page.goto('/#/policy/add');
  await page.getByRole('button', { name: /EB-/ }).first().click();
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const lines = ['陈静', '王伟', '李娜'].map((name, at) => `${name} ${idcardOf(441 + at)} 包装工`);
  await page.getByLabel(/^Paste rows from Excel/).fill(['各位好', ...lines].join('\n'));
  await page.getByRole('button', { name: 'Read it' }).click();

  const source = page.getByRole('region', { name: 'The text as it was pasted' });
  await expect(source.getByRole('button', { name: 'Show the text as it was pasted' })).toBeVisible();
  await expect(source.getByRole('listitem')).toHaveCount(0);

  const card = page.getByRole('region', { name: 'Persons to add' });
  await card.getByRole('textbox', { name: 'Name' }).focus();
  const foot = page.locator('.page-foot');
  for (let left = 12; left > 0; left--) {
    const focused = page.locator(':focus');
    const [field, below] = [await focused.boundingBox(), await foot.boundingBox()];
    expect(field!.y + field!.height).toBeLessThanOrEqual(below!.y + 1);
    await page.keyboard.press('Tab');
    if ((await card.locator(':focus').count()) === 0) break;
  }
});
