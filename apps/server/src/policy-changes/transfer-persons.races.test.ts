import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import { expect, it } from 'vitest';
import {
  anEmployer,
  coverIds,
  type Employer,
  insurerSaying,
  submitted,
  workers,
} from '../../test/changes.ts';
import { aMove, anotherCompany, faultsOfMoves, movable, moved, placesOf } from '../../test/moves.ts';
import { coveringBy } from '../../test/pairs.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

async function pricedMove({ token, policyId: policy_id }: Employer, id: number, work_company_id: number) {
  const moves = [aMove(id, { work_company_id })];
  const { policy_change_id } = dataOf(await world.call(token, transfer, { policy_id, moves }));
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  return { policy_change_id, forecast_hash: forecast_hash! };
}

const disable = (company_id: number) =>
  world.owner.query('update work_company set status = 40 where company_id = $1', [company_id]);

it('B2 moves nobody to a company that is disabled before it is confirmed', async () => {
  const { employer, ids, there } = await movable(world);
  const agreed = await pricedMove(employer, ids[0]!, there);
  const before = [await placesOf(world, employer.enterpriseId), await balances(world, employer.enterpriseId)];

  await disable(there);

  expect(refusedOf(await world.call(employer.token, confirm, agreed))).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: { list: [{ reason: 'WC_DISABLED' }] },
  });
  expect([
    await placesOf(world, employer.enterpriseId),
    await balances(world, employer.enterpriseId),
  ]).toEqual(before);
});

it('B2 moves somebody or nobody to a company that is disabled at the same moment', async () => {
  const { employer, ids, there } = await movable(world);
  const agreed = await pricedMove(employer, ids[0]!, there);

  const [answer] = await Promise.all([world.call(employer.token, confirm, agreed), disable(there)]);

  const went = (await placesOf(world, employer.enterpriseId)).filter(
    ({ company_id }) => company_id === there,
  );
  expect(went).toHaveLength(answer.code === 1 ? 1 : 0);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 does one of two things that are confirmed for somebody at the same moment', async () => {
  const { employer, ids, there } = await movable(world, 5);
  const { token, policyId: policy_id } = employer;
  const leave = { policy_id, policy_person_ids: [ids[0]!] };
  const { policy_change_id } = dataOf(await world.call(token, off, leave));
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  const changes = [
    { policy_change_id, forecast_hash: forecast_hash! },
    await pricedMove(employer, ids[0]!, there),
    await pricedMove(employer, ids[0]!, there),
  ];

  const answers = await Promise.all(changes.map((change) => world.call(token, confirm, change)));

  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  for (const answer of answers.filter(({ code }) => code !== 1))
    expect(['ROWS_REFUSED', 'ROWS_MOVED']).toContain(refusedOf(answer).reason);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 confirms a second before the cut-off, and not at it', async () => {
  const { employer, ids, there } = await movable(world);
  const confirmedAt = async (at: string, id: number) => {
    world.clock.set(moment('2026-03-16 15:50:00'));
    const present = { ...employer, token: await signedIn(world, employer) };
    const agreed = await pricedMove(present, id, there);
    world.clock.set(moment(at));
    return world.call(present.token, confirm, agreed);
  };

  expect(dataOf(await confirmedAt('2026-03-16 15:59:59', ids[0]!))).toMatchObject({ status: 30 });
  expect(refusedOf(await confirmedAt('2026-03-16 16:00:00', ids[1]!))).toMatchObject({
    reason: 'CUTOFF_PASSED',
    detail: { earliest_start_date: '2026-03-18' },
  });
});

it('B2 takes a transfer back until it locks, and not while another change ends what it opened', async () => {
  const { employer, ids, there } = await movable(world, 5);
  const { token, policyId: policy_id } = employer;
  const ended = await moved(world, employer, [aMove(ids[0]!, { work_company_id: there })]);
  const came = (await coverIds(world, employer)).find((id) => !ids.includes(id))!;
  const free = await moved(world, employer, [aMove(ids[1]!, { work_company_id: there })]);
  dataOf(await world.call(token, off, { policy_id, policy_person_ids: [came], draft: 0 }));
  const undo = async (policy_change_id: number) =>
    world.call(await signedIn(world, employer), remove, { policy_change_id });

  expect(refusedOf(await undo(ended.policy_change_id))).toMatchObject({ reason: 'ENDED_ELSEWHERE' });
  world.clock.set(moment('2026-03-16 16:00:00'));
  expect(refusedOf(await undo(free.policy_change_id))).toMatchObject({ reason: 'UNDO_CLOSED' });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 moves nobody on whose move the insurer has not answered', async () => {
  const { employer, ids, there, higher } = await movable(world);
  const { policy_change_id } = await moved(world, employer, [aMove(ids[0]!, { work_company_id: there })]);
  const came = (await coverIds(world, employer)).find((id) => !ids.includes(id))!;
  const on = aMove(came, { occupation_id: higher });

  expect(await faultsOfMoves(world, employer, [on])).toEqual([['TRANSFER_PENDING']]);

  dataOf(await world.call(employer.token, sendNow, { policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-9' }));
  expect(await moved(world, employer, [on])).toMatchObject({ status: 30 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 moves nobody whom the insurer then does not insure', async () => {
  const employer = await anEmployer(world);
  const there = await anotherCompany(world, employer);
  const opened = await submitted(world, employer, workers(employer, 3));
  const ids = await coverIds(world, employer);
  const { policy_change_id } = await moved(world, employer, [aMove(ids[0]!, { work_company_id: there })]);
  for (const id of [opened.policy_change_id, policy_change_id])
    dataOf(await world.call(employer.token, sendNow, { policy_change_id: id }));

  const says = insurerSaying(
    { state: 'refused', reason: '不予承保' },
    { state: 'issued', endorse_no: 'E-2' },
  );
  await world.settle(says);
  world.clock.set(moment('2026-03-10 10:30:00'));
  await world.settle(says);

  expect(dataOf(await world.call(employer.token, readChange, { policy_change_id }))).toMatchObject({
    status: 60,
    fail_count: 1,
    charged_fen: 0,
  });
  expect((await placesOf(world, employer.enterpriseId)).map(({ ended }) => ended)).toEqual(
    Array(4).fill('refused'),
  );
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it.each([
  ['2026-03-16 15:00:00', '2026-03-17'],
  ['2026-03-18 09:00:00', '2026-03-19'],
])('B2 lets both places meet where a plan that binds on issue is issued at %s', async (issued_at, meets) => {
  const { employer, ids } = await coveringBy(world, 'GA-A', { to: '2027-02-28' });
  const there = await anotherCompany(world, employer);
  const { policy_change_id } = await moved(world, employer, [aMove(ids[0]!, { work_company_id: there })]);
  dataOf(await world.call(employer.token, sendNow, { policy_change_id }));
  world.clock.set(moment(issued_at));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-9' }));

  const places = await placesOf(world, employer.enterpriseId);
  const left = places.find(({ ended }) => ended === 'moved')!;
  const came = places.find(({ company_id }) => company_id === there)!;
  expect([left.until, came.from, came.premium_fen]).toEqual([meets, meets, left.refund_fen]);
  const late = await signedIn(world, employer);
  expect(dataOf(await world.call(late, readChange, { policy_change_id }))).toMatchObject({
    status: 50,
    charged_fen: 0,
  });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});
