import { expect, it } from 'vitest';
import { anEmployer } from '../../test/changes.ts';
import { asServer } from '../../test/statements.ts';
import { openWorld } from '../../test/world.ts';

const world = await openWorld();

/** Opens what follows a policy, as the server does. */
const follow = (enterpriseId: number, policy_id: number, version: string) =>
  asServer(
    world,
    enterpriseId as never,
    `select app.open_following_policy(${policy_id}, (${version}), '2026-04-30', '2026-03-25')`,
  );

const latestOf = (plan_code: string) =>
  `select v.plan_version_id from plan_version v join plan p using (plan_id) where p.plan_code = '${plan_code}' order by version desc limit 1`;

it('T01 B4 the database opens the policy that follows one of the same plan and the same enterprise, once', async () => {
  const [own, other] = [await anEmployer(world), await anEmployer(world)];

  await follow(own.enterpriseId, own.policyId, latestOf('EL-B'));

  const { rows } = await world.owner.query(
    `select policy_no, start_date::text, end_date::text, status from policy where enterprise_id = $1 and follows_policy_id = $2`,
    [own.enterpriseId, own.policyId],
  );
  expect(rows).toEqual([
    {
      policy_no: expect.stringMatching(/-R1$/),
      start_date: '2026-04-01',
      end_date: '2026-04-30',
      status: 10,
    },
  ]);
  await expect(follow(own.enterpriseId, own.policyId, latestOf('EL-B'))).rejects.toThrow(
    'a_policy_is_followed_once',
  );
  const refused = 'is followed by none of this plan';
  await expect(follow(own.enterpriseId, other.policyId, latestOf('EL-B'))).rejects.toThrow(refused);
  await expect(follow(other.enterpriseId, other.policyId, latestOf('EL-A'))).rejects.toThrow(refused);
});
