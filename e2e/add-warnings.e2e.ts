import { idcardOf, pasteText } from './pasted.ts';
import { jiangnan, openWorkbench } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

test('B2 B3 says which other plan takes a person over age, and has the rows copied for its list', async ({
  page,
}) => {
  await signIn(page, jiangnan);
  await openWorkbench(page, /TH-50B-202611/);
  await pasteText(page, `姓名\t证件类型\t证件号码\t出生日期\t性别\n陈国强\t4\tH20000003\t1958-03-11\t男`);
  await page.getByRole('button', { name: 'Which plan takes 1 person over age?' }).click();

  const plans = page.getByRole('region', { name: 'Plans for the over-age' });
  await expect(plans.getByRole('listitem').filter({ hasText: 'TH-60E-202607-0001' })).toBeVisible();
  await expect(plans.getByRole('link', { name: 'Open that policy’s list' })).toHaveAttribute(
    'href',
    /policy_id=\d+/,
  );
  await plans.getByRole('button', { name: 'Copy these rows' }).first().click();
  await expect(page.getByText('1 row copied: paste it into the other list.')).toBeVisible();
});

test('B2 asks that a warning of earlier cover be ticked before the list goes on', async ({
  page,
  employer,
}) => {
  const add = async (policy: RegExp, occupation: string) => {
    await openWorkbench(page, policy);
    await pasteText(
      page,
      `姓名\t身份证号\t用工单位\t工种\n李伟\t${idcardOf(71)}\t${employer.workCompany}\t${occupation}`,
    );
    await page.getByRole('button', { name: /^Check and continue: 1/ }).click();
  };
  await signIn(page, employer);
  await add(/EH-/, 'MFG09');
  await page.getByRole('button', { name: /^Confirm 1 addition/ }).click();
  await page.waitForURL(/policy\/result/);

  await add(/EB-/, 'MFG03');
  await expect(page.getByText('Read the warnings below and tick each kind first.')).toBeVisible();
  await page.getByText('Who they are about').click();
  await expect(page.getByRole('listitem').filter({ hasText: /^李伟 .*class 5/ })).toBeVisible();
  const ticks = page.getByRole('group', { name: 'I have read these warnings:' }).getByRole('checkbox');
  await expect(page.getByRole('checkbox', { name: 'In a lower class than before (1)' })).not.toBeChecked();
  for (const tick of await ticks.all()) await tick.check();
  await page.getByRole('button', { name: /^Check and continue: 1/ }).click();

  await expect(page.getByRole('button', { name: /^Confirm 1 addition/ })).toBeVisible();
});
