import { acknowledgeGap, listGaps, repairGap } from '@app/contract/gaps';
import { remove } from '@app/contract/policy-changes/delete-change';
import type { NewPerson } from '@app/contract/policy-changes/persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, issued, submitted, workers } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

/** Whom the tests insure, by name. */
const people = new Map<string, NewPerson>();

/** An enterprise with three persons whose month ends, and the next month's policy. */
async function ending() {
  const employer = await anEmployer(world);
  const persons = workers(employer, 3);
  for (const person of persons) people.set(person.name, person);
  await issued(world, employer, persons);
  await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `A-${employer.enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });
  return employer;
}

/** The policy of the next month. */
async function aprilOf(enterpriseId: number): Promise<number> {
  const { rows } = await world.owner.query<{ policy_id: number }>(
    'select policy_id from policy where enterprise_id = $1 and policy_no = $2',
    [enterpriseId, `A-${enterpriseId}`],
  );
  return rows[0]!.policy_id;
}

const gapsOf = async (token: string, acknowledged: 0 | 1 = 0) =>
  dataOf(await world.call(token, listGaps, { kind: 'month_end' as const, acknowledged }));

it('N2 asks no more about whom somebody has said that they need no cover, counts them, and can take that back', async () => {
  const { token } = await ending();
  const [first, ...others] = (await gapsOf(token)).data;
  const ids = [first!.policy_person_id];

  const said = await world.call(token, acknowledgeGap, { policy_person_ids: [...ids, ...ids] });

  expect(dataOf(said)).toEqual({ person_count: 1 });
  const left = await gapsOf(token);
  expect(left).toMatchObject({ total: 2, acknowledged_count: 1, policies: [{ count: 2 }] });
  expect(left.data.map(({ name }) => name)).toEqual(others.map(({ name }) => name));
  expect(await gapsOf(token, 1)).toMatchObject({
    total: 1,
    acknowledged_count: 1,
    data: [{ policy_person_id: ids[0], acknowledged_by: '王敏' }],
  });
  const again = await world.call(token, acknowledgeGap, { policy_person_ids: ids });
  expect(dataOf(again)).toEqual({ person_count: 0 });

  const back = { policy_person_ids: ids, is_acknowledged: 0 as const };
  expect(dataOf(await world.call(token, acknowledgeGap, back))).toEqual({ person_count: 1 });
  expect(await gapsOf(token)).toMatchObject({ total: 3, acknowledged_count: 0 });
});

it('N2 puts nobody on the list that mends the gap of whom that was said', async () => {
  const { token, policyId } = await ending();
  const { data } = await gapsOf(token);
  await world.call(token, acknowledgeGap, { policy_person_ids: [data[0]!.policy_person_id] });

  const mended = await world.call(token, repairGap, { kind: 'month_end' as const, policy_id: policyId });

  expect(dataOf(mended)).toMatchObject({ person_count: 2 });
});

it('N2 asks again about whom somebody has added since, also where that came to nothing', async () => {
  const employer = await ending();
  const { token, enterpriseId } = employer;
  const { data } = await gapsOf(token);
  await world.call(token, acknowledgeGap, { policy_person_ids: data.map((row) => row.policy_person_id) });
  expect(await gapsOf(token)).toMatchObject({ total: 0, acknowledged_count: 3 });
  world.clock.set(moment('2026-03-10 11:00:00'));

  const april = { ...employer, policyId: await aprilOf(enterpriseId) };
  const { policy_change_id } = await submitted(world, april, [people.get(data[0]!.name)!]);
  dataOf(await world.call(token, remove, { policy_change_id }));

  expect(await gapsOf(token)).toMatchObject({ total: 1, acknowledged_count: 2 });
});

it('N2 says nothing of covers that leave nobody without cover after this month', async () => {
  const employer = await ending();
  const { token, enterpriseId } = employer;
  const { data } = await gapsOf(token);
  const april = { ...employer, policyId: await aprilOf(enterpriseId) };
  await submitted(world, april, [people.get(data[0]!.name)!]);

  const input = { policy_person_ids: data.map((row) => row.policy_person_id) };
  expect(dataOf(await world.call(token, acknowledgeGap, input))).toEqual({ person_count: 2 });
});

it('N2 refuses no number, what is none, and finds none of more than a statement takes parameters', async () => {
  const { token } = await ending();
  const post = async (policy_person_ids: unknown) =>
    (
      await world.app.inject({
        method: 'POST',
        url: `/api${acknowledgeGap.path}`,
        headers: { token },
        payload: { policy_person_ids },
      })
    ).json();

  for (const wrong of [[], ['one'], [1.5], 7])
    expect(await post(wrong)).toMatchObject({ reason: 'VALIDATION' });
  const many = Array.from({ length: 70_000 }, (_, at) => 900_000_000 + at);
  expect(await post(many)).toMatchObject({ reason: 'NOT_FOUND' });
});

it('N2 keeps in the record of whose covers it was said, and by whom', async () => {
  const { token, enterpriseId } = await ending();
  const ids = (await gapsOf(token)).data.map((row) => row.policy_person_id).toSorted((a, b) => a - b);
  await world.call(token, acknowledgeGap, { policy_person_ids: ids });

  const { rows } = await world.owner.query<{ actor: string; detail: string }>(
    "select actor, detail from audit_line where enterprise_id = $1 and action = 'gap.acknowledged'",
    [enterpriseId],
  );
  expect(rows).toMatchObject([{ actor: '王敏' }]);
  expect(JSON.parse(rows[0]!.detail)).toMatchObject({ person_count: 3, covers: expect.any(String) });
  const { covers } = JSON.parse(rows[0]!.detail) as { covers: string };
  expect(
    covers
      .split(',')
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual(ids);
});

it('N2 says of nobody’s cover what it does not know, of another enterprise’s neither, and needs the key', async () => {
  const employer = await ending();
  const { data } = await gapsOf(employer.token);
  const policy_person_ids = data.map(({ policy_person_id }) => policy_person_id);
  const stranger = await anEmployer(world);
  const reader = await aUser(world, employer.enterpriseId, ['/person/index']);

  const foreign = await world.call(stranger.token, acknowledgeGap, { policy_person_ids });
  const partly = await world.call(employer.token, acknowledgeGap, {
    policy_person_ids: [...policy_person_ids, 999_999_999],
  });
  const keyless = await world.call(reader.token, acknowledgeGap, { policy_person_ids });

  expect(refusedOf(foreign).reason).toBe('NOT_FOUND');
  expect(refusedOf(partly).reason).toBe('NOT_FOUND');
  expect(keyless).toMatchObject({ reason: 'FORBIDDEN' });
  expect(await gapsOf(employer.token)).toMatchObject({ total: 3, acknowledged_count: 0 });
});
