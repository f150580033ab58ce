import type { Day } from '@app/domain/calendar/day';

/** What the bench works on, as its address says. */
export type BenchSearch = {
  readonly policy_id?: number | undefined;
  /** The start of the whole change; the earliest one when left out. */
  readonly start_date?: Day | undefined;
  /** The stored list that is gone on with. */
  readonly list?: number | undefined;
};
