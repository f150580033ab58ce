import { parseList } from '@app/contract/imports/parse-list';
import { policyPersonAddWarning } from '@app/contract/policy-changes/policy-person-add-warning';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, drafted, type Employer, issued } from '../../test/changes.ts';
import {
  aUser,
  dataOf,
  moment,
  occupationId,
  openWorld,
  refusedOf,
  signedIn,
  unique,
} from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const anotherPolicy = async (employer: Employer, from: string, to: string): Promise<Employer> => ({
  ...employer,
  policyId: await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-A',
    policy_no: `P2-${unique()}`,
    start_date: day(from),
    end_date: day(to),
  }),
});

const warned = async (
  { token, policyId }: Pick<Employer, 'token' | 'policyId'>,
  about: { policy_change_id?: number; import_job_id?: number; employee_ids?: string },
) => dataOf(await world.call(token, policyPersonAddWarning, { policy_id: policyId, ...about }));

const employeeOf = async ({ enterpriseId }: Employer): Promise<number> => {
  const { rows } = await world.owner.query<{ employee_id: number }>(
    'select employee_id from employee where enterprise_id = $1',
    [enterpriseId],
  );
  return rows[0]!.employee_id;
};

it('B2 warns of cover elsewhere and of a lower class, before a person is added', async () => {
  const employer = await anEmployer(world);
  const dangerous = await occupationId(world, 'MFG09');
  const person = aWorker(employer, { occupation_id: dangerous });
  await issued(world, employer, [person]);
  const other = await anotherPolicy(employer, '2026-03-01', '2026-04-30');
  const policy_change_id = await drafted(world, other, [
    { ...person, occupation_id: employer.occupation_id },
    aWorker(employer),
  ]);

  const warnings = await warned(other, { policy_change_id });

  expect(warnings).toMatchObject([
    {
      row_no: 1,
      employee_id: null,
      name: person.name,
      idcard: expect.stringMatching(/^\d{3}\*{11}[\dX]{4}$/),
      code: 'COVERED_ELSEWHERE',
      level: 'warn',
      detail: { from: '2026-03-11', to: '2026-03-31' },
      message: expect.stringMatching(/from 11 Mar 2026 to 31 Mar 2026, 24:00/),
    },
    { row_no: 1, code: 'CLASS_DROP', detail: { now: '3' } },
  ]);
});

it('B2 warns of days without cover, and of who comes and goes', async () => {
  const employer = await anEmployer(world, { to: '2026-03-15' });
  const person = aWorker(employer);
  await issued(world, employer, [person]);
  const again = async (from: string, to: string) => {
    world.clock.set(moment(`${from} 09:00:00`));
    const next = await anotherPolicy(employer, from, to);
    return { ...next, token: await signedIn(world, employer) };
  };
  await issued(world, await again('2026-03-17', '2026-03-19'), [person]);
  await issued(world, await again('2026-03-21', '2026-03-23'), [person]);
  const next = await again('2026-03-25', '2026-04-30');

  const warnings = await warned(next, { employee_ids: String(await employeeOf(employer)) });

  expect(warnings).toMatchObject([
    { row_no: null, code: 'FREQUENT_IN_OUT', level: 'warn', detail: { times: 3, days: 92 } },
    { code: 'GAP', level: 'info', detail: { from: '2026-03-24', to: '2026-03-25', days: 2 } },
  ]);
});

it('B2 takes covers that follow each other without a day between them for one stay', async () => {
  const employer = await anEmployer(world, { to: '2026-03-11' });
  const person = aWorker(employer);
  await issued(world, employer, [person]);
  for (const [now, on] of [
    ['2026-03-11', '2026-03-12'],
    ['2026-03-12', '2026-03-13'],
  ] as const) {
    world.clock.set(moment(`${now} 09:00:00`));
    const next = await anotherPolicy(employer, on, on);
    await issued(world, { ...next, token: await signedIn(world, employer) }, [person]);
  }
  world.clock.set(moment('2026-03-13 09:00:00'));
  const next = await anotherPolicy(employer, '2026-03-14', '2026-04-30');

  const token = await signedIn(world, employer);
  expect(await warned({ ...next, token }, { employee_ids: String(await employeeOf(employer)) })).toEqual([]);
});

it('B2 warns of who will soon be too old for the plan, of an unfinished list too', async () => {
  const employer = await anEmployer(world);
  const row = {
    name: '陈大明',
    idtype: '4',
    idcard: 'H12345678',
    birthday: '1960-05-01',
    gender: 'male',
    work_company_id: employer.companyId,
  };
  const { import_job_id } = dataOf(
    await world.call(employer.token, parseList, {
      policy_id: employer.policyId,
      rows: [{ row_no: 4, values: row }],
    }),
  );

  expect(await warned(employer, { import_job_id })).toMatchObject([
    {
      row_no: 4,
      idcard: 'H12**5678',
      code: 'AGE_SOON',
      level: 'info',
      detail: { age_limit_date: '2026-05-01', age_max: 65 },
    },
  ]);
});

it('B2 asks for exactly one of a change, a list and workers', async () => {
  const employer = await anEmployer(world);
  const input = { policy_id: employer.policyId };

  for (const wrong of [input, { ...input, policy_change_id: 1, import_job_id: 1 }])
    expect(refusedOf(await world.call(employer.token, policyPersonAddWarning, wrong)).reason).toBe(
      'VALIDATION',
    );
});

it("P3 refuses a sub-user without the key, and does not find a stranger's records", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const change = await issued(world, stranger);
  const reader = await aUser(world, employer.enterpriseId, ['policy_change/lists']);
  const ours = { policy_id: employer.policyId };
  const { rows } = await world.owner.query<{ employee_id: number }>(
    'select employee_id from employee where enterprise_id = $1',
    [stranger.enterpriseId],
  );
  const asked = async (token: string, input: Parameters<typeof warned>[1] & { policy_id: number }) =>
    refusedOf(await world.call(token, policyPersonAddWarning, input)).reason;

  expect(await asked(reader.token, { ...ours, employee_ids: '1' })).toBe('FORBIDDEN');
  expect(await asked(employer.token, { policy_id: stranger.policyId, employee_ids: '1' })).toBe('NOT_FOUND');
  expect(await asked(employer.token, { ...ours, policy_change_id: change.policy_change_id })).toBe(
    'NOT_FOUND',
  );
  expect(await asked(employer.token, { ...ours, import_job_id: 999_999_999 })).toBe('NOT_FOUND');
  expect(await asked(employer.token, { ...ours, employee_ids: String(rows[0]!.employee_id) })).toBe(
    'NOT_FOUND',
  );
});
