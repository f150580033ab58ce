import { forecast } from '@app/contract/policy-changes/forecast-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, covering } from '../../test/changes.ts';
import { renewingIn } from '../../test/renewals.ts';
import { dataOf, openWorld } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();
const { renewing, listed, renewed } = renewingIn(world);

it('B3 tells which other policy of the enterprise covers whom this one does not', async () => {
  const { employer, persons } = await covering(world, 5);
  const { token, enterpriseId } = employer;
  const policy_id = await openPolicyFor(world.platform, enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `OTHER-${enterpriseId}`,
    start_date: day('2026-03-01'),
    end_date: day('2026-03-31'),
  });
  const [one] = persons;
  const stranger = await anEmployer(world);
  const said = async (leaver: object, by = token, of = policy_id) =>
    dataOf(
      await world.call(by, forecast, {
        policy_id: of,
        change_type: 'off',
        leavers: [leaver as never],
      }),
    ).list.flatMap(({ verdicts }) => verdicts.map(({ code, detail }) => [code, detail?.['policy_no']]));

  const { name, idcard } = one!;
  const [elsewhere] = await said({ name });
  expect(elsewhere).toEqual(['NOT_INSURED', expect.stringMatching(/^P-/)]);
  expect(await said({ name, idcard })).toEqual([elsewhere]);
  expect(await said({ name, idcard: idcard.slice(-4) })).toEqual([elsewhere]);
  expect(await said({ name: '赵无此' })).toEqual([['NOT_INSURED', undefined]]);
  // What another enterprise covers is nobody's business.
  expect(await said({ name }, stranger.token, stranger.policyId)).toEqual([['NOT_INSURED', undefined]]);
});

it('B3 B4 warns that whoever is renewed already stays covered by the policy that follows, with its days', async () => {
  const { employer, persons } = await renewing(5);
  const { token, policyId: policy_id } = employer;
  const found = async () =>
    dataOf(
      await world.call(token, forecast, {
        policy_id,
        change_type: 'off',
        leavers: [{ name: persons[0]!.name, idcard: persons[0]!.idcard } as never],
      }),
    );
  expect((await found()).list).toEqual([]);
  await renewed(employer, (await listed(employer)).policies);

  const { ok_count, list } = await found();

  expect(ok_count).toBe(1);
  expect(list.flatMap(({ verdicts }) => verdicts)).toMatchObject([
    {
      code: 'OFF_GOES_ON',
      level: 'warn',
      detail: { policy_no: expect.stringMatching(/-R1$/), from: '2026-04-01', to: '2026-04-30' },
    },
  ]);
});
