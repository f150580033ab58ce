import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { expect, it } from 'vitest';
import { coverIds, covering } from '../../test/changes.ts';
import { aMove, anotherCompany, moved } from '../../test/moves.ts';
import { aPair, swapped, swapIssued } from '../../test/pairs.ts';
import { dataOf, openWorld } from '../../test/world.ts';

const world = await openWorld();

it.each(['open', 'issued'] as const)(
  'B2 B3 says at the removal of whoever took a place by a replacement that is %s that the other does not come back',
  async (state) => {
    const { employer, ids } = await covering(world, 4);
    const { token, policyId: policy_id } = employer;
    const pairs = [aPair(employer, ids[0]!)];
    const { change_no } = await (state === 'open' ? swapped : swapIssued)(world, employer, pairs);
    const taker = (await coverIds(world, employer)).find((id) => !ids.includes(id))!;

    const saidOf = async (policy_person_id: number) =>
      dataOf(
        await world.call(token, off, { policy_id, persons: [{ policy_person_id, name: '' }] }),
      ).list.flatMap(({ verdicts }) => verdicts);

    expect(await saidOf(taker)).toMatchObject([
      { code: 'OFF_TOOK_PLACE', level: 'warn', detail: { change_no, from: '2026-03-17' } },
    ]);
    expect(await saidOf(ids[1]!)).toEqual([]);
    // As a list that names them tells it, too.
    const { name, idcard } = pairs[0]!;
    const seen = await world.call(token, forecast, {
      policy_id,
      change_type: 'off',
      leavers: [{ name, idcard } as never],
    });
    expect(dataOf(seen).list.flatMap(({ verdicts }) => verdicts.map(({ code }) => code))).toEqual([
      'OFF_TOOK_PLACE',
    ]);
  },
);

it('B2 B3 says nothing of it where the place goes on with somebody, or the other is covered after all', async () => {
  const { employer, ids, persons } = await covering(world, 4);
  const { token, policyId: policy_id } = employer;
  await swapIssued(world, employer, [aPair(employer, ids[0]!)]);
  const taker = (await coverIds(world, employer)).find((id) => !ids.includes(id))!;

  const there = await anotherCompany(world, employer);
  const { list, policy_change_id } = await moved(world, employer, [aMove(taker, { work_company_id: there })]);
  expect(list).toEqual([]);
  dataOf(await world.call(token, remove, { policy_change_id }));

  const { rows } = await world.owner.query<{ name: string }>(
    'select name from employee join policy_person using (enterprise_id, employee_id) where policy_person_id = $1',
    [ids[0]],
  );
  const replaced = persons.filter(({ name }) => name === rows[0]!.name);
  dataOf(await world.call(token, add, { policy_id, persons: replaced, draft: 0 }));
  const removal = { policy_id, persons: [{ policy_person_id: taker, name: '' }] };
  expect(dataOf(await world.call(token, off, removal)).list).toEqual([]);
});
