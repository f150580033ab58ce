import { day } from '@app/domain/calendar/day';
import { openPolicyFor } from '../apps/server/src/operator/operator.ts';
import { addPerson } from './changes.ts';
import { cutTexts } from './clipped.ts';
import { findings } from './findings.ts';
import { idcardOf } from './pasted.ts';
import { business_now } from './server.ts';
import { expect, signIn, test, tokenOf } from './world.ts';

test('B4 N9 R3 renews whoever is covered to the end with one press, at the numbers on the button, and takes it back', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await page.goto('/#/renew/index');
  await expect(page.getByText(/^Nobody has to be renewed now/)).toBeVisible();
  await addPerson(page, employer, { confirmed: true, idcard: idcardOf(51) });
  await page.goto('/#/dashboard');
  await page.getByRole('link', { name: 'Renew', exact: true }).click();

  await expect(page.getByText(/^Goes over into a new policy, 1 Dec 2026 – 31 Dec 2026/)).toBeVisible();
  await expect(
    page.getByText('Renewed before 30 Nov 2026, 16:00, nobody is without cover for a day.'),
  ).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
  const press = page.getByRole('button', { name: /^Renew 1 person · ¥[\d.]+$/ });
  await press.click();
  await expect(page.getByRole('alert')).toHaveText('Agree to the terms first.');
  await page.getByLabel('I agree to the terms and prices of the policies that follow.').check();
  await press.click();

  await expect(page.getByText(/^1 person goes over into EB-.*-R1 from 1 Dec 2026 for ¥/)).toBeVisible();
  await page.getByRole('link', { name: 'See the change' }).click();
  await expect(page).toHaveURL(/policy\/result/);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: /^Take back the renewal of 1 person for / }).click();
  await page.goto('/#/renew/index');
  await expect(page.getByText(/^Goes over into EB-.*-R1, 1 Dec 2026/)).toBeVisible();
});

test('B4 says what was renewed before anything is read anew, also where nothing is left to be renewed', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await addPerson(page, employer, { confirmed: true, idcard: idcardOf(53) });
  await page.goto('/#/renew/index');
  await page.getByLabel('I agree to the terms and prices of the policies that follow.').check();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/customer/my*', (route) => held.promise.then(() => route.continue()));
  await page.getByRole('button', { name: /^Renew 1 person · ¥[\d.]+$/ }).click();

  await expect(page.getByText(/^1 person goes over into EB-.*-R1 from 1 Dec 2026 for ¥/)).toBeVisible();
  held.resolve();
});

test('B4 shows whoever may only prepare changes that nobody has to be renewed', async ({ page, drafter }) => {
  await signIn(page, drafter);
  await page.goto('/#/renew/index');

  await expect(page.getByText(/^Nobody has to be renewed now/)).toBeVisible();
});

test('B4 shows whom the system took off, and puts those who are chosen on a list of the policy that takes them', async ({
  page,
  employer,
  server,
  platform,
}) => {
  await signIn(page, employer);
  await addPerson(page, employer, { confirmed: true, idcard: idcardOf(52) });
  const id = await platform.gate.findEnterprise(employer.companyName);
  const policy_no = `ED-${employer.userName}`;
  await openPolicyFor(platform, id!, {
    plan_code: 'EL-B',
    policy_no,
    start_date: day('2026-12-01'),
    end_date: day('2026-12-31'),
  });
  try {
    await server.moveTo('2026-12-02T10:00:00+08:00');
    await signIn(page, employer);
    await page.goto('/#/renew/index');
    await page.getByRole('link', { name: 'Taken off by the system' }).click();
    const row = page.getByRole('row', { name: /李伟/ });
    await expect(row).toContainText('30 Nov 2026, 24:00');
    await expect(row).toContainText('The policy ended and was not renewed');
    await expect(row).toContainText('Can be added as they stand');
    expect(await findings(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Add again' }).click();

    await expect(page).toHaveURL(/policy\/add\?list=/);
    await expect(page.getByText(policy_no).filter({ visible: true }).first()).toBeVisible();
  } finally {
    await server.moveTo(business_now.toISOString());
  }
});

test('B4 N9 has a policy renew itself once what happens and when was read, and says so on its page and on that of renewals', async ({
  page,
  employer,
  server,
}) => {
  await signIn(page, employer);
  await addPerson(page, employer, { confirmed: true, idcard: idcardOf(53) });
  await page.reload();
  await expect(page.getByText('1 policy is to be renewed: it ends 30 Nov 2026, 24:00.')).toBeVisible();
  await page.goto('/#/policy/index');
  await page.getByRole('row', { name: /EB-/ }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Renew by itself' }).click();
  const question = page.getByText(/^On 28 Nov 2026, 20:00 all who are covered to 30 Nov 2026, 24:00 go over/);
  await expect(question).toContainText(/as it stands now 1 person, ¥\d+\.00\./);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, renew by itself' }).click();
  await expect(page.getByText(/^It renews itself on 28 Nov 2026, 20:00/)).toBeVisible();
  await page.goto('/#/renew/index');
  await expect(page.getByText('Renews itself', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^¥\d+\.00 are needed at 28 Nov 2026, 20:00: the balance of ¥[\d,.]+ reaches\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Renew as many as the money reaches for' }).click();
  await page.getByRole('button', { name: 'Yes, in this order' }).click();
  await expect(page.getByRole('button', { name: 'Renew all or none' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);

  try {
    await server.moveTo('2026-11-28T20:30:00+08:00');
    await signIn(page, employer);
    const token = await tokenOf(page.request, employer);
    const told = async () => {
      const answer = await page.request.get('/api/message/lists?type=AUTO_RENEWED', { headers: { token } });
      return ((await answer.json()) as { data: { total: number } }).data.total;
    };
    await expect.poll(told).toBe(1);
    await signIn(page, employer);
    await page.goto('/#/notice');
    await page.getByRole('link', { name: /has renewed itself$/ }).click();
    await expect(page.getByText(/^It renewed itself on 28 Nov 2026, 20:/)).toBeVisible();
  } finally {
    await server.moveTo(business_now.toISOString());
  }
});
