import { openTold } from './told-list.ts';
import { expect, test } from './world.ts';

test('B3 N1 makes a list of leavers of those whom the list says to leave', async ({ page, employer }) => {
  await openTold(page, employer);
  const beside = page.getByRole('region', { name: 'Leaving or left out' });
  await beside.getByRole('button', { name: '2 leave' }).click();
  await beside.getByRole('button', { name: 'Take 2 off the policy' }).click();
  await beside.getByRole('link', { name: 'Go on with the list of 2 leavers' }).click();

  await expect(page).toHaveURL(/#\/policy\/reduce\?.*list=\d+/);
  for (const name of ['王伟', '李娜'])
    await expect(page.getByRole('gridcell', { name: new RegExp(`^${name}\\.`) })).toBeVisible();
  await expect(page.getByText('Not insured here').first()).toBeVisible();
  // The list says that they leave: nobody has to say so again.
  await expect(page.getByRole('button', { name: 'Remove all the same' })).toHaveCount(0);
});
