import type { Page } from '@playwright/test';
import { addWorkCompany } from '../apps/server/src/operator/operator.ts';
import { addPerson } from './changes.ts';
import { idcardOf, pasteText } from './pasted.ts';
import { business_now } from './server.ts';
import { jiangnan, openWorkbench } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

type Covered = { readonly name: string; readonly work_company: string; readonly work_company_id: number };

/** A work company whose workers, covered by the policy of the page, all have names of their own. */
async function aCompany(page: Page): Promise<{ company: string; names: string[] }> {
  const policy_id = Number(/policy_id=(\d+)/.exec(page.url())?.[1]);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const covered = async (more: object) => {
    const answer = await page.request.post('/api/employee/listsForOff', {
      headers: { token: token ?? '' },
      data: { policy_id, limit: 100, ...more },
    });
    return ((await answer.json()) as { data: { data: Covered[]; total: number } }).data;
  };
  for (const { work_company, work_company_id } of (await covered({})).data) {
    const { data, total } = await covered({ work_company_id });
    const names = data.map(({ name }) => name);
    if (total === new Set(names).size) return { company: work_company, names };
  }
  throw new Error('each work company has namesakes');
}

/** Throws away the list of the page: others use the demo too. */
async function discard(page: Page): Promise<void> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const import_job_id = Number(/list=(\d+)/.exec(page.url())?.[1]);
  const answer = await page.request.post('/api/import/discard', {
    data: { import_job_id },
    headers: { token, 'Idempotency-Key': `compare-${import_job_id}` },
  });
  expect(await answer.json()).toMatchObject({ code: 1 });
}

test('N3 B3 compares a list of everybody with who is covered, and makes a list of those whom it leaves out', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await openWorkbench(page, /TH-50B-202611/);
  await expect(page).toHaveURL(/policy_id=\d+/);
  const { company, names } = await aCompany(page);
  const [gone = '', ...here] = names;
  await page.getByRole('grid').click();
  await pasteText(
    page,
    `姓名\t身份证号\t用工单位\n${here.map((name) => `${name}\t\t${company}\n`).join('')}周新来\t${idcardOf(7_001)}\t${company}\n`,
  );
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  const compare = page.locator('details.compare');
  await compare.getByText('Compare with who is covered').click();
  await compare.getByRole('button', { name: 'Compare', exact: true }).click();

  await expect(compare).toContainText('1 person is not covered and stays on the list');
  await expect(compare).toContainText('1 person is covered and not on the list');
  await expect(compare).toContainText(gone);
  await compare.getByRole('button', { name: `Take these ${here.length} off the list` }).click();
  await expect(page.getByRole('gridcell', { name: here[0]!, exact: true })).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: '周新来', exact: true })).toBeVisible();
  await expect(compare).toContainText('The list has changed since');

  await compare.getByRole('button', { name: 'Make a removal list of this person' }).click();
  await expect(compare.getByRole('link', { name: /^Go to the removal list/ })).toBeVisible();
  await discard(page);
  await compare.getByRole('link', { name: /^Go to the removal list/ }).click();
  const leaving = page.getByRole('grid', { name: 'Persons to remove' });
  await expect(leaving.getByRole('gridcell', { name: gone, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check and continue: 1 person/ })).toBeVisible();
  await discard(page);
});

test('N3 B3 asks which work company is meant where the list names none', async ({ page }) => {
  await signIn(page, jiangnan);
  await openWorkbench(page, /TH-50B-202611/);
  await page.getByRole('grid').click();
  await pasteText(page, `周新来\t${idcardOf(7_002)}\n吴新到\t${idcardOf(7_003)}\n`);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  const compare = page.locator('details.compare');
  await compare.getByText('Compare with who is covered').click();

  await compare.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(compare.getByRole('alert')).toContainText('Choose the one whose workers it lists');
  await compare.getByLabel('Whose list it is').click();
  await page.getByRole('option').nth(1).click();
  await compare.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(compare).toContainText('2 are not covered and stay on the list');
  await expect(compare).toContainText('Make sure that the list names everybody');
  await discard(page);
});

test('N3 B2 moves whom a list names at another company than theirs, on the board where that is done', async ({
  page,
  employer,
  platform,
  server,
}) => {
  await signIn(page, employer);
  const id = await platform.gate.findEnterprise(employer.companyName);
  await addWorkCompany(platform, id!, {
    name: '西湖电子厂',
    status: 10,
    occupationCodes: ['MFG04', 'MFG09'],
  });
  const idcard = idcardOf(7_004);
  await addPerson(page, employer, { confirmed: true, idcard });
  try {
    await server.moveTo('2026-11-22T10:00:00+08:00');
    await signIn(page, employer);
    await openWorkbench(page, /EB-/);
    await page.getByRole('grid').click();
    await pasteText(page, `姓名\t身份证号\t用工单位\n李伟\t${idcard}\t西湖电子厂\n`);
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    const compare = page.locator('details.compare');
    await compare.getByText('Compare with who is covered').click();
    await compare.getByRole('button', { name: 'Compare', exact: true }).click();
    await compare.getByRole('link', { name: 'Transfer 1 person' }).click();
    await expect(page.getByLabel('Row 1: name').filter({ visible: true })).toHaveValue('李伟');
    await expect(page.getByText(/^No cost: from .* to 西湖电子厂/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Check and continue: 1 / })).toBeEnabled();
    await page.goBack();
    await discard(page);
  } finally {
    await server.moveTo(business_now.toISOString());
  }
});
