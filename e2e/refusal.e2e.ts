import { expect, signIn, test } from './world.ts';

test('B3 names what is wrong in the cell while typing, and keeps what was typed', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await page.goto('/#/policy/index');
  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await page.getByRole('gridcell').first().click();

  await page.keyboard.type('李伟');
  await page.keyboard.press('Tab');
  await page.keyboard.type('110101199003070012');
  await page.keyboard.press('Tab');

  const cell = page.getByRole('gridcell', { name: /110101199003070012/ });
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('ID number mistyped').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the 1 row to mend' })).toBeEnabled();

  // Mended in place, it is judged again at once.
  await cell.click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ID number mistyped')).toHaveCount(0);
});

test('B2 says how much is missing when the balance does not reach, and keeps the draft', async ({
  page,
  poorEmployer,
}) => {
  await signIn(page, poorEmployer);
  await page.goto('/#/policy/index');
  await page.getByRole('row', { name: /EB-/ }).getByRole('link', { name: /Add/ }).click();
  await page.getByRole('gridcell').first().click();
  for (const word of ['李伟', '110101199003070011', poorEmployer.workCompany, 'MFG04']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: /Check and continue/ }).click();

  await expect(page.getByText(/¥4\.00 short/).first()).toBeVisible();
  await page.goto('/#/policy/record');
  await expect(page.getByRole('table').getByText('Awaiting confirmation')).toBeVisible();
});

test('G5 answers a wrong password beside the form and keeps the name', async ({ page, employer }) => {
  await page.goto('/');
  await page.getByLabel('User name').fill(employer.userName);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('alert')).toContainText('User name or password is wrong');
  await expect(page.getByLabel('User name')).toHaveValue(employer.userName);
});
