import { addPerson } from './changes.ts';
import { findings } from './findings.ts';
import { expect, signIn, test } from './world.ts';

const demo = (userName: string) => ({ userName, password: 'Demo-2026!' });

test('N2 leads from the figure of the covered to the list of them', async ({ page }) => {
  await signIn(page, demo('hr_admin'));
  const figure = page.getByRole('link', { name: /^Covered now 3,000/ });
  await figure.click();

  await expect(page).toHaveURL(/#\/person\/index\?is_active=1$/);
  await expect(page.getByText('3,000 of 3,000 persons covered now')).toBeVisible();
});

test('N2 names who is left uncovered when the month ends, and one press makes their list for the next policy', async ({
  page,
}) => {
  await signIn(page, demo('hr_admin'));
  await expect(page.getByText('Everybody goes on: nobody loses cover by 21 Nov 2026.')).toBeVisible();
  await expect(page.getByText('2,640 persons are NOT covered from 1 Dec 2026, 00:00.')).toBeVisible();
  await expect(page.getByText(/TH-50B-202612-0001: confirm before 30 Nov 2026, 16:00/)).toBeVisible();

  await page.getByRole('button', { name: 'Make a list of the 2,520 persons' }).click();

  await expect(page).toHaveURL(/#\/policy\/add\?.*list=\d+/);
  await expect(page.getByRole('button', { name: /^Check and continue: 2,520 persons/ })).toBeEnabled();
  const list = Number(/list=(\d+)/.exec(page.url())?.[1]);
  await page
    .getByRole('menuitem', { name: 'Dashboard' })
    .or(page.getByRole('link', { name: 'Dashboard' }))
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Go on with the list of 2,520 persons' })).toBeVisible();

  // Others use the demo too.
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await page.request.post('/api/import/discard', {
    data: { import_job_id: list },
    headers: { token, 'Idempotency-Key': `home-${Date.now()}` },
  });
});

test('N2 T07 Q1 draws the heads of 45 days with their cliff, within the page’s policy, as a table, and to axe’s liking', async ({
  page,
}) => {
  const stopped: string[] = [];
  await page.exposeFunction('stopped', (what: string) => void stopped.push(what));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      (globalThis as unknown as { stopped: (what: string) => void }).stopped(violatedDirective),
    ),
  );
  await signIn(page, demo('hr_admin'));

  await expect(
    page.getByRole('img', { name: /2,640 persons fewer are covered from 1 Dec 2026/ }),
  ).toBeVisible();
  await page.getByText('Show as a table').click();

  const table = page.getByRole('region', { name: 'Show as a table' });
  await expect(table.getByRole('row')).toHaveCount(46);
  await expect(table.getByRole('row', { name: '30 Nov 2026 3,000' })).toBeVisible();
  await expect(table.getByRole('row', { name: '1 Dec 2026 360 -2,640' })).toBeVisible();
  expect(stopped).toEqual([]);
  expect(await findings(page)).toEqual([]);
});

test('N2 says what to do where no policy takes those who are left, and names the last change', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await expect(page.getByText(/^Nobody is covered yet/)).toBeVisible();
  await addPerson(page, employer, { confirmed: true });
  await page.reload();

  await expect(page.getByText('1 person is NOT covered from 1 Dec 2026, 00:00.')).toBeVisible();
  await expect(page.getByText('李伟 0011', { exact: true })).toBeVisible();
  await expect(page.getByText(/No policy of this plan is open for 1 Dec 2026 yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Add 1 person' }).click();
  await expect(page).toHaveURL(/#\/policy\/record-detail\?policy_change_id=\d+/);
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
