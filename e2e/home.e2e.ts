import { expect, signIn, test } from './world.ts';

const demo = (userName: string) => ({ userName, password: 'Demo-2026!' });

test('N2 leads from the figure of the covered to the list of them', async ({ page }) => {
  await signIn(page, demo('hr_admin'));
  const figure = page.getByRole('link', { name: /^Covered now 3,000/ });
  await figure.click();

  await expect(page).toHaveURL(/#\/person\/index\?is_active=1$/);
  await expect(page.getByText('3,000 of 3,000 persons covered now')).toBeVisible();
});

test('N2 B2 a draft waits in “Needs you”, and its button leads to the confirmation', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await expect(page.getByText('Nothing needs you right now.')).toBeVisible();

  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const call = async (path: string, data: object) =>
    (
      (await (
        await page.request.post(`/api/${path}`, {
          data,
          headers: { token, 'Idempotency-Key': `home-${Date.now()}` },
        })
      ).json()) as { data: never }
    ).data;
  const { data: policies } = (await call('policy/lists', { keywords: 'EB-' })) as {
    data: { policy_id: number }[];
  };
  const { policy_id } = policies[0]!;
  const occupations = (await call('Occupation/listsAll', { policy_id, keywords: '' })) as {
    occupation_id: number;
    code: string;
  }[];
  const person = {
    name: '李伟',
    idcard: '110101199003070011',
    work_company: employer.workCompany,
    occupation_id: occupations.find(({ code }) => code === 'MFG04')?.occupation_id,
  };
  await call('policy_change/add', { policy_id, persons: [person] });
  await page.reload();

  await expect(page.getByText(/1 draft.*nobody is covered by it yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/#\/policy\/confirm\?policy_change_id=\d+/);
});

test('L14 tells who has no enterprise the way to the first covered worker', async ({ page }) => {
  await signIn(page, demo('newcomer'));

  await expect(page.getByRole('heading', { level: 1, name: 'You have no enterprise yet' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Add an enterprise' })).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('D3 tells whose agreements are not signed which step is next', async ({ page }) => {
  await signIn(page, demo('starter'));

  await expect(page.getByRole('heading', { name: 'Before anyone can be insured' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Real-name verification' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(
    page.getByText('Verify your company’s real name: until then nobody can be insured.'),
  ).toBeVisible();
});
