import { day, type Period } from '../src/calendar/day.ts';
import { fen } from '../src/money/money.ts';
import type { PlanTerms, RosterContext, RosterRow } from '../src/roster/roster.ts';

/** A monthly plan of classes 1 to 4, ages 16 to 65, next day until 16:00. */
export const terms: PlanTerms = {
  price_unit: 'MONTH_NATURAL',
  series: 'EL',
  class_prices: { 1: fen(4_200), 2: fen(4_200), 3: fen(4_200), 4: fen(6_800) },
  age_bands: [
    { age_min: 16, age_max: 17, class_max: 3, loading_percent: 100, warning: 'MINOR_WORKER', over_age: 0 },
    { age_min: 18, age_max: 60, class_max: null, loading_percent: 100, warning: null, over_age: 0 },
    {
      age_min: 61,
      age_max: 65,
      class_max: null,
      loading_percent: 100,
      warning: 'RETIREMENT_AGE',
      over_age: 0,
    },
  ],
  start_rule: { effective_mode: 'NEXT_DAY', cutoff_time: '16:00' },
  future_start_days_max: 60,
};

export const march: Period = { from: day('2026-03-01'), to: day('2026-03-31') };

const factory = 1;
const pending = 2;
const disabled = 3;
const rejected = 4;
const unlisted = 5;

export const packer = 11;
export const welder = 12;
export const miner = 13;
export const stuntman = 14;
export const courier = 15;

/** At noon of 2026-03-10, in a policy of March 2026, from 2026-03-11. */
export const context: RosterContext = {
  now: new Date('2026-03-10T12:00:00+08:00'),
  terms,
  policy: march,
  start_date: day('2026-03-11'),
  workCompanies: new Map([
    [factory, { status: 10, occupation_ids: new Set([packer, welder, miner, stuntman, courier]) }],
    [pending, { status: 20, occupation_ids: new Set([packer]) }],
    [disabled, { status: 40, occupation_ids: new Set([packer]) }],
    [rejected, { status: 30, occupation_ids: new Set([packer]) }],
    [unlisted, { status: 10, occupation_ids: new Set<number>() }],
  ]),
  occupations: new Map([
    [packer, { series: 'EL', category: '2' }],
    [welder, { series: 'EL', category: '4' }],
    [miner, { series: 'EL', category: '6' }],
    [stuntman, { series: 'EL', category: 'R' }],
    [courier, { series: 'DAY', category: '4' }],
  ]),
  covered: () => [],
};

/** A row without a fault. */
export const soundRow: RosterRow = {
  row_no: 1,
  name: '张三',
  idcard: '110101199003070011',
  work_company_id: factory,
  occupation_id: packer,
  start_date: null,
};
