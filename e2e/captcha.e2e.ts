import { expect, test } from './world.ts';

test('G5 asks for the signs of a picture after three wrong passwords, or for a minute’s patience', async ({
  page,
  employer,
}) => {
  await page.goto('/');
  const signInButton = page.getByRole('button', { name: 'Sign in' });
  const signs = page.getByLabel('Characters in the picture');
  const picture = page.getByRole('img', { name: 'Picture with characters to copy' });
  await expect(signs).toHaveCount(0);
  await page.getByLabel('User name').fill(employer.userName);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await page.getByLabel('Password', { exact: true }).fill(`wrong ${attempt}`);
    const answered = page.waitForResponse(/passport\/login$/);
    await signInButton.click();
    await answered;
  }
  await expect(signs).toBeVisible();
  await expect(page.getByText(/^Or wait \d+ s/)).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill(employer.password);
  await signInButton.click();
  await expect(page.getByRole('alert')).toContainText('Enter the characters in the picture.');

  const before = await picture.getAttribute('src');
  await page.getByRole('button', { name: 'Another picture' }).click();
  await expect(picture).not.toHaveAttribute('src', before ?? '');

  const sent = page.waitForRequest(/passport\/login$/);
  await signs.fill('wrong');
  await signInButton.click();
  expect((await sent).postDataJSON()).toMatchObject({ captcha: 'wrong', captcha_id: expect.any(String) });
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL(/#\/login$/);
  await expect(signs).toHaveValue('');
});
