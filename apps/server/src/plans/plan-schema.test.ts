import { planSchema } from '@app/contract/plans';
import { expect, it } from 'vitest';
import { anEmployer } from '../../test/changes.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

const planIdOf = async (plan_code: string): Promise<number> => {
  const { rows } = await world.owner.query<{ plan_id: number }>(
    'select plan_id from plan where plan_code = $1',
    [plan_code],
  );
  return rows[0]!.plan_id;
};

it('B2 says what a policy asks of a person: fields, choices, columns and limits', async () => {
  const employer = await anEmployer(world);

  const schema = dataOf(await world.call(employer.token, planSchema, { policy_id: employer.policyId }));

  expect(schema).toMatchObject({
    plan: '标准 50 万',
    policy_id: employer.policyId,
    template_url: `/import/template?policy_id=${employer.policyId}`,
    limits: { rows: 20_000, file_mb: 10 },
    earliest_start_date: '2026-03-11',
  });
  const field = (name: string) => schema.fields.find((one) => one.field === name);
  expect(field('name')).toMatchObject({ title: 'Name', type: 'text', required: 1, max: 60 });
  expect(field('idtype')?.options).toHaveLength(7);
  expect(field('work_company')?.options).toEqual([{ value: employer.companyId, title: '华东电子厂' }]);
  expect(field('occupation')?.options).toContainEqual({
    value: employer.occupation_id,
    title: expect.any(String),
  });
  expect(field('end_date')).toBeUndefined();
  expect(schema.columns.map(({ field: name }) => name)).toEqual(schema.fields.map(({ field: name }) => name));
});

it('B2 asks for a last day where the plan is sold by the day, in the language of the caller', async () => {
  const { token } = await anEmployer(world);
  const plan_id = await planIdOf('GA-D');

  const schema = dataOf(await world.call(token, planSchema, { plan_id }, { 'accept-language': 'zh-CN' }));

  expect(schema).toMatchObject({ plan_id, policy_id: null, template_url: null, earliest_start_date: null });
  const titles = Object.fromEntries(schema.fields.map(({ field, title }) => [field, title]));
  expect(titles).toMatchObject({ end_date: '终止日期', idcard: '证件号码', employee_mobile: '手机号' });
  expect(schema.fields.find(({ field }) => field === 'work_company')?.options).toEqual([]);
});

it('B2 offers only the work types that the plan has a price for', async () => {
  const { token } = await anEmployer(world);
  const offered = async (plan_code: string) => {
    const { fields } = dataOf(await world.call(token, planSchema, { plan_id: await planIdOf(plan_code) }));
    return new Set(fields.find(({ field }) => field === 'occupation')!.options!.map(({ value }) => value));
  };
  const { rows } = await world.owner.query<{ occupation_id: number; category: string }>(
    `select occupation_id, category from occupation where series = 'EL'`,
  );

  const dangerous = await offered('EL-H');

  expect(dangerous).toEqual(
    new Set(
      rows
        .filter(({ category }) => category === '5' || category === '6')
        .map(({ occupation_id }) => occupation_id),
    ),
  );
});

it("P3 refuses a sub-user without the key, and finds neither a stranger's policy nor a plan that is none", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const reader = await aUser(world, employer.enterpriseId, ['/policy/index']);
  const asked = async (token: string, input: { policy_id?: number; plan_id?: number }) =>
    refusedOf(await world.call(token, planSchema, input)).reason;

  expect(await asked(reader.token, { policy_id: employer.policyId })).toBe('FORBIDDEN');
  expect(await asked(employer.token, { policy_id: stranger.policyId })).toBe('NOT_FOUND');
  expect(await asked(employer.token, { plan_id: 999_999 })).toBe('NOT_FOUND');
  expect(await asked(employer.token, {})).toBe('VALIDATION');
});
