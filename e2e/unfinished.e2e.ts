import type { Page } from '@playwright/test';
import { idcardOf, pasteText } from './pasted.ts';
import { openWorkbench } from './workbench.ts';
import { type Employer, expect, signIn, test } from './world.ts';

/** Writes a list of these persons and waits until it is stored. */
async function writeStored(
  page: Page,
  { workCompany }: Employer,
  names: readonly string[],
  from: number,
): Promise<void> {
  await openWorkbench(page, /EB-/);
  const rows = names.map((name, at) => `${name}\t${idcardOf(from + at)}\t${workCompany}\t包装工`);
  await pasteText(page, ['姓名\t身份证号\t用工单位\t工种', ...rows].join('\n'));
  const saved = page.getByText(/^Saved \d\d:\d\d$/).filter({ visible: true });
  await expect(saved).toBeVisible();
}

test('N17 asks before an unfinished list is thrown away, and tells one from the other by who stands in it', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await writeStored(page, employer, ['李伟'], 401);
  await writeStored(page, employer, ['王芳', '赵敏', '孙丽', '周强'], 411);
  await openWorkbench(page, /EB-/);

  const item = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await expect(item('李伟')).toContainText(/Continue \(1 person, 20 Nov 2026, \d\d:\d\d, 赵云\)/);
  await expect(item('王芳, 赵敏, 孙丽…')).toContainText('Continue (4 persons');
  const discards: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/import/discard')) discards.push(request.postDataJSON());
  });

  const button = item('王芳').getByRole('button', { name: 'Throw away the list of 4 persons' });
  await button.click();
  const question = page.getByRole('group', {
    name: /cannot be brought back: 4 persons, .* 赵云 · 王芳, 赵敏/,
  });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(item('王芳')).toBeVisible();
  expect(discards).toEqual([]);

  await button.click();
  await question.getByRole('button', { name: 'Throw away the list of 4 persons' }).click();
  await expect(item('王芳')).toHaveCount(0);
  await expect(item('李伟')).toBeVisible();
  expect(discards).toHaveLength(1);
});

/** Fills the room for unfinished lists, by the same calls as the page; lists of nobody but one. */
async function fillRoom(page: Page, { workCompany }: Employer): Promise<void> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const ask = async (path: string, key: string, data: object) =>
    page.request.post(`/api/${path}`, { data, headers: { token, 'Idempotency-Key': key } });
  const policies = await ask('policy/lists', 'room-policies', { keywords: 'EB-' });
  const { data } = (await policies.json()) as { data: { data: { policy_id: number }[] } };
  const { policy_id } = data.data[0]!;
  for (let begun = 0; begun < 200; begun += 20)
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const values = {
          name: `旧名单${begun + at}`,
          idcard: idcardOf(500 + begun + at),
          work_company: workCompany,
        };
        await ask('import/parse', `room-${begun + at}-${Date.now()}`, {
          policy_id,
          rows: [{ row_no: 1, values }],
        });
      }),
    );
}

/** A workbench that has no room for another list. */
async function openWithoutRoom(page: Page, employer: Employer): Promise<void> {
  await signIn(page, employer);
  await fillRoom(page, employer);
  await openWorkbench(page, /EB-/);
}

test('N17 opens every unfinished list, also those behind the newest five', async ({ page, employer }) => {
  await openWithoutRoom(page, employer);
  const lists = page.getByRole('listitem').filter({ hasText: '旧名单' });
  await expect(lists).toHaveCount(5);
  await page.getByRole('button', { name: 'Show all 200 lists' }).click();

  await expect(lists).toHaveCount(200);
  await lists
    .last()
    .getByRole('button', { name: /^Continue/ })
    .click();
  await expect(page.getByRole('gridcell', { name: /^旧名单/ })).toBeVisible();
});

test('S11 says at once that there is no room for another list, leads to those that can go, and keeps what was typed', async ({
  page,
  employer,
}) => {
  await openWithoutRoom(page, employer);
  await pasteText(
    page,
    `姓名\t身份证号\t用工单位\t工种\n李伟\t${idcardOf(421)}\t${employer.workCompany}\t包装工`,
  );

  const note = page.getByRole('alert').filter({ hasText: 'You have 200 unfinished lists' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Not checked' })).toBeVisible();
  await expect(page.getByText('Checking…')).toHaveCount(0);
  await expect(page.getByText('Not saved, so it is not checked who is covered elsewhere.')).toBeVisible();
  await expect(page.getByRole('button', { name: /still being checked/ })).toHaveCount(0);

  await note.getByRole('button', { name: 'See the unfinished lists' }).click();
  const lists = page.getByRole('dialog', { name: 'Unfinished lists' });
  await expect(lists.getByRole('listitem').filter({ hasText: '旧名单' })).toHaveCount(10);
  const old = lists.getByRole('listitem').filter({ hasText: '旧名单' }).first();
  await old.getByRole('button', { name: /^Throw away/ }).click();
  await expect(old.getByRole('group')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(old.getByRole('button', { name: /^Throw away/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await old.getByRole('group').getByRole('button', { name: 'Throw away the list of 1 person' }).click();

  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '李伟' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check and continue: 1 person/ })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('S11 B3 tells a file’s own fault before the lack of room, and leads out of that too', async ({
  page,
  employer,
}) => {
  await openWithoutRoom(page, employer);
  const choose = (name: string, bytes: Buffer) =>
    page
      .getByLabel('Choose a file')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });

  await choose('照片.jpg', Buffer.from('ffd8ffe0', 'hex'));
  await expect(page.getByRole('alert')).toContainText('This is no spreadsheet.');
  await choose('坏.xlsx', Buffer.from('PK\x03\x04garbage', 'latin1'));
  await expect(page.getByRole('alert')).toContainText('This file is damaged or incomplete.');

  await choose('名单.csv', Buffer.from(`姓名,身份证号\n李伟,${idcardOf(431)}\n`));
  await expect(page.getByRole('alert')).toContainText('You have 200 unfinished lists');
  await expect(
    page.getByRole('alert').getByRole('button', { name: 'See the unfinished lists' }),
  ).toBeVisible();
});
