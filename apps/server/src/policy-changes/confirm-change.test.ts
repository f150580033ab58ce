import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, drafted, issued, priced, sent, workers } from '../../test/changes.ts';
import { digestsOf, faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, moment, openWorld } from '../../test/world.ts';

const world = await openWorld();

/** What a change covers, as PostgreSQL keeps it. */
const coverOf = async (policy_change_id: number) => {
  const { rows } = await world.owner.query(
    `select row_no, lower(cover) as from, upper(cover) as until, bound_at, premium_fen
     from policy_person where add_change_id = $1 order by row_no`,
    [policy_change_id],
  );
  return rows;
};

it('B2 holds the premium and covers the persons from 00:00 of the start', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer, workers(employer, 2));

  const answer = await world.call(employer.token, confirm, { policy_change_id, forecast_hash });

  expect(dataOf(answer)).toEqual({
    policy_change_id,
    change_no: expect.any(String),
    status: 30,
    status_text: 'Submitted, can be taken back',
    person_count: 2,
    premium_fen: 5690,
    withheld_fen: 5690,
    refund_fen: 0,
    balance_after_fen: 994_310,
    start_date: '2026-03-11',
    lock_at: '2026-03-10 16:00:00',
  });
  const cover = {
    from: moment('2026-03-11 00:00:00'),
    until: moment('2026-04-01 00:00:00'),
    bound_at: moment('2026-03-10 10:00:00'),
    premium_fen: 2845,
  };
  expect(await coverOf(policy_change_id)).toEqual([
    { row_no: 1, ...cover },
    { row_no: 2, ...cover },
  ]);
  expect(await balances(world, employer.enterpriseId)).toMatchObject({ cash: 994_310, held: 5690 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 locks the change at the cut-off of its first start', async () => {
  const employer = await anEmployer(world);
  const persons = [aWorker(employer, { start_date: day('2026-03-25') }), aWorker(employer)];
  const input = { policy_id: employer.policyId, start_date: '2026-03-20', persons };
  const { policy_change_id } = dataOf(await world.call(employer.token, add, input));

  const answer = await world.call(employer.token, confirm, { policy_change_id, expect_premium_fen: 2574 });

  expect(dataOf(answer)).toMatchObject({ lock_at: '2026-03-19 16:00:00' });
  expect(await coverOf(policy_change_id)).toMatchObject([
    { from: moment('2026-03-25 00:00:00') },
    { from: moment('2026-03-20 00:00:00') },
  ]);
});

it('B2 covers from the next whole minute where the plan starts on the same day', async () => {
  const employer = await anEmployer(world, { plan_code: 'GA-D' });
  const { policy_change_id, forecast_hash } = await priced(world, employer);
  world.clock.set(moment('2026-03-10 10:00:30'));

  const answer = await world.call(employer.token, confirm, { policy_change_id, forecast_hash });

  expect(dataOf(answer)).toMatchObject({ start_date: '2026-03-10', lock_at: '2026-03-10 10:01:00' });
  expect(await coverOf(policy_change_id)).toMatchObject([{ from: moment('2026-03-10 10:01:00') }]);
});

it('B2 leaves the insurer unbound where the plan binds on issue', async () => {
  const employer = await anEmployer(world, { plan_code: 'EL-H' });
  const { policy_change_id, forecast_hash } = await priced(world, employer);

  dataOf(await world.call(employer.token, confirm, { policy_change_id, forecast_hash }));

  expect(await coverOf(policy_change_id)).toMatchObject([
    { from: moment('2026-03-11 00:00:00'), bound_at: null },
  ]);
});

it('C6 B2 confirms for older clients by the price they saw, forecast or not', async () => {
  const employer = await anEmployer(world);
  const expectingPrice = (policy_change_id: number) =>
    world.call(employer.token, confirm, { policy_change_id, expect_premium_fen: 2845 });

  const unforecast = await expectingPrice(await drafted(world, employer));
  const forecast = await expectingPrice((await priced(world, employer)).policy_change_id);

  expect(dataOf(unforecast)).toMatchObject({ status: 30, withheld_fen: 2845 });
  expect(dataOf(forecast)).toMatchObject({ status: 30, balance_after_fen: 994_310 });
});

it('B2 answers a repeated confirmation with how the change stands now, and holds nothing more', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer);
  const confirmAgain = () => world.call(employer.token, confirm, { policy_change_id, forecast_hash });

  const first = dataOf(await confirmAgain());
  const again = dataOf(await confirmAgain());
  dataOf(await world.call(employer.token, sendNow, { policy_change_id }));
  const before = await digestsOf(world, employer.enterpriseId);
  const sentAlready = dataOf(await confirmAgain());
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
  await world.settle();
  const done = dataOf(await confirmAgain());

  expect(again).toEqual(first);
  expect(sentAlready).toMatchObject({ status: 40, withheld_fen: 2845 });
  expect(done).toMatchObject({ status: 50, withheld_fen: 0, balance_after_fen: 997_155 });
});

it('B2 keeps a line of every step with who took it', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await issued(world, employer);

  const { timeline } = dataOf(await world.call(employer.token, readChange, { policy_change_id }));

  expect(timeline.map(({ event, actor }) => [event, actor])).toEqual([
    ['drafted', '王敏'],
    ['forecast', '王敏'],
    ['confirmed', '王敏'],
    ['sent', '王敏'],
    ['issued', '@insurer'],
  ]);
  const { rows } = await world.owner.query<{ intact: boolean }>(
    'select bool_and(hash = recomputed_hash) as intact from chk.audit where enterprise_id = $1',
    [employer.enterpriseId],
  );
  expect(rows).toEqual([{ intact: true }]);
});

it('B2 refuses nothing that was sent on: a change that is with the insurer is told as such', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer);

  const answer = await world.call(employer.token, confirm, { policy_change_id, expect_premium_fen: 1 });

  expect(answer).toMatchObject({ code: 0, reason: 'STATE_CONFLICT', detail: { status: 40 } });
});
