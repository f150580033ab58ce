import { checkOff } from '@app/contract/policy-changes/check-off';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { expect, it } from 'vitest';
import {
  anEmployer,
  type Employer,
  insurerSaying,
  issued,
  sent,
  workers,
  coverIds,
} from '../../test/changes.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { aUser, balances, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

async function covering(count: number, plan_code = 'EL-B', to = '2026-03-31') {
  const employer = await anEmployer(world, { plan_code, to });
  await issued(world, employer, workers(employer, count));
  return { employer, ids: await coverIds(world, employer) };
}

async function pricedOff({ token, policyId }: Employer, ids: readonly number[]) {
  const { policy_change_id } = dataOf(
    await world.call(token, off, {
      policy_id: policyId,
      policy_person_ids: [...ids],
      confirm_warnings: ['DUPLICATE_SUBMIT'],
    }),
  );
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  return { policy_change_id, forecast_hash: forecast_hash! };
}

it('B2 takes somebody off once, of two changes that are confirmed at the same moment', async () => {
  const { employer, ids } = await covering(5);
  const changes = [await pricedOff(employer, ids.slice(0, 1)), await pricedOff(employer, ids.slice(0, 2))];

  const answers = await Promise.all(changes.map((change) => world.call(employer.token, confirm, change)));

  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  const refused = refusedOf(answers.find(({ code }) => code === 0)!);
  expect(['ROWS_REFUSED', 'ROWS_MOVED']).toContain(refused.reason);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 confirms a removal a second before the cut-off, and says the next day a second after', async () => {
  const { employer, ids } = await covering(4);
  world.clock.set(moment('2026-03-12 15:55:00'));
  const present = { ...employer, token: await signedIn(world, employer) };
  const [early, late] = [
    await pricedOff(present, ids.slice(0, 1)),
    await pricedOff(present, ids.slice(0, 1)),
  ];

  world.clock.set(moment('2026-03-12 16:00:00'));
  expect(refusedOf(await world.call(present.token, confirm, late))).toMatchObject({
    reason: 'CUTOFF_PASSED',
    detail: { earliest_start_date: '2026-03-14' },
  });
  world.clock.set(moment('2026-03-12 15:59:59'));
  expect(dataOf(await world.call(present.token, confirm, early))).toMatchObject({ status: 30 });
});

it('B2 sends a removal only when the addition that it ends has been answered', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 3));
  const before = await coverIds(world, employer);
  const adding = await sent(world, employer);
  const [joining] = (await coverIds(world, employer)).filter((id) => !before.includes(id));
  const { token, policyId } = employer;
  const removal = dataOf(
    await world.call(token, off, { policy_id: policyId, policy_person_ids: [joining!], draft: 0 }),
  );
  dataOf(await world.call(token, sendNow, { policy_change_id: removal.policy_change_id }));
  const statusOf = async (policy_change_id: number) =>
    dataOf(await world.call(token, readChange, { policy_change_id })).status;

  await world.settle(insurerSaying({ state: 'pending' }));
  expect([await statusOf(adding.policy_change_id), await statusOf(removal.policy_change_id)]).toEqual([
    40, 40,
  ]);

  world.clock.set(moment('2026-03-10 10:30:00'));
  const issuing = { state: 'issued', endorse_no: 'E-9' } as const;
  // The removal may leave in the same run, once the addition has its answer.
  await world.settle(insurerSaying({ state: 'refused', reason: '不予承保' }, issuing));
  world.clock.set(moment('2026-03-10 11:30:00'));
  await world.settle(insurerSaying(issuing));

  const later = await signedIn(world, employer);
  const { data } = dataOf(
    await world.call(later, listChangePersons, { policy_change_id: removal.policy_change_id }),
  );
  expect(data).toMatchObject([{ result: 2, charged_fen: 0, cover_status: 80 }]);
  expect(data[0]!.error_msg).toMatch(/had refused the cover/);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it.each([
  ['GA-A', 'SHORT_RATE', '2027-02-28'],
  ['EL-D', 'NONE_AFTER_START', '2026-03-31'],
])('B2 gives back by the rule of its plan: %s by %s', async (plan_code, refund_mode, to) => {
  const { employer, ids } = await covering(4, plan_code, to);
  world.clock.set(moment('2026-03-20 10:00:00'));
  const token = await signedIn(world, employer);
  const before = await balances(world, employer.enterpriseId);
  const removal = dataOf(
    await world.call(token, off, {
      policy_id: employer.policyId,
      policy_person_ids: ids.slice(0, 1),
      draft: 0,
    }),
  );
  expect(removal.refund_mode).toBe(refund_mode);
  expect(removal.refund_fen > 0).toBe(refund_mode === 'SHORT_RATE');

  dataOf(await world.call(token, sendNow, { policy_change_id: removal.policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-9' }));

  const after = await balances(world, employer.enterpriseId);
  expect(after['cash']! - before['cash']!).toBe(removal.refund_fen);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 warns before a removal of what is worth a look, and of nobody of a stranger', async () => {
  const { employer, ids } = await covering(4);
  world.clock.set(moment('2026-03-12 10:00:00'));
  const token = await signedIn(world, employer);
  const input = { policy_id: employer.policyId, policy_person_ids: ids.slice(0, 2) };

  const warnings = dataOf(await world.call(token, checkOff, input));
  expect(warnings.map(({ code, count }) => [code, count])).toEqual([
    ['MIN_PERSONS', 2],
    ['JUST_ADDED', 2],
  ]);
  const stranger = await anEmployer(world);
  expect(refusedOf(await world.call(await signedIn(world, stranger), checkOff, input)).reason).toBe(
    'NOT_FOUND',
  );
  const { token: reader } = await aUser(world, employer.enterpriseId, ['policy/export']);
  expect(refusedOf(await world.call(reader, checkOff, input)).reason).toBe('FORBIDDEN');
});

it.each([
  ['cut in the past', `cover = tstzrange(lower(cover), now() - interval '1 day'), cut_at = now()`],
  ['cut without a moment', `cover = tstzrange(lower(cover), upper(cover) - interval '1 day')`],
  ['begun earlier than planned', `planned_from = planned_from - interval '1 day'`],
  ['planned to end later', `planned_until = planned_until + interval '1 day'`],
  ['taken back when it has begun', `cover = 'empty', ended = 'off', cut_at = now() + interval '1 day'`],
])('T07 is refused by the database: cover that is %s', async (_, change) => {
  const { ids } = await covering(1);
  const client = await world.owner.connect();
  try {
    await client.query('begin');
    const attempt = client.query(`update policy_person set ${change} where policy_person_id = $1`, [ids[0]]);
    await expect(attempt).rejects.toThrow(/cover|check constraint/);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
