import type { Day } from '../calendar/day.ts';
import { addMonths } from '../calendar/months.ts';

/** Whose rule counts: men, women who retired at 55 (cadres and technical staff), women who retired at 50 (workers). */
export type RetirementGroup = 'man' | 'woman_55' | 'woman_50';

type Retirement = {
  readonly years: number;
  readonly months: number;
  /** The month in which the age is reached, `YYYY-MM`. */
  readonly month: string;
};

/**
 * When someone reaches the statutory retirement age, which rises month by month for who would have reached the old one
 * in 2025 or later. An information only: no rule of ours depends on it.
 *
 * Source: docs/business-rules.md#retirement
 */
export function retirementOf(born: Day, group: RetirementGroup): Retirement {
  const { base_years, first_year, step_months, delay_max } = rules[group];
  const after = (Number(born.slice(0, 4)) - first_year) * 12 + Number(born.slice(5, 7)) - 1;
  const delay = after < 0 ? 0 : Math.min(Math.floor(after / step_months) + 1, delay_max);
  const age_months = base_years * 12 + delay;
  return {
    years: Math.floor(age_months / 12),
    months: age_months % 12,
    month: addMonths(born, age_months).slice(0, 7),
  };
}

/** From births in January of `first_year` on, each `step_months` of births retire a month later, `delay_max` at most. */
const rules = {
  man: { base_years: 60, first_year: 1965, step_months: 4, delay_max: 36 },
  woman_55: { base_years: 55, first_year: 1970, step_months: 4, delay_max: 36 },
  woman_50: { base_years: 50, first_year: 1975, step_months: 2, delay_max: 60 },
} as const;
