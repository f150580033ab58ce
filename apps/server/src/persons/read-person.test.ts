import { listPersons } from '@app/contract/persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { off } from '@app/contract/policy-changes/off-persons';
import { readPerson } from '@app/contract/read-person';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import {
  anEmployer,
  aWorker,
  covering,
  drafted,
  type Employer,
  issued,
  submitted,
} from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const idOf = async ({ token }: Pick<Employer, 'token'>, keywords: string) =>
  dataOf(await world.call(token, listPersons, { keywords })).data[0]!.employee_id;

const at = async (employer: Employer, time: string) => {
  world.clock.set(moment(time));
  return { ...employer, token: await signedIn(world, employer) };
};

/** Takes a person off, and answers the change. */
async function takeOff({ token, policyId }: Employer, policy_person_id: number) {
  const { policy_change_id } = dataOf(
    await world.call(token, off, { policy_id: policyId, policy_person_ids: [policy_person_id] }),
  );
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));
  return policy_change_id;
}

it('N5 tells of one person: covered from when to when, where, and by which changes', async () => {
  const employer = await anEmployer(world);
  const policy_id = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `A-${employer.enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });
  const worker = aWorker(employer, { name: '赵丽华', employee_mobile: '13812345678' });
  const first = await issued(world, employer, [worker, aWorker(employer), aWorker(employer)]);
  const next = await issued(world, { ...employer, policyId: policy_id }, [
    { ...worker, start_date: day('2026-04-01') },
    aWorker(employer),
    aWorker(employer),
  ]);
  const employee_id = await idOf(employer, '赵丽华');
  const read = async (time: string) => {
    const { token } = await at(employer, time);
    return dataOf(await world.call(token, readPerson, { employee_id }));
  };

  const soon = await read('2026-03-10 12:00:00');
  expect(soon.standing).toMatchObject({
    kind: 'starts',
    from: '2026-03-11 00:00:00',
    until: null,
    since: null,
  });

  const now = await read('2026-03-16 10:00:00');
  expect(now).toMatchObject({
    employee_id,
    name: '赵丽华',
    idcard: expect.stringMatching(/^\d{3}\*{11}\d{3}[\dX]$/),
    employee_mobile: '138****5678',
    standing: { kind: 'covered', until: '2026-05-01 00:00:00', since: null },
    now: '2026-03-16 10:00:00',
  });
  const [april, march] = now.policies;
  expect(now.standing.policy_person_ids).toEqual([march!.policy_person_id]);
  expect(april).toMatchObject({ policy_id, cover_from: '2026-04-01 00:00:00', status: 10 });
  expect(march).toMatchObject({ work_company: '华东电子厂', cover_until: '2026-04-01 00:00:00', status: 20 });
  expect(now.records).toMatchObject([
    { policy_change_id: next.policy_change_id, change_type: 'add', start_date: '2026-04-01', status: 50 },
    {
      policy_change_id: first.policy_change_id,
      change_type: 'add',
      start_date: '2026-03-11',
      operate_name: '王敏',
    },
  ]);

  const { token } = await at(employer, '2026-03-16 10:00:00');
  const rows = dataOf(
    await world.call(token, listChangePersons, {
      policy_change_id: first.policy_change_id,
      keywords: '赵丽华',
    }),
  );
  expect(rows.data).toMatchObject([{ employee_id }]);

  const after = await read('2026-05-01 00:00:00');
  expect(after.standing).toMatchObject({ kind: 'ended', until: null, since: '2026-05-01 00:00:00' });
  expect(JSON.stringify(now)).not.toContain(worker.idcard);
});

it('N5 tells of the change that ends a person’s cover, also once it is undone', async () => {
  const { employer, ids, persons } = await covering(world, 5);
  const employee_id = await idOf(employer, persons[0]!.name);
  const read = async () => dataOf(await world.call(employer.token, readPerson, { employee_id }));
  const { policies } = await read();

  const policy_change_id = await takeOff(employer, policies[0]!.policy_person_id);
  const leaving = await read();
  dataOf(await world.call(employer.token, remove, { policy_change_id }));
  const stays = await read();

  expect(ids).toContain(policies[0]!.policy_person_id);
  expect(leaving.standing).toMatchObject({ kind: 'covered', until: '2026-03-17 00:00:00' });
  expect(leaving.records![0]).toMatchObject({
    policy_change_id,
    change_type: 'off',
    start_date: '2026-03-17',
    status: 30,
  });
  expect(stays.standing).toMatchObject({ kind: 'covered', until: '2026-04-01 00:00:00' });
  expect(stays.records![0]).toMatchObject({ policy_change_id, status: 70 });
});

it('N5 tells of a person whose cover never came to be', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await submitted(world, employer, [
    aWorker(employer, { name: '赵丽华' }),
    aWorker(employer),
    aWorker(employer),
  ]);
  const employee_id = await idOf(employer, '赵丽华');
  dataOf(await world.call(employer.token, remove, { policy_change_id }));

  const person = dataOf(await world.call(employer.token, readPerson, { employee_id }));

  expect(person.standing).toEqual({
    kind: 'never',
    policy_person_ids: [],
    until: null,
    from: null,
    since: null,
  });
  expect(person.policies).toMatchObject([{ status: 70, cover_from: null }]);
  expect(person.records).toMatchObject([{ policy_change_id, status: 70 }]);
});

it('P3 tells of changes only whoever may read them, and of nobody to whoever may not read persons', async () => {
  const { employer, persons } = await covering(world, 3);
  const input = { employee_id: await idOf(employer, persons[0]!.name) };
  const reader = await aUser(world, employer.enterpriseId, ['/person/index']);
  const other = await aUser(world, employer.enterpriseId, ['policy_change/import']);

  expect(dataOf(await world.call(reader.token, readPerson, input)).records).toBeNull();
  expect(refusedOf(await world.call(other.token, readPerson, input)).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(undefined, readPerson, input)).reason).toBe('AUTH');
  expect(refusedOf(await world.call(reader.token, readPerson, {} as never)).reason).toBe('VALIDATION');
});

it('P3 does not find the person of a stranger', async () => {
  const { employer, persons } = await covering(world, 3);
  const employee_id = await idOf(employer, persons[0]!.name);
  const stranger = await anEmployer(world);
  await drafted(world, stranger);

  const refused = refusedOf(await world.call(stranger.token, readPerson, { employee_id }));

  expect(refused).toMatchObject({ code: 0, reason: 'NOT_FOUND' });
});
