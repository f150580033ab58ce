import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../../test/arbitraries.ts';
import { march, terms } from '../../test/roster-world.ts';
import { numRuns } from '../../test/runs.ts';
import { addDays, covers, day, type Period } from '../calendar/day.ts';
import { atTime, shanghaiDay } from '../calendar/shanghai.ts';
import { earliestStart } from '../policies/cut-off.ts';
import { startFaults } from './start-faults.ts';

const noon = '2026-03-10T12:00:00+08:00';
const late = '2026-03-10T16:00:00+08:00';
const sameDay = { ...terms, start_rule: { effective_mode: 'SAME_DAY' as const, cutoff_time: '23:40' } };
const afterAll = '2026-03-10T23:40:00+08:00';

const faultsAt = (now: string, start: string, policy = march, under = terms) =>
  startFaults(day(start), { now: new Date(now), terms: under, policy }).map(({ code, detail }) => [
    code,
    detail,
  ]);

const past = (earliest_start_date: string) => ['DATE_PAST', { earliest_start_date }];
const cutOff = (earliest_start_date: string) => ['DATE_CUTOFF', { earliest_start_date }];
const beyond = (start: string, [from, to]: readonly [string, string]) => [
  'DATE_BEYOND_POLICY',
  { from, to, start },
];

describe('startFaults', () => {
  it.each([
    [noon, '2026-03-11', []],
    [noon, '2026-03-31', []],
    [noon, '2026-03-10', [past('2026-03-11')]],
    [noon, '2026-03-01', [past('2026-03-11')]],
    [late, '2026-03-10', [past('2026-03-12')]],
    [late, '2026-03-11', [cutOff('2026-03-12')]],
    [late, '2026-03-12', []],
    [noon, '2026-04-01', [beyond('2026-04-01', ['2026-03-11', '2026-03-31'])]],
    [noon, '2026-02-28', [past('2026-03-11'), beyond('2026-02-28', ['2026-03-11', '2026-03-31'])]],
  ])('B2 judges at %s a start on %s, next day until 16:00', (now, start, faults) => {
    expect(faultsAt(now, start)).toEqual(faults);
  });

  it.each([
    [noon, '2026-03-10', []],
    [noon, '2026-03-09', [past('2026-03-10')]],
    [afterAll, '2026-03-10', [cutOff('2026-03-11')]],
    [afterAll, '2026-03-11', []],
  ])('B2 judges at %s a start on %s, same day until 23:40', (now, start, faults) => {
    expect(faultsAt(now, start, march, sameDay)).toEqual(faults);
  });

  it('B2 refuses a start further ahead than the plan allows', () => {
    const year = { from: day('2026-01-01'), to: day('2026-12-31') };
    expect(faultsAt(noon, '2026-05-09', year)).toEqual([]);
    expect(faultsAt(noon, '2026-05-10', year)).toEqual([beyond('2026-05-10', ['2026-03-11', '2026-05-09'])]);
  });

  it('names the policy when it has no start left, and the plan when the policy is too far ahead', () => {
    const february = { from: day('2026-02-01'), to: day('2026-02-28') };
    const december = { from: day('2026-12-01'), to: day('2026-12-31') };
    expect(faultsAt(noon, '2026-03-11', february)).toEqual([
      beyond('2026-03-11', ['2026-02-01', '2026-02-28']),
    ]);
    expect(faultsAt(noon, '2026-12-01', december)).toEqual([
      beyond('2026-12-01', ['2026-03-11', '2026-05-09']),
    ]);
  });

  it('tells an unreadable start which starts are allowed', () => {
    const faults = startFaults(undefined, { now: new Date(noon), terms, policy: march });
    expect(faults.map(({ code, detail }) => [code, detail])).toEqual([
      ['DATE_BEYOND_POLICY', { from: '2026-03-11', to: '2026-03-31' }],
    ]);
  });

  it('finds no fault exactly in the starts that rule, policy and horizon all allow', () => {
    const seconds = fc.nat(86_399);
    fc.assert(
      fc.property(
        anyDay('2026-01-01', '2026-12-31'),
        seconds,
        fc.nat(70),
        fc.nat(85),
        (today, at, left, ahead) => {
          const now = new Date(atTime(today, '00:00').getTime() + at * 1000);
          const policy: Period = { from: addDays(today, -10), to: addDays(today, left) };
          const start = addDays(today, ahead - 12);
          const earliest = earliestStart(now, terms.start_rule);
          const allowed =
            start >= earliest && covers(policy, start) && start <= addDays(shanghaiDay(now), 60);
          expect(startFaults(start, { now, terms, policy }).length === 0).toBe(allowed);
        },
      ),
      { numRuns },
    );
  });
});
