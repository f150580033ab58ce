import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { expect, it } from 'vitest';
import { anEnterprise, balances, dataOf, occupationId, openWorld } from '../../test/world.ts';

const world = await openWorld();

it('B2 drafts, prices, confirms, sends and insures one worker, and the money follows', async () => {
  const { token, policyId, companyId, enterpriseId } = await anEnterprise(world);
  const occupation_id = await occupationId(world, 'MFG04');

  const drafted = dataOf(
    await world.call(token, add, {
      policy_id: policyId,
      persons: [{ name: '李伟', idcard: '110101199003070011', work_company_id: companyId, occupation_id }],
    }),
  );
  const { policy_change_id } = drafted;
  const seen = dataOf(await world.call(token, forecast, { policy_change_id }));
  // 42.00 yuan for March: 21 of 31 days from the 11th.
  expect(seen).toMatchObject({ start_date: '2026-03-11', premium_fen: 2845, balance_after_fen: 997_155 });

  const confirmed = dataOf(
    await world.call(token, confirm, { policy_change_id, forecast_hash: seen.forecast_hash! }),
  );
  expect(confirmed).toMatchObject({ status: 30, withheld_fen: 2845, lock_at: '2026-03-10 16:00:00' });
  expect(await balances(world, enterpriseId)).toMatchObject({ cash: 997_155, held: 2845 });

  dataOf(await world.call(token, sendNow, { policy_change_id }));
  world.clock.set(new Date('2026-03-10T02:01:00Z'));
  await world.settle();

  expect(dataOf(await world.call(token, readChange, { policy_change_id }))).toMatchObject({
    status: 50,
    charged_fen: 2845,
  });
  expect(await balances(world, enterpriseId)).toMatchObject({ cash: 997_155, held: 0, premium_out: 2845 });
  const persons = dataOf(await world.call(token, listChangePersons, { policy_change_id }));
  expect(persons.data).toMatchObject([{ name: '李伟', idcard: '110***********0011', cover_status: 10 }]);
});
