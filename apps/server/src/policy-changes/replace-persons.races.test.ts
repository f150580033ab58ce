import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { expect, it } from 'vitest';
import {
  anEmployer,
  coverIds,
  covering,
  type Employer,
  insurerSaying,
  submitted,
  workers,
} from '../../test/changes.ts';
import { aPair, aPlan, coveringBy, spansOf, swapped } from '../../test/pairs.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

async function pricedSwap({ token, policyId, ...employer }: Employer, id: number) {
  const pairs = [aPair({ token, policyId, ...employer }, id)];
  const { policy_change_id } = dataOf(await world.call(token, replace, { policy_id: policyId, pairs }));
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  return { policy_change_id, forecast_hash: forecast_hash! };
}

it('B2 gives a seat to one of two who are confirmed for it at the same moment', async () => {
  const { employer, ids } = await covering(world, 4);
  const changes = [await pricedSwap(employer, ids[0]!), await pricedSwap(employer, ids[0]!)];

  const answers = await Promise.all(changes.map((change) => world.call(employer.token, confirm, change)));

  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(['ROWS_REFUSED', 'ROWS_MOVED']).toContain(refusedOf(answers.find(({ code }) => code === 0)!).reason);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 gives the last free replacement of a policy to one of two who are confirmed at the same moment', async () => {
  const { employer, ids } = await coveringBy(
    world,
    await aPlan(world, { replace_mode: 'PER_POLICY_MONTH', replace_limit: 1 }),
  );
  const changes = [await pricedSwap(employer, ids[0]!), await pricedSwap(employer, ids[1]!)];

  const answers = await Promise.all(changes.map((change) => world.call(employer.token, confirm, change)));

  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(refusedOf(answers.find(({ code }) => code === 0)!).reason).toBe('ROWS_REFUSED');
  expect(
    (await spansOf(world, employer.enterpriseId)).filter(({ ended }) => ended === 'replaced'),
  ).toHaveLength(1);
});

it('B2 does not replace somebody who is just being removed, nor remove somebody who is just being replaced', async () => {
  const { employer, ids } = await covering(world, 5);
  const { token, policyId: policy_id } = employer;
  dataOf(await world.call(token, off, { policy_id, policy_person_ids: [ids[0]!], draft: 0 }));
  await swapped(world, employer, [aPair(employer, ids[1]!)]);

  for (const answer of [
    await world.call(token, replace, { policy_id, pairs: [aPair(employer, ids[0]!)] }),
    await world.call(token, off, { policy_id, policy_person_ids: [ids[1]!] }),
  ])
    expect(refusedOf(answer)).toMatchObject({ detail: { list: [{ reason: 'ALREADY_PENDING_OFF' }] } });
});

it('B2 does not take a replacement back whose newcomer another change removes', async () => {
  const { employer, ids } = await covering(world, 4);
  const { token, policyId: policy_id } = employer;
  const { policy_change_id } = await swapped(world, employer, [aPair(employer, ids[0]!)]);
  const newcomer = (await coverIds(world, employer)).find((id) => !ids.includes(id))!;
  dataOf(await world.call(token, off, { policy_id, policy_person_ids: [newcomer], draft: 0 }));

  expect(refusedOf(await world.call(token, remove, { policy_change_id }))).toMatchObject({
    reason: 'ENDED_ELSEWHERE',
  });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 puts nobody in the seat of somebody whom the insurer then does not insure', async () => {
  const employer = await anEmployer(world);
  const opened = await submitted(world, employer, workers(employer, 3));
  const ids = await coverIds(world, employer);
  const { policy_change_id } = await swapped(world, employer, [aPair(employer, ids[0]!)]);
  for (const id of [opened.policy_change_id, policy_change_id])
    dataOf(await world.call(employer.token, sendNow, { policy_change_id: id }));

  await world.settle(
    insurerSaying({ state: 'refused', reason: '不予承保' }, { state: 'issued', endorse_no: 'E-2' }),
  );
  world.clock.set(moment('2026-03-10 10:30:00'));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-2' }));

  expect(dataOf(await world.call(employer.token, readChange, { policy_change_id }))).toMatchObject({
    status: 60,
    fail_count: 1,
    charged_fen: 0,
  });
  const spans = await spansOf(world, employer.enterpriseId);
  expect(spans.filter(({ ended }) => ended === 'refused')).toHaveLength(4);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it.each([
  ['2026-03-16 15:00:00', '2026-03-17', 365],
  ['2026-03-18 09:00:00', '2026-03-19', 365],
])(
  'B2 lets the two sides meet where a plan that binds on issue is issued at %s',
  async (issued_at, meets) => {
    const { employer, ids } = await coveringBy(world, 'GA-A', { to: '2027-02-28' });
    const pair = aPair(employer, ids[0]!);
    const { policy_change_id } = await swapped(world, employer, [pair]);
    dataOf(await world.call(employer.token, sendNow, { policy_change_id }));
    world.clock.set(moment(issued_at));
    await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-9' }));

    const spans = await spansOf(world, employer.enterpriseId);
    const left = spans.find(({ ended }) => ended === 'replaced')!;
    const came = spans.find(({ name }) => name === pair.name)!;
    expect([left.until, came.from]).toEqual([meets, meets]);
    expect(came.premium_fen).toBe(left.refund_fen);
    const late = await signedIn(world, employer);
    expect(dataOf(await world.call(late, readChange, { policy_change_id }))).toMatchObject({
      status: 50,
      charged_fen: 0,
    });
    expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  },
);
