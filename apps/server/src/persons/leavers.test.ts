import { listForOff, listLatelyOff, pickPersons } from '@app/contract/persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer, issued, submitted } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const leaversOf = async (employer: Employer, filter: object = {}) =>
  dataOf(await world.call(await signedIn(world, employer), listLatelyOff, filter));

it('B5 lists who was covered until lately and is not now, with the first day without cover', async () => {
  const employer = await anEmployer(world);
  const { enterpriseId, policyId } = employer;
  const april = await openPolicyFor(world.platform, enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `N-${enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });
  const stays = aWorker(employer, { name: '留下来' });
  await issued(world, employer, [stays, aWorker(employer, { name: '离开了' })]);
  world.clock.set(moment('2026-03-30 10:00:00'));
  const token = await signedIn(world, employer);
  await submitted(world, { ...employer, token, policyId: april }, [
    { ...stays, start_date: day('2026-04-02') },
  ]);
  const namesAt = async (time: string, filter: object = {}) => {
    world.clock.set(moment(time));
    return (await leaversOf(employer, filter)).map(({ name }) => name);
  };

  expect(await namesAt('2026-03-31 23:59:59')).toEqual([]);
  expect(await namesAt('2026-04-01 00:00:00')).toEqual(['离开了']);
  expect(await leaversOf(employer)).toMatchObject([
    { name: '离开了', off_date: '2026-04-01', seat_free: 0, status: 50, policy_id: policyId },
  ]);
  expect(await namesAt('2026-04-05 10:00:00', { keywords: '离' })).toEqual(['离开了']);
  expect(await namesAt('2026-04-05 10:00:00', { keywords: '留' })).toEqual([]);
  expect(await namesAt('2026-04-05 10:00:00', { policy_id: april })).toEqual([]);
  expect(await namesAt('2026-04-05 10:00:00', { work_company_id: employer.companyId })).toEqual(['离开了']);
  expect(await namesAt('2026-04-05 10:00:00', { work_company_id: employer.companyId + 1 })).toEqual([]);
  expect(await namesAt('2026-04-05 10:00:00', { days: 4 })).toEqual([]);
  expect(await namesAt('2026-04-05 10:00:00', { days: 5 })).toEqual(['离开了']);
  expect(await namesAt('2026-05-01 10:00:00', { days: 1 })).toEqual(['留下来']);
});

it('B3 T21 gives picked persons for a new roster, their numbers masked', async () => {
  const employer = await anEmployer(world);
  const people = [
    aWorker(employer, {
      name: '欧阳娜娜',
      idcard: '110101199003070011',
      employee_mobile: '13812345678',
      employee_no: 'A-7',
    }),
    aWorker(employer, { name: '张三' }),
  ];
  await issued(world, employer, people);
  world.clock.set(moment('2026-04-01 10:00:00'));
  const token = await signedIn(world, employer);
  const ids = (await leaversOf(employer)).map(({ policy_person_id }) => policy_person_id).toReversed();

  const picked = dataOf(await world.call(token, pickPersons, { policy_person_ids: [...ids, ids[0]!] }));

  expect(picked.map(({ name, idcard }) => [name, idcard])).toEqual(
    people.map(({ name, idcard }) => [name, `${idcard.slice(0, 3)}${'*'.repeat(11)}${idcard.slice(-4)}`]),
  );
  expect(picked[0]).toEqual({
    policy_person_id: ids[0],
    person: expect.stringMatching(/^119900331m/),
    name: '欧阳娜娜',
    idtype: 1,
    idcard: '110***********0011',
    birthday: null,
    gender: 'male',
    mobile: '138****5678',
    employee_no: 'A-7',
    work_company_id: employer.companyId,
    work_company: '华东电子厂',
    occupation_id: employer.occupation_id,
    occupation_code: 'MFG04',
    occupation_name: '流水线装配工(电子)',
  });
});

it('B2 lists the persons of a policy who may be taken off, by name', async () => {
  const employer = await anEmployer(world);
  const { policyId: policy_id, companyId } = employer;
  await issued(world, employer, [
    aWorker(employer, { name: 'B TWO' }),
    aWorker(employer, { name: 'A ONE', start_date: day('2026-03-20') }),
  ]);
  const at = async (time: string, filter: object = {}) => {
    world.clock.set(moment(time));
    return dataOf(await world.call(await signedIn(world, employer), listForOff, { policy_id, ...filter }))
      .data;
  };

  expect(await at('2026-03-12 09:00:00')).toMatchObject([
    { name: 'A ONE', status: 10, start_date: '2026-03-20', end_date: '2026-03-31', refund_mode: 'PRO_RATA' },
    { name: 'B TWO', status: 20, start_date: '2026-03-11', idcard: expect.stringContaining('*') },
  ]);
  expect(await at('2026-03-12 09:00:00', { keywords: 'two' })).toMatchObject([{ name: 'B TWO' }]);
  expect(await at('2026-03-12 09:00:00', { work_company_id: companyId, limit: 1, page: 2 })).toHaveLength(1);
  expect(await at('2026-03-12 09:00:00', { work_company_id: 999_999 })).toEqual([]);
  expect(await at('2026-04-01 00:00:00')).toEqual([]);
});

it("P3 refuses a sub-user without the key, and does not find a stranger's persons", async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, [aWorker(employer)]);
  const stranger = await anEmployer(world);
  const reader = await aUser(world, employer.enterpriseId, ['/policy/index', '/person/index']);
  const other = await aUser(world, employer.enterpriseId, ['policy_change/confirm']);
  const of = { policy_id: employer.policyId };
  const [person] = dataOf(await world.call(employer.token, listForOff, of)).data;
  const picked = { policy_person_ids: [person!.policy_person_id] };

  expect(refusedOf(await world.call(reader.token, listForOff, of)).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(reader.token, pickPersons, picked)).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(other.token, listLatelyOff, {})).reason).toBe('FORBIDDEN');
  expect(dataOf(await world.call(reader.token, listLatelyOff, {}))).toEqual([]);
  expect(refusedOf(await world.call(stranger.token, listForOff, of)).reason).toBe('NOT_FOUND');
  expect(refusedOf(await world.call(stranger.token, pickPersons, picked)).reason).toBe('NOT_FOUND');
  world.clock.set(moment('2026-04-02 10:00:00'));
  expect(await leaversOf(employer)).toHaveLength(1);
  expect(await leaversOf(stranger, of)).toEqual([]);
  expect(refusedOf(await world.call(undefined, listForOff, of)).reason).toBe('AUTH');
  expect(refusedOf(await world.call(undefined, pickPersons, picked)).reason).toBe('AUTH');
  expect(refusedOf(await world.call(undefined, listLatelyOff, {})).reason).toBe('AUTH');
});
