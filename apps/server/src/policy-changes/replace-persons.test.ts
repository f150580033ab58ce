import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { expect, it } from 'vitest';
import { covering, insurerSaying } from '../../test/changes.ts';
import { aPair, spansOf, swapIssued, swapped } from '../../test/pairs.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

it('B2 puts somebody in the seat of another, for nothing and without a day between them', async () => {
  const { employer, ids, persons } = await covering(world, 4);
  const { token, policyId, enterpriseId } = employer;
  const before = await balances(world, enterpriseId);
  const pair = aPair(employer, ids[0]!);

  const drafted = dataOf(await world.call(token, replace, { policy_id: policyId, pairs: [pair] }));
  expect(drafted).toMatchObject({
    status: 0,
    person_count: 1,
    premium_fen: 0,
    start_date: '2026-03-17',
    free_used: 1,
    free_left: 3,
  });
  const { policy_change_id } = drafted;
  const seen = dataOf(await world.call(token, forecast, { policy_change_id }));
  // 42.00 a month; of 28.45 paid for 11 to 31 March the days from the 17th cost 20.32, which go over.
  expect(seen).toMatchObject({
    change_type: 'replace',
    premium_fen: 0,
    refund_fen: 0,
    active_count: 4,
    active_after: 4,
    lines: [
      {
        name: pair.name,
        leaver: { name: expect.any(String) },
        premium_fen: 0,
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
    withheld_fen: 0,
  });
  expect(await balances(world, enterpriseId)).toEqual(before);
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);

  dataOf(await world.call(token, sendNow, { policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-9' }));
  expect(await balances(world, enterpriseId)).toEqual(before);
  expect(dataOf(await world.call(token, readChange, { policy_change_id }))).toMatchObject({
    status: 50,
    charged_fen: 0,
    cover_from: '2026-03-17 00:00:00',
  });
  const listed = dataOf(await world.call(token, listChangePersons, { policy_change_id }));
  const leaver = persons.find(({ name }) => name === listed.data[0]?.leaver?.name);
  expect(listed).toMatchObject({
    replace_count: 1,
    add_count: 0,
    data: [
      {
        name: pair.name,
        result: 1,
        charged_fen: 0,
        cover_from: '2026-03-17 00:00:00',
        leaver: { policy_person_id: ids[0], carried_fen: 2_032, cover_until: '2026-03-17 00:00:00' },
      },
    ],
  });
  expect(leaver).toBeDefined();
  expect(await spansOf(world, enterpriseId)).toContainEqual({
    name: pair.name,
    from: '2026-03-17',
    until: '2026-04-01',
    ended: null,
    premium_fen: 2_032,
    refund_fen: 0,
  });
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('B2 takes a replacement back: who was to leave is covered as before, and who was to come is not', async () => {
  const { employer, ids } = await covering(world, 3);
  const before = await spansOf(world, employer.enterpriseId);
  const { policy_change_id } = await swapped(world, employer, [aPair(employer, ids[1]!)]);

  dataOf(await world.call(employer.token, remove, { policy_change_id }));

  const after = await spansOf(world, employer.enterpriseId);
  expect(after.slice(0, 3)).toEqual(before);
  expect(after[3]).toMatchObject({ from: null, until: null, ended: 'withdrawn', premium_fen: 0 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  // A seat that was given back may be given again in the same month.
  expect(await swapped(world, employer, [aPair(employer, ids[1]!)])).toMatchObject({ status: 30 });
});

it('B2 changes neither side where the insurer refuses, and both of the other pairs', async () => {
  const { employer, ids } = await covering(world, 4);
  const { token, enterpriseId } = employer;
  const before = await spansOf(world, enterpriseId);
  const pairs = [aPair(employer, ids[0]!), aPair(employer, ids[1]!)];
  const { policy_change_id } = await swapped(world, employer, pairs);
  dataOf(await world.call(token, sendNow, { policy_change_id }));
  // The newcomers are covered since the 17th when the answer comes.
  world.clock.set(moment('2026-03-18 09:00:00'));
  const failed = [{ row_no: 1, reason: '理赔处理中' }];
  await world.settle(insurerSaying({ state: 'issued_part', endorse_no: 'E-9', failed }));

  const after = await spansOf(world, enterpriseId);
  const spanOf = (name: string) => after.find((span) => span.name === name);
  expect(after.filter(({ ended }) => ended === 'replaced')).toHaveLength(1);
  expect(
    after
      .slice(0, 4)
      .filter((span) => before.some((one) => one.name === span.name && one.until === span.until)),
  ).toHaveLength(3);
  expect(spanOf(pairs[0]!.name)).toMatchObject({
    from: '2026-03-17',
    until: '2026-03-19',
    ended: 'refused',
    premium_fen: 0,
  });
  expect(spanOf(pairs[1]!.name)).toMatchObject({
    from: '2026-03-17',
    until: '2026-04-01',
    ended: null,
    premium_fen: 2_032,
  });
  const late = await signedIn(world, employer);
  expect(dataOf(await world.call(late, readChange, { policy_change_id }))).toMatchObject({
    status: 55,
    fail_count: 1,
    charged_fen: 0,
  });
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('B2 gives a seat to a third person only once the plan lets it, and says what the other way costs', async () => {
  const { employer, ids } = await covering(world, 4);
  const { token, policyId, enterpriseId } = employer;
  const pair = aPair(employer, ids[0]!);
  await swapIssued(world, employer, [pair]);
  const again = aPair(employer, 0, { off_policy_person_id: null, off_name: pair.name });

  const refused = refusedOf(await world.call(token, replace, { policy_id: policyId, pairs: [again] }));
  expect(refused).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: {
      list: [
        {
          reason: 'REPLACE_QUOTA',
          verdicts: [{ detail: { per: 'seat', limit: 1, refund_fen: 2_032, premium_fen: 2_032 } }],
        },
      ],
    },
  });
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});
