import type { NewPerson } from '@app/contract/policy-changes/persons';
import { addDays, calendarMonth, type Day, type Period } from '@app/domain/calendar/day';
import { addMonths } from '@app/domain/calendar/months';
import { atTime, shanghaiDay } from '@app/domain/calendar/shanghai';
import { openPolicyFor } from '../operator/operator.ts';
import type { Platform } from '../platform/context.ts';
import { standingClock } from '../platform/clock.ts';
import { demoWorkers, leavers_count } from './assignments.ts';
import { insure, takeOff } from './insure.ts';
import { type Office, openOffice } from './office.ts';
import { personsOf } from './persons.ts';

/** What Jiangnan has left to spend once everybody is insured: 200,000.00 yuan. */
const left_fen = 20_000_000;

/**
 * Fills an empty installation with the demo, from a fixed seed, through the operator's functions and the customers'
 * own calls, with the clock set back to where each cover begins. An installation that serves anyone is left alone.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  if (!(await platform.gate.isEmpty())) return;
  const month = calendarMonth(shanghaiDay(platform.clock.now()));
  const last = calendarMonth(addDays(month.from, -1));
  const next = calendarMonth(addDays(month.to, 1));
  const year = { from: addMonths(month.from, -4), to: addDays(addMonths(month.from, 8), -1) };

  const longAgo = beforeThe(year.from, platform);
  const office = await openOffice(longAgo);
  const yearly = await personsOf(longAgo, office, 'EL', demoWorkers.yearly);
  const monthly = await personsOf(longAgo, office, 'EL', demoWorkers.monthly);
  const daily = await personsOf(longAgo, office, 'DAY', demoWorkers.daily);

  await begin(platform, office, { plan: 'EL-E', period: year, persons: yearly });
  const policyId = await begin(platform, office, { plan: 'EL-B', period: last, persons: monthly });
  await leave(platform, office, { policyId, last, persons: monthly.slice(0, leavers_count) });
  await begin(platform, office, { plan: 'EL-B', period: month, persons: monthly.slice(leavers_count) });
  await begin(platform, office, { plan: 'GA-D', period: month, persons: daily, left_fen });
  const lately = beforeThe(month.from, platform);
  await openPolicyFor(lately, office.enterpriseId, policyOf('EL-B', next));
  await openPolicyFor(lately, office.enterpriseId, policyOf('EL-H', { from: month.from, to: next.to }));
}

type Beginning = {
  readonly plan: PlanCode;
  readonly period: Period;
  readonly persons: readonly NewPerson[];
  /** Left to spend behind it. */
  readonly left_fen?: number;
};

/** Opens a policy three days before it starts and insures its persons from its first day; its number. */
async function begin(
  platform: Platform,
  { enterpriseId, userId }: Office,
  wanted: Beginning,
): Promise<number> {
  const { plan, period, persons } = wanted;
  const past = beforeThe(period.from, platform);
  const policy = policyOf(plan, period);
  const policyId = await openPolicyFor(past, enterpriseId, policy);
  await insure(past, {
    enterpriseId,
    userId,
    policyId,
    start_date: period.from,
    persons,
    left_fen: wanted.left_fen ?? 0,
    trade_no: `DEMO-${policy.policy_no}`,
  });
  return policyId;
}

/** So many days before the end of their policy leavers are without cover, a group of them each day. */
const days_early = [4, 3, 2];

type Leaving = { readonly policyId: number; readonly last: Period; readonly persons: readonly NewPerson[] };

/** Takes persons off a policy in its last days, each group three days before. */
async function leave(
  platform: Platform,
  { enterpriseId, userId }: Office,
  { policyId, last, persons }: Leaving,
): Promise<void> {
  const size = Math.ceil(persons.length / days_early.length);
  for (const [at, early] of days_early.entries()) {
    const start_date = addDays(last.to, -early);
    const group = persons.slice(at * size, (at + 1) * size);
    await takeOff(beforeThe(start_date, platform), {
      enterpriseId,
      userId,
      policyId,
      start_date,
      persons: group,
    });
  }
}

type PlanCode = keyof typeof numbers;

const numbers = { 'EL-E': 'TH-60E', 'EL-B': 'TH-50B', 'EL-H': 'YF-50H', 'GA-D': 'YF-20D' } as const;

const policyOf = (plan_code: PlanCode, { from, to }: Period) => ({
  plan_code,
  policy_no: `${numbers[plan_code]}-${from.slice(0, 7).replace('-', '')}-0001`,
  start_date: from,
  end_date: to,
});

/** The platform as it was at 10:00, three days before a day. */
const beforeThe = (on: Day, platform: Platform): Platform => ({
  ...platform,
  clock: standingClock(atTime(addDays(on, -3), '10:00')),
});
