import { listPersons } from '@app/contract/persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import {
  anEmployer,
  aWorker,
  type Employer,
  insurerSaying,
  issued,
  sent,
  submitted,
} from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { addWorkCompany, openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const pageOf = async (employer: Employer, filter: object = {}) =>
  dataOf(await world.call(await signedIn(world, employer), listPersons, filter));

const namesOf = async (employer: Employer, filter: object = {}) =>
  (await pageOf(employer, filter)).data.map(({ name }) => name);

it('B5 lists who is insured where, with the cover of each and nothing more of a number than its ends', async () => {
  const employer = await anEmployer(world);
  const [first, second] = [
    aWorker(employer, { name: '欧阳娜娜', idcard: '110101199003070011', employee_mobile: '13812345678' }),
    aWorker(employer, { start_date: day('2026-03-20') }),
  ];
  const { policy_change_id } = await issued(world, employer, [first, second]);
  world.clock.set(moment('2026-03-12 09:00:00'));

  const page = await pageOf(employer);

  expect(page).toMatchObject({ total: 2, row_count: 2, active_count: 1, now: '2026-03-12 09:00:00' });
  expect(page.data).toEqual([
    expect.objectContaining({ name: second.name, status: 10, is_active: 0, start_date: '2026-03-20' }),
    {
      policy_person_id: expect.any(Number),
      employee_id: expect.any(Number),
      name: '欧阳娜娜',
      idcard: '110***********0011',
      employee_mobile: '138****5678',
      gender: 'male',
      age: 36,
      policy_id: employer.policyId,
      policy_no: expect.stringMatching(/^P-/),
      plan: '标准 50 万',
      insurance_company_name: '泰合财产保险',
      work_company_id: employer.companyId,
      work_company: '华东电子厂',
      occupation_id: employer.occupation_id,
      occupation_name: '流水线装配工(电子)',
      occupation_category: '3',
      start_date: '2026-03-11',
      end_date: '2026-03-31',
      cover_from: '2026-03-11 00:00:00',
      cover_until: '2026-04-01 00:00:00',
      policy_from: '2026-03-01',
      policy_to: '2026-03-31',
      status: 20,
      status_text: 'Covered',
      is_active: 1,
      unit_price_fen: 4200,
      premium_fen: 2845,
      policy_change_id,
    },
  ]);
});

it('B5 narrows the list by policy, insurer, company, work type, class, days, age and state', async () => {
  const employer = await anEmployer(world);
  const { enterpriseId, occupation_id, policyId } = employer;
  const other = await openPolicyFor(world.platform, enterpriseId, {
    plan_code: 'EL-A',
    policy_no: `A-${enterpriseId}`,
    start_date: day('2026-03-01'),
    end_date: day('2026-04-30'),
  });
  const companyId = await addWorkCompany(world.platform, enterpriseId, {
    name: '苏州精工',
    status: 10,
    occupationCodes: ['MFG04', 'GEN01'],
  });
  await issued(
    world,
    employer,
    [
      aWorker(employer, { name: '甲', idcard: '110101199003070011' }),
      aWorker(
        { companyId, occupation_id },
        { name: '乙', idcard: '110101200003079994', start_date: day('2026-03-15') },
      ),
    ].map((person) => ({ ...person, name: `${person.name}某` })),
  );
  await issued(world, { ...employer, policyId: other }, [aWorker(employer, { name: '丙某' })]);
  world.clock.set(moment('2026-03-12 09:00:00'));
  const [row] = (await pageOf(employer, { keywords: '甲' })).data;
  const found = async (filter: object) => (await namesOf(employer, filter)).toSorted().join('');

  expect(await found({ policy_id: other })).toBe('丙某');
  expect(await found({ policy_id: policyId, work_company_id: companyId })).toBe('乙某');
  expect(await found({ occupation_id: row!.occupation_id, policy_id: policyId })).toBe('乙某甲某');
  expect(await found({ category: '6' })).toBe('');
  expect(await found({ category: '3', policy_id: other })).toBe('丙某');
  expect(await found({ insurance_company_id: 999_999 })).toBe('');
  expect(await found({ start_from: '2026-03-12' })).toBe('乙某');
  expect(await found({ start_to: '2026-03-14', policy_id: policyId })).toBe('甲某');
  expect(await found({ end_from: '2026-04-01' })).toBe('丙某');
  expect(await found({ end_to: '2026-03-31' })).toBe('乙某甲某');
  expect(await found({ is_active: 1, policy_id: policyId })).toBe('甲某');
  expect(await found({ is_active: 0 })).toBe('乙某');
  expect(await found({ status: 10 })).toBe('乙某');
  expect(await found({ status: 20, policy_id: policyId })).toBe('甲某');
  expect(await found({ expiring_days: 19 })).toBe('');
  expect(await found({ expiring_days: 20 })).toBe('甲某');
  // Born on 7 March: 36 and 26 since last week.
  expect(await found({ age_min: 36, policy_id: policyId })).toBe('甲某');
  expect(await found({ age_max: 26, policy_id: policyId })).toBe('乙某');
  expect(await found({ age_min: 26, age_max: 26, policy_id: policyId })).toBe('乙某');
});

it('B5 counts years as the judgement does, also of those born on 29 February', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, [aWorker(employer, { name: '闰年', idcard: '110101200002290018' })]);
  const isFound = async (time: string, age: number) => {
    world.clock.set(moment(time));
    const { data } = await pageOf(employer, { age_min: age, age_max: age });
    return data.map((person) => person.age);
  };

  expect(await isFound('2027-02-28 10:00:00', 26)).toEqual([26]);
  expect(await isFound('2027-02-28 10:00:00', 27)).toEqual([]);
  expect(await isFound('2027-03-01 10:00:00', 27)).toEqual([27]);
});

it('B5 sorts by name and by days, and pages through', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, [
    aWorker(employer, { name: 'B TWO', start_date: day('2026-03-20') }),
    aWorker(employer, { name: 'C THREE', start_date: day('2026-03-12') }),
    aWorker(employer, { name: 'A ONE', start_date: day('2026-03-15') }),
  ]);

  expect(await namesOf(employer)).toEqual(['A ONE', 'C THREE', 'B TWO']);
  expect(await namesOf(employer, { sort: 'name' })).toEqual(['A ONE', 'B TWO', 'C THREE']);
  expect(await namesOf(employer, { sort: 'start_date' })).toEqual(['C THREE', 'A ONE', 'B TWO']);
  expect(await namesOf(employer, { sort: '-start_date', limit: 2 })).toEqual(['B TWO', 'A ONE']);
  expect(await namesOf(employer, { sort: '-start_date', limit: 2, page: 2 })).toEqual(['C THREE']);
  expect(await namesOf(employer, { sort: 'end_date', limit: 1, page: 9 })).toEqual([]);
  const { token } = employer;
  for (const input of [{ page: 10_001 }, { limit: 201 }, { sort: 'idcard' }, { age_min: 151 }])
    expect(refusedOf(await world.call(token, listPersons, input as never)).reason).toBe('VALIDATION');
});

it('B5 shows each state of a cover as it is, and finds it by that state', async () => {
  const employer = await anEmployer(world);
  const refused = await sent(world, employer, [aWorker(employer, { name: '被拒绝' })]);
  await world.settle(insurerSaying({ state: 'refused', reason: '不承保' }));
  await submitted(world, employer, [aWorker(employer, { name: '待生效' })]);
  await issued(world, employer, [aWorker(employer, { name: '保障中' })]);
  const statusesAt = async (time: string) => {
    world.clock.set(moment(time));
    const { data } = await pageOf(employer, { sort: 'name' });
    for (const { name, status } of data)
      expect(await namesOf(employer, { status, keywords: name })).toEqual([name]);
    return Object.fromEntries(data.map(({ name, status }) => [name, status]));
  };

  expect(refused.policy_change_id).toBeGreaterThan(0);
  expect(await statusesAt('2026-03-10 12:00:00')).toEqual({ 被拒绝: 80, 待生效: 10, 保障中: 10 });
  expect(await statusesAt('2026-03-11 12:00:00')).toEqual({ 被拒绝: 80, 待生效: 20, 保障中: 20 });
  expect(await statusesAt('2026-04-01 12:00:00')).toEqual({ 被拒绝: 80, 待生效: 50, 保障中: 50 });
  const neverCovered = (await pageOf(employer, { status: 80 })).data[0]!;
  expect(neverCovered).toMatchObject({ start_date: null, end_date: null, cover_from: null, is_active: 0 });
});

it('B5 shows every state that a cover can be stored in as the domain names it', async () => {
  const employer = await anEmployer(world);
  const stored = [
    ['off', '2026-03-15', 25, 40],
    ['replaced', '2026-03-15', 25, 45],
    ['system', '2026-03-15', 25, 60],
    ['refused', '2026-03-15', 25, 60],
  ] as const;
  await issued(
    world,
    employer,
    stored.map(([ended]) => aWorker(employer, { name: ended.toUpperCase() })),
  );
  for (const [ended, until] of stored)
    await world.owner.query(
      `update policy_person p set ended = $2, cut_at = p.created_at, cover = tstzrange(lower(cover), $3::timestamp at time zone 'Asia/Shanghai')
       from employee e where e.employee_id = p.employee_id and e.enterprise_id = p.enterprise_id and p.enterprise_id = $1 and e.name = upper($2)`,
      [employer.enterpriseId, ended, until],
    );

  for (const [time, place] of [
    ['2026-03-12 12:00:00', 2],
    ['2026-03-15 00:00:00', 3],
  ] as const) {
    world.clock.set(moment(time));
    for (const row of stored) {
      const { data } = await pageOf(employer, { keywords: row[0], status: row[place] });
      expect(data.map(({ name, status }) => [name, status])).toEqual([[row[0].toUpperCase(), row[place]]]);
    }
  }
});

it('P3 refuses a sub-user without the key, and shows a stranger nothing', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  await issued(world, employer, [aWorker(employer, { name: '欧阳娜娜', idcard: '110101199003070011' })]);
  const drafter = await aUser(world, employer.enterpriseId, ['/policy/index', 'policy_change/import']);

  expect(refusedOf(await world.call(drafter.token, listPersons, {})).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(undefined, listPersons, {})).reason).toBe('AUTH');
  for (const filter of [
    {},
    { policy_id: employer.policyId },
    { keywords: '欧' },
    { keywords: '110101199003070011' },
  ])
    expect(await pageOf(stranger, filter)).toMatchObject({ total: 0, active_count: 0, data: [] });
});
