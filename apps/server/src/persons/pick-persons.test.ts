import { listForOff, pickPersons } from '@app/contract/persons';
import type { NewPerson } from '@app/contract/policy-changes/persons';
import { overAgeCheck } from '@app/contract/policy-changes/over-age-check';
import { add } from '@app/contract/policy-changes/add-persons';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer, issued } from '../../test/changes.ts';
import { dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

/** An employer whose workers left with March, and a policy of April for them. */
async function withLeavers(persons: (employer: Employer) => NewPerson[]) {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world);
  const april = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `A-${employer.enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });
  const people = persons(employer);
  await issued(world, employer, people);
  const found = dataOf(await world.call(employer.token, listForOff, { policy_id: employer.policyId })).data;
  world.clock.set(moment('2026-04-01 10:00:00'));
  const token = await signedIn(world, employer);
  const policy_person_ids = people.map(
    (one) => found.find(({ name }) => name === one.name)!.policy_person_id,
  );
  const picked = dataOf(await world.call(token, pickPersons, { policy_person_ids }));
  return { employer: { ...employer, token, policyId: april }, people, picked };
}

/** A picked person as a list names them again. */
const rowOf = ({ person, idcard, mobile, name }: Record<string, unknown>, employer: Employer): NewPerson =>
  ({
    person,
    idcard,
    employee_mobile: mobile,
    name,
    work_company_id: employer.companyId,
    occupation_id: employer.occupation_id,
  }) as NewPerson;

const hashesOf = (rows: readonly { idcard_hash: Buffer }[]): string[] =>
  rows.map(({ idcard_hash }) => idcard_hash.toString('hex')).toSorted();

const storedIn = async (policy_change_id: number) =>
  (
    await world.owner.query<{ idcard_mask: string; mobile_mask: string | null; idcard_hash: Buffer }>(
      'select idcard_mask, mobile_mask, idcard_hash from policy_change_person where policy_change_id = $1 order by row_no',
      [policy_change_id],
    )
  ).rows;

it('B3 T21 insures picked persons by reference: judged, priced and sealed by their own numbers', async () => {
  const { employer, people, picked } = await withLeavers((one) => [
    aWorker(one, { employee_mobile: '13812345678' }),
    aWorker(one),
  ]);
  const persons = picked.map((person) => rowOf(person, employer));

  const seen = dataOf(await world.call(employer.token, forecast, { policy_id: employer.policyId, persons }));
  const { policy_change_id } = dataOf(
    await world.call(employer.token, add, { policy_id: employer.policyId, persons }),
  );

  expect(seen).toMatchObject({ ok_count: 2, error_count: 0 });
  const stored = await storedIn(policy_change_id);
  expect(stored.map(({ idcard_mask, mobile_mask }) => [idcard_mask.slice(-4), mobile_mask])).toEqual([
    [people[0]!.idcard.slice(-4), '138****5678'],
    [people[1]!.idcard.slice(-4), null],
  ]);
  const { rows: known } = await world.owner.query<{ idcard_hash: Buffer }>(
    'select idcard_hash from employee where enterprise_id = $1',
    [employer.enterpriseId],
  );
  expect(hashesOf(stored)).toEqual(hashesOf(known));
});

it('B3 T21 gives the same reference for the same person, and never their number', async () => {
  const { employer, people, picked } = await withLeavers((one) => [aWorker(one)]);
  const again = dataOf(
    await world.call(employer.token, pickPersons, {
      policy_person_ids: picked.map(({ policy_person_id }) => policy_person_id),
    }),
  );

  expect(again).toEqual(picked);
  const answered = JSON.stringify(picked);
  expect(answered).not.toContain(people[0]!.idcard);
  const sealed = picked[0]!.person.split('.')[1]!;
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/\d{6}/);
});

it('B3 T21 finds a person who is named by reference and by a typed number', async () => {
  const { employer, people, picked } = await withLeavers((one) => [aWorker(one)]);
  const persons = [rowOf(picked[0]!, employer), { ...people[0]!, person: null }];

  const refusal = refusedOf(await world.call(employer.token, add, { policy_id: employer.policyId, persons }));

  expect(refusal.reason).toBe('ROWS_REFUSED');
  expect(refusal.detail).toMatchObject({ error_count: 1, list: [{ row_no: 2, reason: 'DUP_ROW' }] });
});

it('B3 T21 takes what was typed over a masked mobile', async () => {
  const { employer, picked } = await withLeavers((one) => [aWorker(one, { employee_mobile: '13812345678' })]);
  const row = { ...rowOf(picked[0]!, employer), employee_mobile: '13900001111' };

  const { policy_change_id } = dataOf(
    await world.call(employer.token, add, { policy_id: employer.policyId, persons: [row] }),
  );

  expect((await storedIn(policy_change_id))[0]!.mobile_mask).toBe('139****1111');
});

it("P3 T21 takes a stranger's reference, and one that was altered, for no number at all", async () => {
  const { picked } = await withLeavers((one) => [aWorker(one)]);
  const { employer: stranger, picked: own } = await withLeavers((one) => [aWorker(one)]);
  const [{ person }, { person: ownPerson }] = [picked[0]!, own[0]!];
  const altered = `${ownPerson.slice(0, -2)}${ownPerson.endsWith('AA') ? 'BB' : 'AA'}`;

  for (const wrong of [person, altered, `${ownPerson.split('.')[0]}.${person.split('.')[1]}`, 'x']) {
    const row = { ...rowOf(own[0]!, stranger), person: wrong };
    const refusal = refusedOf(
      await world.call(stranger.token, add, { policy_id: stranger.policyId, persons: [row] }),
    );
    expect(refusal.detail).toMatchObject({ error_count: 1, list: [{ reason: 'ID_FORMAT' }] });
  }
});

it('B2 T21 says the age of a person who is named by reference', async () => {
  const { employer, picked } = await withLeavers((one) => [aWorker(one, { idcard: '110101199003070011' })]);

  const checked = dataOf(
    await world.call(employer.token, overAgeCheck, {
      policy_id: employer.policyId,
      persons: [rowOf(picked[0]!, employer)],
    }),
  );

  expect(checked.normal).toMatchObject([{ idcard: '110***********0011', age: 36 }]);
});
