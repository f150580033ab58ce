import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, priced, submitted } from '../../test/changes.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

it('B2 B3 confirms nothing past a warning that arose after the forecast, and all once it was seen', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const other = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-A',
    policy_no: `S-${employer.enterpriseId}`,
    start_date: day('2026-03-01'),
    end_date: day('2026-03-31'),
  });
  const [twice, once] = [aWorker(employer), aWorker(employer)];
  const { policy_change_id, forecast_hash } = await priced(world, employer, [twice, once]);
  await submitted(world, { ...employer, policyId: other }, [twice]);

  const refused = refusedOf(await world.call(token, confirm, { policy_change_id, forecast_hash }));

  expect(refused).toMatchObject({
    reason: 'WARNINGS_NEW',
    detail: { row_count: 1, list: [{ row_no: 1, reason: 'DUP_OTHER' }] },
  });
  expect(refused.detail).toMatchObject({ list_str: expect.stringContaining(twice.name) });
  const seen = dataOf(await world.call(token, forecast, { policy_change_id }));
  expect(seen.list).toMatchObject([{ reason: 'DUP_OTHER' }]);
  dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash: seen.forecast_hash! }));
});
