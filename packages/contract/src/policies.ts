import * as z from 'zod/mini';
import { call } from './call.ts';
import { amountFen, day, flag, id, keywords, pageInput, pageOf, queried, time } from './fields.ts';

/** What a policy's plan version asks of a start: part of every policy that travels. */
const startRule = {
  effective_mode: z.enum(['NEXT_DAY', 'SAME_DAY']),
  cutoff_time: z.string(),
  earliest_start_date: z.nullable(day),
  /** Until when a change that starts on `earliest_start_date` can be submitted. */
  lock_at: z.nullable(time),
};

export const policyRow = z.object({
  policy_id: id,
  policy_no: z.string(),
  plan_id: id,
  plan: z.string(),
  insurance_type: z.enum(['EMPLOYER_LIABILITY', 'ACCIDENT']),
  insurance_company_id: id,
  insurance_company_name: z.string(),
  price_type: z.enum(['MONTH_NATURAL', 'YEAR', 'DAY']),
  prices: z.array(z.object({ category: z.string(), price_fen: amountFen })),
  cover_binding: z.enum(['ON_SUBMIT', 'ON_ISSUE']),
  start_date: day,
  end_date: day,
  status: z.int(),
  status_text: z.string(),
  is_active: flag,
  takes_additions: flag,
  /** Heads covered at this moment, and heads whose cover has yet to begin. */
  active_count: z.int(),
  starting_count: z.int(),
  ...startRule,
});

export type PolicyRow = z.output<typeof policyRow>;

/** The policies of the enterprise, the latest first. */
export const listPolicies = call({
  method: 'GET',
  path: '/policy/lists',
  access: ['/policy/index'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({
    ...pageInput,
    keywords,
    status: z.optional(queried(z.int().check(z.minimum(0), z.maximum(99)))),
  }),
  output: pageOf(policyRow),
});

/** Everything a workbench needs to judge a row as the server will: the plan's terms travel as data. */
export const activePolicy = z.object({
  ...policyRow.shape,
  series: z.string(),
  age_bands: z.array(
    z.object({
      age_min: z.int(),
      age_max: z.int(),
      class_max: z.nullable(z.int()),
      loading_percent: z.int(),
      warning: z.nullable(z.enum(['MINOR_WORKER', 'RETIREMENT_AGE'])),
      over_age: flag,
    }),
  ),
  future_start_days_max: z.int(),
  min_persons: z.int(),
  /** The server's clock when it answered, by which starts and cut-offs are judged. */
  now: time,
});

export type ActivePolicy = z.output<typeof activePolicy>;

/** The policies that take changes now, each with the terms by which a row is judged. */
export const listActivePolicies = call({
  method: 'GET',
  path: '/policy/activeLists',
  access: ['/policy/index', 'policy_change/import'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({ insurance_type: z.optional(z.enum(['EMPLOYER_LIABILITY', 'ACCIDENT'])) }),
  output: z.array(activePolicy),
});
