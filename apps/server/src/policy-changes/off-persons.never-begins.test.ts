import { checkOff } from '@app/contract/policy-changes/check-off';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { coverIds, covering, submitted, workers } from '../../test/changes.ts';
import { dataOf, openWorld } from '../../test/world.ts';

const world = await openWorld();

/** On 16 March: four who are covered, and two whose cover begins on 25 March. */
async function withStarters() {
  const { employer, ids } = await covering(world, 4);
  const start_date = day('2026-03-25');
  await submitted(
    world,
    employer,
    workers(employer, 2).map((one) => ({ ...one, start_date })),
  );
  const starters = (await coverIds(world, employer)).filter((id) => !ids.includes(id));
  return { ...employer, ids, starters, start_date };
}

it('B3 says of a removal which covers it cuts short and which never begin, also page by page', async () => {
  const { token, policyId: policy_id, ids, starters, start_date } = await withStarters();
  const off_from = day('2026-03-20');
  const seen = async (policy_person_ids: readonly number[]) => {
    const wanted = { policy_id, policy_person_ids: [...policy_person_ids], start_date: off_from };
    const { policy_change_id } = dataOf(
      await world.call(token, off, { ...wanted, confirm_warnings: ['DUPLICATE_SUBMIT'] }),
    );
    const page = dataOf(await world.call(token, listChangePersons, { policy_change_id: policy_change_id! }));
    return {
      told: dataOf(await world.call(token, forecast, { policy_change_id: policy_change_id! })),
      detail: dataOf(await world.call(token, readChange, { policy_change_id: policy_change_id! })),
      page: page.data.map(({ never_begins }) => never_begins),
    };
  };
  const never_begun = { cover_count: 2, first_start_date: start_date, last_start_date: start_date };

  const all = await seen(starters);
  expect(all.told).toMatchObject({
    cut_short: null,
    never_begun,
    lines: [
      { start_date, never_begins: 1 },
      { start_date, never_begins: 1 },
    ],
  });
  expect(all.page).toEqual([1, 1]);
  expect(all.detail.never_begun_count).toBe(2);

  const some = await seen([ids[0]!, ...starters]);
  expect(some.told).toMatchObject({
    cut_short: { cover_count: 1, first_start_date: off_from, last_start_date: off_from },
    never_begun,
    lines: [{ start_date: off_from, never_begins: 0 }, { never_begins: 1 }, { never_begins: 1 }],
  });
  expect(some.page).toEqual([0, 1, 1]);
  expect(some.detail.never_begun_count).toBe(2);
});

it('B3 says of an addition neither', async () => {
  const employer = await withStarters();
  const { token, policyId: policy_id } = employer;

  expect(
    dataOf(await world.call(token, forecast, { policy_id, persons: workers(employer, 1) })),
  ).toMatchObject({ cut_short: null, never_begun: null, lines: [{ never_begins: 0 }] });
});

it('B3 warns before a removal of whom it keeps from being covered at all, with the day', async () => {
  const { token, policyId: policy_id, ids, starters } = await withStarters();
  const policy_person_ids = [ids[0]!, ...starters];

  const warnings = dataOf(await world.call(token, checkOff, { policy_id, policy_person_ids }));

  expect(warnings).toMatchObject([
    { code: 'NOT_BEGUN', level: 'warn', count: 2, message: expect.stringContaining('25 Mar 2026') },
  ]);
  expect(warnings[0]!.names).toHaveLength(2);
});
