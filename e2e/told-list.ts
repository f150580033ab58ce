import type { Page } from '@playwright/test';
import { idcardOf } from './pasted.ts';
import { type Employer, expect, signIn } from './world.ts';

const told = (kind: string, words: string, of = '') => ({ intent: { kind, words, of } });

/** Stores a list whose words name people for other reasons than to be insured, and opens it. */
export async function openTold(page: Page, employer: Employer, more: readonly object[] = []): Promise<void> {
  await signIn(page, employer);
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const ask = async (path: string, data: object) => {
    const response = await page.request.post(`/api/${path}`, {
      data,
      headers: { token, 'Idempotency-Key': `told-${path}-${Date.now()}` },
    });
    return ((await response.json()) as { data: never }).data;
  };
  const { data } = (await ask('policy/lists', { keywords: 'EB-' })) as { data: { policy_id: number }[] };
  const leave = told('leave', '离职：王伟、李娜');
  const people = [
    { name: '陈静' },
    { name: '王伟', ...leave },
    { name: '李娜', ...leave },
    { name: '周涛', ...told('replace', '何磊换成周涛，明天到岗', '何磊') },
    { name: '赵敏', ...told('wait', '赵敏体检没过，先不要买') },
    { name: '钱多', ...told('correct', '钱多的号码写错了，更正如下') },
    ...more,
  ];
  const rows = people.map((person, at) => ({
    row_no: at + 1,
    source_row: at + 1,
    values: {
      idcard: idcardOf(401 + at),
      work_company: employer.workCompany,
      occupation: '包装工',
      ...person,
    },
  }));
  const { import_job_id } = (await ask('import/parse', { policy_id: data[0]?.policy_id, rows })) as {
    import_job_id: number;
  };
  await page.goto(`/#/policy/add?list=${import_job_id}`);
  await expect(page.locator('.proposals')).toBeVisible();
}
