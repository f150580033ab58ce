import { expect, signIn, test } from './world.ts';

const message = (message_id: number, create_time: string) => ({
  message_id,
  type: 'CHANGE_ISSUED',
  level: 'info',
  title: `Message ${message_id}`,
  content: 'All persons are insured.',
  policy_change_id: null,
  is_read: 1,
  create_time,
});

test('L15 says how long ago a message came: minutes, then hours, then days, and exactly when on its title', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await page.route('**/api/message/lists*', (route) =>
    route.fulfill({
      json: {
        code: 1,
        msg: '',
        data: {
          total: 5,
          per_page: 15,
          current_page: 1,
          last_page: 1,
          unread_message: 0,
          // Years from this device's clock: the server's counts.
          now: '2031-05-20 12:00:00',
          data: [
            message(1, '2031-05-20 11:59:31'),
            message(2, '2031-05-20 11:00:01'),
            message(3, '2031-05-20 11:00:00'),
            message(4, '2031-05-19 12:00:01'),
            message(5, '2031-05-18 12:00:00'),
          ],
        },
      },
    }),
  );

  await page.goto('/#/notice');

  for (const [id, ago] of [
    [1, 'now'],
    [2, '59 minutes ago'],
    [3, '1 hour ago'],
    [4, '23 hours ago'],
    [5, '2 days ago'],
  ] as const)
    await expect(
      page.getByRole('row', { name: `Message ${id}` }).getByText(ago, { exact: true }),
    ).toBeVisible();
  await expect(page.getByTitle('20 May 2031, 11:00').last()).toHaveText('1 hour ago');
});

test('L15 shows the first three and the last four signs of an ID number', async ({ page }) => {
  await signIn(page, { userName: 'hr_clerk', password: 'Demo-2026!' });
  await page.goto('/#/person/index');

  const list = page.getByRole('main');
  await expect(list.getByText(/^(?!1\d\d\*{4}\d)\w{3}\*+\w{4}$/)).toHaveCount(15);
  await expect(list).not.toContainText(/\d{17}[\dX]/);
});
