import { addPerson } from './changes.ts';
import { open } from './open.ts';
import { expect, signIn, test } from './world.ts';

test('N2 lets somebody say who needs no cover after this month, and takes that back', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await addPerson(page, employer, { confirmed: true });
  await open(page, '/gap/index');
  await expect(page.getByText('1 person has no cover from 1 Dec 2026 on.')).toBeVisible();

  await page.getByRole('checkbox', { name: /李伟/ }).check();
  await page.getByRole('button', { name: '1 person needs no more cover' }).click();
  await expect(page.getByText('Nobody is without cover from 1 Dec 2026 on.')).toBeVisible();

  await open(page, '/dashboard');
  await expect(page.getByText('1 other needs no more cover, as somebody has said.')).toBeVisible();
  await page.getByRole('link', { name: 'One by one' }).click();
  await page.getByRole('button', { name: 'See 1 person who needs no more cover' }).click();
  await page.getByRole('checkbox', { name: /李伟/ }).check();
  await page.getByRole('button', { name: 'Ask about 1 person again' }).click();
  await expect(page.getByText('1 person has no cover from 1 Dec 2026 on.')).toBeVisible();
});
