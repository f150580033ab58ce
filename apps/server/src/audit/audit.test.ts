import { remove } from '@app/contract/policy-changes/delete-change';
import { expect, it } from 'vitest';
import { anEmployer, drafted } from '../../test/changes.ts';
import { dataOf, openWorld } from '../../test/world.ts';

const world = await openWorld();

it('T21 keeps an ID number and a mobile that someone typed as a reason out of the chain', async () => {
  const customer = await anEmployer(world);
  const policy_change_id = await drafted(world, customer);
  const reason = '110101199003070011 李伟 13812345678 不来了, 保单 202611000000123456789';

  dataOf(await world.call(customer.token, remove, { policy_change_id, reason }));

  const { rows } = await world.owner.query<{ detail: string }>(
    "select detail from audit_line where enterprise_id = $1 and action = 'deleted'",
    [customer.enterpriseId],
  );
  expect(JSON.parse(rows[0]!.detail)).toMatchObject({
    reason: '# 李伟 # 不来了, 保单 202611000000123456789',
  });
});
