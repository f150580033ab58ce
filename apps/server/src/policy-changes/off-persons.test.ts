import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { listForOff } from '@app/contract/persons';
import { expect, it } from 'vitest';
import {
  anEmployer,
  aWorker,
  type Employer,
  insurerSaying,
  issued,
  submitted,
  workers,
  covering,
  coverIds,
} from '../../test/changes.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { aUser, balances, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

it('B2 takes somebody off from the next day, with what the days that are left cost', async () => {
  const { employer, ids } = await covering(world, 5);
  const { token, policyId } = employer;
  const before = await balances(world, employer.enterpriseId);

  const drafted = dataOf(await world.call(token, off, { policy_id: policyId, policy_person_ids: [ids[0]!] }));
  expect(drafted).toMatchObject({
    status: 0,
    person_count: 1,
    start_date: '2026-03-17',
    last_covered_date: '2026-03-16',
    refund_mode: 'PRO_RATA',
    min_persons_ok: 1,
  });
  const { policy_change_id } = drafted;
  const seen = dataOf(await world.call(token, forecast, { policy_change_id }));
  // 42.00 a month; paid 28.45 for 11 to 31 March, the 6 days to the 16th cost 8.13.
  expect(seen).toMatchObject({
    change_type: 'off',
    premium_fen: 0,
    refund_fen: 2_845 - 813,
    active_count: 5,
    active_after: 4,
    start_date: '2026-03-17',
    companies: [{ person_count: 1, premium_fen: 0, refund_fen: 2_845 - 813 }],
  });
  const done = dataOf(
    await world.call(token, confirm, { policy_change_id, forecast_hash: seen.forecast_hash! }),
  );
  expect(done).toMatchObject({ status: 30, lock_at: '2026-03-16 16:00:00', refund_fen: 2_032 });
  expect(await balances(world, employer.enterpriseId)).toEqual(before);

  dataOf(await world.call(token, sendNow, { policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-9' }));
  const { cash, held, premium_out } = await balances(world, employer.enterpriseId);
  expect([cash! - before['cash']!, held, premium_out! - before['premium_out']!]).toEqual([2_032, 0, -2_032]);
  expect(dataOf(await world.call(token, readChange, { policy_change_id }))).toMatchObject({
    status: 50,
    change_type: 'off',
    refund_fen: 2_032,
    charged_fen: -2_032,
  });
  const { data } = dataOf(await world.call(token, listChangePersons, { policy_change_id }));
  expect(data).toMatchObject([
    {
      result: 1,
      refund_fen: 2_032,
      charged_fen: -2_032,
      cover_until: '2026-03-17 00:00:00',
      cover_status: 25,
    },
  ]);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 puts cover back when a removal is undone, and takes the same person off again', async () => {
  const { employer, ids } = await covering(world, 4);
  const { token, policyId } = employer;
  const removal = async () =>
    dataOf(
      await world.call(token, off, {
        policy_id: policyId,
        policy_person_ids: [ids[0]!],
        draft: 0,
        confirm_warnings: ['DUPLICATE_SUBMIT'],
      }),
    );

  const first = await removal();
  expect(dataOf(await world.call(token, listForOff, { policy_id: policyId })).total).toBe(3);
  dataOf(await world.call(token, remove, { policy_change_id: first.policy_change_id }));
  const { data } = dataOf(await world.call(token, listForOff, { policy_id: policyId }));
  expect(data.map(({ end_date }) => end_date)).toEqual(Array(4).fill('2026-03-31'));

  const again = await removal();
  expect(again).toMatchObject({ status: 30, refund_fen: first.refund_fen });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 cancels a cover that has not begun, and gives all of it back', async () => {
  const { employer, ids, premium_fen } = await covering(world, 4, '2026-03-10 11:00:00');
  const { token, policyId, enterpriseId } = employer;

  const done = dataOf(
    await world.call(token, off, { policy_id: policyId, policy_person_ids: [ids[0]!], draft: 0 }),
  );
  expect(done).toMatchObject({ refund_fen: premium_fen / 4, last_covered_date: null });
  dataOf(await world.call(token, sendNow, { policy_change_id: done.policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-9' }));

  const { data } = dataOf(
    await world.call(token, listChangePersons, { policy_change_id: done.policy_change_id }),
  );
  expect(data).toMatchObject([{ cover_from: null, cover_status: 70, charged_fen: -premium_fen / 4 }]);
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('B2 leaves cover as it was where the insurer refuses a removal, also after its day', async () => {
  const { employer, ids } = await covering(world, 5);
  const { token, policyId, enterpriseId } = employer;
  const { policy_change_id } = dataOf(
    await world.call(token, off, { policy_id: policyId, policy_person_ids: ids.slice(0, 2), draft: 0 }),
  );
  dataOf(await world.call(token, sendNow, { policy_change_id }));
  world.clock.set(moment('2026-03-18 09:00:00'));
  const failed = [{ row_no: 1, reason: '理赔处理中' }];
  await world.settle(insurerSaying({ state: 'issued_part', endorse_no: 'E-9', failed }));

  const late = await signedIn(world, employer);
  const { data } = dataOf(await world.call(late, listChangePersons, { policy_change_id }));
  expect(data).toMatchObject([
    { result: 2, cover_until: '2026-04-01 00:00:00', cover_status: 20, charged_fen: 0 },
    { result: 1, cover_until: '2026-03-17 00:00:00', cover_status: 40, charged_fen: -2_032 },
  ]);
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('B2 names whoever cannot be taken off, and drafts nothing', async () => {
  const { employer, persons } = await covering(world, 4);
  const { token, policyId } = employer;
  const [known] = persons;
  const named = (row: object) =>
    world.call(token, off, { policy_id: policyId, persons: [row as never] }).then((answer) => {
      const refused = refusedOf(answer);
      return refused.reason === 'ROWS_REFUSED'
        ? refused.detail.list.map(({ reason }) => reason)
        : refused.reason;
    });

  expect(await named({ name: '无此人' })).toEqual(['NOT_INSURED']);
  expect(await named({ name: known!.name, start_date: '2026-03-16' })).toEqual(['OFF_DATE_EARLY']);
  expect(await named({ name: known!.name, start_date: '2026-04-01' })).toEqual(['OFF_DATE_LATE']);
  expect(await named({ name: '', idcard: aWorker(employer).idcard })).toEqual(['NOT_INSURED']);
  dataOf(await world.call(token, off, { policy_id: policyId, persons: [{ name: known!.name }], draft: 0 }));
  expect(await named({ name: known!.name })).toEqual(['ALREADY_PENDING_OFF']);
});

it('B2 finds a leaver by number, by name, and by name and the last four characters', async () => {
  const employer = await anEmployer(world);
  const [one, other, third, fourth] = workers(employer, 4);
  const twins = [one!, { ...other!, name: one!.name }, third!, fourth!];
  await issued(world, employer, twins);
  const { token, policyId } = employer;
  const named = (row: object) =>
    world
      .call(token, forecast, { policy_id: policyId, change_type: 'off', leavers: [row as never] })
      .then(dataOf);

  expect(await named({ idcard: other!.idcard })).toMatchObject({ ok_count: 1 });
  expect((await named({ name: one!.name })).list).toMatchObject([{ reason: 'AMBIGUOUS' }]);
  expect(await named({ name: one!.name, idcard: other!.idcard.slice(-4) })).toMatchObject({ ok_count: 1 });
  expect(await named({ name: third!.name })).toMatchObject({ ok_count: 1 });
  expect(await named({ name: one!.name, idcard: '0000' })).toMatchObject({ ok_count: 0 });
});

it('B2 does not leave fewer on a policy than its plan insures at least', async () => {
  const { employer, ids } = await covering(world, 4);
  const { token, policyId } = employer;

  const refused = refusedOf(
    await world.call(token, off, { policy_id: policyId, policy_person_ids: ids.slice(0, 2), draft: 0 }),
  );
  expect(refused).toMatchObject({ reason: 'MIN_PERSONS', detail: { min_persons: 3, left: 2 } });
  expect(dataOf(await world.call(token, listForOff, { policy_id: policyId })).total).toBe(4);
});

it('B2 does not take an addition back whose persons another change removes', async () => {
  const employer = await anEmployer(world);
  const { token, policyId } = employer;
  await issued(world, employer, workers(employer, 3));
  const adding = await issuedLater(employer);
  const ids = await coverIds(world, employer);

  const { change_no } = dataOf(
    await world.call(token, off, { policy_id: policyId, policy_person_ids: [adding.ids[0]!], draft: 0 }),
  );
  expect(ids).toContain(adding.ids[0]);
  expect(
    refusedOf(await world.call(token, remove, { policy_change_id: adding.policy_change_id })),
  ).toMatchObject({ reason: 'ENDED_ELSEWHERE', detail: { change_no } });
});

/** One more person, confirmed and not sent yet. */
async function issuedLater(employer: Employer) {
  const before = await coverIds(world, employer);
  const change = await submitted(world, employer);
  const ids = (await coverIds(world, employer)).filter((id) => !before.includes(id));
  return { ...change, ids };
}

it('B2 does not find the policy or the persons of a stranger', async () => {
  const { employer, ids } = await covering(world, 4);
  const stranger = await anEmployer(world);
  const theirs = await signedIn(world, stranger);

  expect(
    refusedOf(await world.call(theirs, off, { policy_id: employer.policyId, policy_person_ids: ids })),
  ).toMatchObject({ reason: 'NOT_FOUND' });
  expect(
    refusedOf(await world.call(theirs, off, { policy_id: stranger.policyId, policy_person_ids: ids })),
  ).toMatchObject({ reason: 'ROWS_REFUSED' });
});

it('P3 drafts a removal with the key of adding, and confirms it only with that of confirming', async () => {
  const { employer, ids } = await covering(world, 4);
  const { token } = await aUser(world, employer.enterpriseId, ['policy_change/import']);

  const policy_person_ids = [ids[0]!];
  const input = { policy_id: employer.policyId, policy_person_ids };
  expect(refusedOf(await world.call(token, off, { ...input, draft: 0 }))).toMatchObject({
    reason: 'FORBIDDEN',
  });
  expect(dataOf(await world.call(token, off, input))).toMatchObject({ status: 0 });
});
