import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import { expect, it } from 'vitest';
import { insurerSaying } from '../../test/changes.ts';
import { aMove, movable, moved, movedAndSent, moveIssued, placesOf } from '../../test/moves.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, moment, openWorld, signedIn } from '../../test/world.ts';

const world = await openWorld();

it('B2 moves somebody to another company and work of a higher class, for the difference of the days that are left', async () => {
  const { employer, ids, there, higher } = await movable(world);
  const { token, policyId, companyId, enterpriseId } = employer;
  const before = await balances(world, enterpriseId);
  const moves = [aMove(ids[0]!, { work_company_id: there, occupation_id: higher })];

  const drafted = dataOf(await world.call(token, transfer, { policy_id: policyId, moves }));
  // 15 of 31 days of 42.00 go over, and those of 68.00 cost 12.58 more.
  expect(drafted).toMatchObject({
    status: 0,
    person_count: 1,
    premium_fen: 1_258,
    refund_fen: 0,
    start_date: '2026-03-17',
  });
  const { policy_change_id } = drafted;
  const seen = dataOf(await world.call(token, forecast, { policy_change_id }));
  expect(seen).toMatchObject({
    change_type: 'transfer',
    premium_fen: 1_258,
    refund_fen: 0,
    balance_after_fen: before['cash']! - 1_258,
    active_count: 4,
    active_after: 4,
    lines: [
      {
        work_company: '苏州分厂 10',
        leaver: { work_company: '华东电子厂', occupation_name: expect.any(String) },
        premium_fen: 1_258,
        carried_fen: 2_032,
        start_date: '2026-03-17',
        end_date: '2026-03-31',
      },
    ],
  });
  const agreed = { policy_change_id, forecast_hash: seen.forecast_hash! };
  expect(dataOf(await world.call(token, confirm, agreed))).toMatchObject({
    status: 30,
    lock_at: '2026-03-16 16:00:00',
    withheld_fen: 1_258,
  });
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);

  dataOf(await world.call(token, sendNow, { policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-9' }));

  const after = await balances(world, enterpriseId);
  expect([after['cash']! - before['cash']!, after['held']]).toEqual([-1_258, 0]);
  expect(dataOf(await world.call(token, readChange, { policy_change_id }))).toMatchObject({
    status: 50,
    charged_fen: 1_258,
    cover_from: '2026-03-17 00:00:00',
  });
  expect(dataOf(await world.call(token, listChangePersons, { policy_change_id }))).toMatchObject({
    transfer_count: 1,
    replace_count: 0,
    data: [
      {
        result: 1,
        charged_fen: 1_258,
        work_company: '苏州分厂 10',
        cover_from: '2026-03-17 00:00:00',
        leaver: { policy_person_id: ids[0], work_company: '华东电子厂', cover_until: '2026-03-17 00:00:00' },
      },
    ],
  });
  const places = await placesOf(world, enterpriseId);
  expect(places).toContainEqual({
    company_id: companyId,
    from: '2026-03-11',
    until: '2026-03-17',
    ended: 'moved',
    premium_fen: 2_845,
    refund_fen: 2_032,
  });
  expect(places).toContainEqual({
    company_id: there,
    from: '2026-03-17',
    until: '2026-04-01',
    ended: null,
    premium_fen: 3_290,
    refund_fen: 0,
  });
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('B2 gives the difference back to work of a lower class, once the insurer has issued it', async () => {
  const { employer, ids, higher } = await movable(world);
  const { enterpriseId, token, occupation_id } = employer;
  await moveIssued(world, employer, [aMove(ids[0]!, { occupation_id: higher })]);
  world.clock.set(moment('2026-03-20 10:00:00'));
  const present = { ...employer, token: await signedIn(world, employer) };
  const before = await balances(world, enterpriseId);
  const { rows } = await world.owner.query<{ id: number }>(
    'select max(policy_person_id) as id from policy_person where enterprise_id = $1',
    [enterpriseId],
  );

  const id = await movedAndSent(world, present, [aMove(rows[0]!.id, { occupation_id })]);
  expect(await balances(world, enterpriseId)).toEqual(before);
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-9' }));

  // 11 of 31 days, from the 21st on, at 26.00 a month less.
  const after = await balances(world, enterpriseId);
  expect(after['cash']! - before['cash']!).toBe(923);
  expect(dataOf(await world.call(present.token, readChange, { policy_change_id: id }))).toMatchObject({
    status: 50,
    premium_fen: 0,
    refund_fen: 923,
    charged_fen: -923,
  });
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
  expect(token).not.toBe(present.token);
});

it('B2 moves somebody to another company at the same work for nothing', async () => {
  const { employer, ids, there } = await movable(world);
  const before = await balances(world, employer.enterpriseId);

  const id = await moveIssued(world, employer, [aMove(ids[0]!, { work_company_id: there })]);

  expect(await balances(world, employer.enterpriseId)).toEqual(before);
  expect(dataOf(await world.call(employer.token, readChange, { policy_change_id: id }))).toMatchObject({
    status: 50,
    charged_fen: 0,
  });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 takes a transfer back: whoever was to move is covered where they were', async () => {
  const { employer, ids, there, higher } = await movable(world);
  const { enterpriseId } = employer;
  const before = [await placesOf(world, enterpriseId), await balances(world, enterpriseId)];
  const moves = [aMove(ids[1]!, { work_company_id: there, occupation_id: higher })];
  const { policy_change_id } = await moved(world, employer, moves);

  dataOf(await world.call(employer.token, remove, { policy_change_id }));

  const after = await placesOf(world, enterpriseId);
  expect([after.filter(({ from }) => from !== null), await balances(world, enterpriseId)]).toEqual(before);
  expect(after.find(({ from }) => from === null)).toMatchObject({ company_id: there, ended: 'withdrawn' });
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
  expect(await moved(world, employer, moves)).toMatchObject({ status: 30 });
});

it('B2 keeps those where they were whom the insurer will not have there, and moves the others', async () => {
  const { employer, ids, there, higher } = await movable(world);
  const { enterpriseId, token } = employer;
  const before = await balances(world, enterpriseId);
  const to = { work_company_id: there, occupation_id: higher };
  const policy_change_id = await movedAndSent(world, employer, [aMove(ids[0]!, to), aMove(ids[1]!, to)]);

  const failed = [{ row_no: 1, reason: '该单位不予承保' }];
  await world.settle(insurerSaying({ state: 'issued_part', endorse_no: 'E-9', failed }));

  expect(dataOf(await world.call(token, readChange, { policy_change_id }))).toMatchObject({
    status: 55,
    fail_count: 1,
    charged_fen: 1_258,
  });
  const after = await balances(world, enterpriseId);
  expect([after['cash']! - before['cash']!, after['held']]).toEqual([-1_258, 0]);
  const places = await placesOf(world, enterpriseId);
  expect(places.filter(({ ended }) => ended === 'moved')).toHaveLength(1);
  expect(places.filter(({ company_id, until }) => company_id === there && until !== null)).toHaveLength(1);
  expect(places.filter(({ until, ended }) => until === '2026-04-01' && ended === null)).toHaveLength(4);
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('B2 covers somebody there to the next midnight and here again from then, where the refusal comes late', async () => {
  const { employer, ids, there, higher } = await movable(world);
  const { enterpriseId, companyId } = employer;
  const before = await balances(world, enterpriseId);
  const to = { work_company_id: there, occupation_id: higher };
  const policy_change_id = await movedAndSent(world, employer, [aMove(ids[0]!, to)]);
  world.clock.set(moment('2026-03-18 09:00:00'));
  await world.settle(insurerSaying({ state: 'refused', reason: '该单位不予承保' }));

  const places = await placesOf(world, enterpriseId);
  const at = places.findIndex(({ ended }) => ended === 'moved');
  expect(places.slice(at, at + 3)).toMatchObject([
    { company_id: companyId, from: '2026-03-11', until: '2026-03-17', premium_fen: 2_845, refund_fen: 2_032 },
    { company_id: there, from: '2026-03-17', until: '2026-03-19', ended: 'refused', premium_fen: 271 },
    { company_id: companyId, from: '2026-03-19', until: '2026-04-01', ended: null, premium_fen: 1_761 },
  ]);
  expect(await balances(world, enterpriseId)).toEqual(before);
  const token = await signedIn(world, employer);
  expect(dataOf(await world.call(token, readChange, { policy_change_id }))).toMatchObject({
    status: 60,
    charged_fen: 0,
  });
  expect(dataOf(await world.call(token, listChangePersons, { policy_change_id }))).toMatchObject({
    data: [{ result: 2, charged_fen: 0, leaver: { cover_until: '2026-04-01 00:00:00' } }],
  });
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});
