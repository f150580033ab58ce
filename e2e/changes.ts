import type { Page } from '@playwright/test';
import type { Employer } from './world.ts';

/** Adds a person by the same calls as the page: a draft that waits for its confirmation, or a change that is confirmed. */
export async function addPerson(
  page: Page,
  { workCompany }: Pick<Employer, 'workCompany'>,
  {
    confirmed,
    idcard = '110101199003070011',
    policy = 'EB-',
  }: { confirmed: boolean; idcard?: string; policy?: string },
): Promise<number> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const ask = async (path: string, data: object) => {
    const response = await page.request.post(`/api/${path}`, {
      data,
      headers: { token, 'Idempotency-Key': `changes-${path}-${Date.now()}` },
    });
    return ((await response.json()) as { data: never }).data;
  };
  const policies = (await ask('policy/lists', { keywords: policy })) as { data: { policy_id: number }[] };
  const { policy_id } = policies.data[0]!;
  const occupations = (await ask('Occupation/listsAll', { policy_id, keywords: '' })) as {
    occupation_id: number;
    code: string;
  }[];
  const person = {
    name: '李伟',
    idcard,
    work_company: workCompany,
    occupation_id: occupations.find(({ code }) => code === 'MFG04')?.occupation_id,
  };
  const { policy_change_id } = (await ask('policy_change/add', {
    policy_id,
    persons: [person],
    draft: confirmed ? 0 : 1,
  })) as { policy_change_id: number };
  return policy_change_id;
}
