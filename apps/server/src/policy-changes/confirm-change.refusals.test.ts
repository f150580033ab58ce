import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { day } from '@app/domain/calendar/day';
import { fen } from '@app/domain/money/money';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, drafted, issued, priced, submitted, workers } from '../../test/changes.ts';
import { digestsOf } from '../../test/rows.ts';
import { aUser, balances, dataOf, moment, openWorld, refusedOf } from '../../test/world.ts';
import { creditAccount } from '../operator/operator.ts';

const world = await openWorld();

it('B2 refuses a forecast that is 15 minutes old', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer);
  const before = await digestsOf(world, employer.enterpriseId);
  const confirmAt = (time: string) => {
    world.clock.set(moment(`2026-03-10 ${time}`));
    return world.call(employer.token, confirm, { policy_change_id, forecast_hash });
  };

  expect(refusedOf(await confirmAt('10:15:00')).reason).toBe('FORECAST_EXPIRED');
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
  expect(dataOf(await confirmAt('10:14:59'))).toMatchObject({ status: 30 });
});

it('B2 refuses a start whose cut-off passed since the forecast, with the earliest there is', async () => {
  world.clock.set(moment('2026-03-10 15:50:00'));
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer);
  const before = await digestsOf(world, employer.enterpriseId);
  world.clock.set(moment('2026-03-10 16:00:00'));

  const late = await world.call(employer.token, confirm, { policy_change_id, forecast_hash });

  expect(refusedOf(late)).toMatchObject({
    reason: 'CUTOFF_PASSED',
    detail: { earliest_start_date: '2026-03-12' },
    msg: expect.stringContaining('2026-03-12'),
  });
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
  const start_date = '2026-03-12';
  const again = dataOf(await world.call(employer.token, forecast, { policy_change_id, start_date }));
  const confirmed = { policy_change_id, forecast_hash: again.forecast_hash! };
  expect(dataOf(await world.call(employer.token, confirm, confirmed))).toMatchObject({ start_date });
});

it('B2 refuses a price or a forecast that is not the one seen, with the price of now', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer);
  const before = await digestsOf(world, employer.enterpriseId);
  const other = forecast_hash.replace(/./, (digit) => (digit === '0' ? '1' : '0'));

  for (const seen of [{ forecast_hash: other }, { expect_premium_fen: 2844 }]) {
    const answer = await world.call(employer.token, confirm, { policy_change_id, ...seen });
    expect(refusedOf(answer)).toMatchObject({
      reason: 'PRICE_CHANGED',
      detail: { premium_fen: 2845 },
      msg: expect.stringContaining('¥28.45'),
    });
  }
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it('B2 tells of a removal that what comes back has moved, not of a premium', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const persons = workers(employer, 4);
  await issued(world, employer, persons);
  const removal = { policy_id, persons: [{ name: persons[0]!.name }], start_date: day('2026-03-20') };
  const { policy_change_id } = dataOf(await world.call(token, off, removal));
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  const other = await aUser(world, employer.enterpriseId);
  const start_date = day('2026-03-25');
  const { refund_fen } = dataOf(await world.call(other.token, forecast, { policy_change_id, start_date }));

  const seen = { policy_change_id, forecast_hash: forecast_hash! };
  expect(refusedOf(await world.call(token, confirm, seen))).toMatchObject({
    reason: 'PRICE_CHANGED',
    detail: { premium_fen: -refund_fen, refund_fen },
    msg: expect.stringMatching(/^What comes back is now ¥\d/),
  });
});

it("B2 refuses what one clerk saw when another's forecast has moved the start", async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer);
  const other = await aUser(world, employer.enterpriseId);
  dataOf(await world.call(other.token, forecast, { policy_change_id, start_date: '2026-03-20' }));

  const answer = await world.call(employer.token, confirm, { policy_change_id, forecast_hash });

  expect(refusedOf(answer)).toMatchObject({ reason: 'PRICE_CHANGED', detail: { premium_fen: 1626 } });
});

it('B3 refuses the rows that can no longer be insured, each with its reason', async () => {
  const employer = await anEmployer(world);
  const person = aWorker(employer);
  const { policy_change_id, forecast_hash } = await priced(world, employer, [aWorker(employer), person]);
  await submitted(world, employer, [person]);

  const twice = await world.call(employer.token, confirm, { policy_change_id, forecast_hash });
  await world.owner.query('update work_company set status = 40 where company_id = $1', [employer.companyId]);
  const disabled = await world.call(employer.token, confirm, { policy_change_id, forecast_hash });

  expect(refusedOf(twice)).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: { list: [{ row_no: 2, verdicts: [{ code: 'DUP_POLICY' }] }] },
  });
  expect(refusedOf(disabled)).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: { list: [{ row_no: 1, reason: 'WC_DISABLED' }, { row_no: 2 }] },
  });
});

it('B2 refuses for want of money, says how much is missing, and keeps the draft', async () => {
  const employer = await anEmployer(world, { money_fen: 2800 });
  const { policy_change_id, forecast_hash } = await priced(world, employer);
  const confirmNow = () => world.call(employer.token, confirm, { policy_change_id, forecast_hash });

  const poor = await confirmNow();
  expect(refusedOf(poor)).toMatchObject({
    reason: 'BALANCE',
    detail: { short_by_fen: 45 },
    msg: expect.stringContaining('¥0.45'),
  });
  expect(await balances(world, employer.enterpriseId)).toMatchObject({ cash: 2800, held: 0 });
  const kept = dataOf(await world.call(employer.token, readChange, { policy_change_id }));
  expect(kept).toMatchObject({ status: 10, forecast_hash });

  const topUp = { amount_fen: fen(45), channel_trade_no: `T-${employer.enterpriseId}` };
  await creditAccount(world.platform, employer.enterpriseId, topUp);
  expect(dataOf(await confirmNow())).toMatchObject({ status: 30, balance_after_fen: 0 });
});

it('B2 does not confirm what was deleted, a policy that is locked, or without a word on what was seen', async () => {
  const employer = await anEmployer(world);
  const deleted = await priced(world, employer);
  dataOf(await world.call(employer.token, remove, { policy_change_id: deleted.policy_change_id }));
  const { policy_change_id, forecast_hash } = await priced(world, employer);

  const gone = await world.call(employer.token, confirm, {
    policy_change_id: deleted.policy_change_id,
    forecast_hash: deleted.forecast_hash,
  });
  const unseen = await world.call(employer.token, confirm, { policy_change_id });
  await world.owner.query('update policy set status = 15 where policy_id = $1', [employer.policyId]);
  const locked = await world.call(employer.token, confirm, { policy_change_id, forecast_hash });

  expect(refusedOf(gone)).toMatchObject({ reason: 'STATE_CONFLICT', detail: { status: 80 } });
  expect(refusedOf(unseen)).toMatchObject({ reason: 'VALIDATION', detail: { fields: ['forecast_hash'] } });
  expect(refusedOf(locked)).toMatchObject({ reason: 'POLICY_CLOSED', detail: { status: 15 } });
});

it('B2 does not repeat a yes to a confirmation that was taken back', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer);
  const confirmBy = (seen: object) => world.call(employer.token, confirm, { policy_change_id, ...seen });
  dataOf(await confirmBy({ forecast_hash }));
  dataOf(await world.call(employer.token, remove, { policy_change_id }));
  const before = await digestsOf(world, employer.enterpriseId);

  for (const seen of [{ forecast_hash }, { expect_premium_fen: 2845 }])
    expect(refusedOf(await confirmBy(seen))).toMatchObject({
      code: 0,
      reason: 'STATE_CONFLICT',
      detail: { status: 70 },
    });
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it('P3 refuses a sub-user without the key, and confirms for one with it alone', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer);
  const drafter = await aUser(world, employer.enterpriseId, ['policy_change/import', 'policy_change/detail']);
  const confirmer = await aUser(world, employer.enterpriseId, ['policy_change/confirm']);
  const before = await digestsOf(world, employer.enterpriseId);
  const confirmAs = (token: string) => world.call(token, confirm, { policy_change_id, forecast_hash });

  expect(refusedOf(await confirmAs(drafter.token)).reason).toBe('FORBIDDEN');
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
  expect(dataOf(await confirmAs(confirmer.token))).toMatchObject({ status: 30 });
});

it("B2 does not find a stranger's change, and touches nothing of theirs", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const theirs = await priced(world, stranger);
  const unforecast = await drafted(world, stranger);
  const before = await digestsOf(world, stranger.enterpriseId);
  const confirmOf = (policy_change_id: number) =>
    world.call(employer.token, confirm, { policy_change_id, forecast_hash: theirs.forecast_hash });

  expect(refusedOf(await confirmOf(theirs.policy_change_id)).reason).toBe('NOT_FOUND');
  expect(refusedOf(await confirmOf(unforecast)).reason).toBe('NOT_FOUND');
  expect(await digestsOf(world, stranger.enterpriseId)).toEqual(before);
});
