import { idcardOf, pasteText } from './pasted.ts';
import { openWorkbench } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

// What a list that comes in does to the page that it comes to.

test('L11 leaves a menu open that somebody went to while the list was still on its way', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  const held = Promise.withResolvers<void>();
  await page.route(/\/alias\/lists/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const people = ['李伟', '王芳'].map(
    (name, at) => `${name}\t${idcardOf(91 + at)}\t${employer.workCompany}\t包装工`,
  );
  await pasteText(page, ['姓名\t身份证号\t用工单位\t工种', ...people].join('\n'));
  await page.getByRole('button', { name: /^Language/ }).click();
  const choice = page.getByRole('menuitemradio', { name: 'English' });
  await expect(choice).toBeFocused();
  held.resolve();

  await expect(page.getByRole('gridcell', { name: '王芳' })).toBeVisible();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expect(choice).toBeFocused();
});
