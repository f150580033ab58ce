import { refundModes } from '@app/domain/changes/ending';
import { changeTypes } from '@app/domain/changes/kinds';
import { priceUnits } from '@app/domain/money/premium';
import { replaceModes } from '@app/domain/changes/replacement';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { amountFen, day, flag, id, keywords, pageInput, pageOf, queried, time } from './fields.ts';

/** A calendar month, `YYYY-MM`. */
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** What a policy's plan version asks of a start: part of every policy that travels. */
const startRule = {
  effective_mode: z.enum(['NEXT_DAY', 'SAME_DAY']),
  cutoff_time: z.string(),
  earliest_start_date: z.nullable(day),
  /** Until when a change that starts on `earliest_start_date` can be submitted. */
  lock_at: z.nullable(time),
};

/** How a plan gives money back for days that are no longer covered. */
/** How a plan gives money back for days that are no longer covered. */
export const refundMode = z.enum(refundModes);

const insuranceType = z.enum(['EMPLOYER_LIABILITY', 'ACCIDENT']);

export const policyRow = z.object({
  policy_id: id,
  policy_no: z.string(),
  plan_id: id,
  plan: z.string(),
  insurance_type: insuranceType,
  insurance_company_id: id,
  insurance_company_name: z.string(),
  /** A price unit of the domain, under the name that the published API gives it. */
  price_type: z.enum(priceUnits),
  prices: z.array(z.object({ category: z.string(), price_fen: amountFen })),
  cover_binding: z.enum(['ON_SUBMIT', 'ON_ISSUE']),
  start_date: day,
  end_date: day,
  /** `YYYY-MM` of the first day. */
  month: z.string(),
  /** Days left from today to the last day, both counted; 0 when it has ended. */
  days_left: z.int(),
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

export const policySorts = ['latest', 'end_date', '-end_date', 'plan'] as const;

/** The policies of the enterprise, the latest first unless sorted otherwise. */
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
    plan_id: z.optional(queried(id)),
    insurance_company_id: z.optional(queried(id)),
    insurance_type: z.optional(insuranceType),
    /** `YYYY-MM`: policies that have a day in this month. */
    month: z.optional(month),
    /** Policies that have a day from one to the other. */
    start_date: z.optional(day),
    end_date: z.optional(day),
    is_active: z.optional(queried(flag)),
    /** Policies of related companies under a main one: there are none yet, so that 1 finds nothing. */
    is_subsidiary: z.optional(queried(flag)),
    /** In force now, and ended within this many days, today among them. */
    ending_days: z.optional(queried(z.int().check(z.minimum(1), z.maximum(366)))),
    sort: z._default(z.enum(policySorts), 'latest'),
  }),
  output: pageOf(policyRow),
});

/** Everything a workbench needs to judge a row as the server will: the plan's terms travel as data. */
export const activePolicy = z.object({
  ...policyRow.shape,
  /** The same days under the names that older clients read. */
  date_from: day,
  date_to: day,
  /** Persons covered now or soon. */
  person_count: z.int(),
  /** Whether cover can still begin today. */
  can_today: flag,
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
  input: z.strictObject({
    insurance_type: z.optional(insuranceType),
    /** Those that take changes of this kind. */
    change_type: z._default(z.enum(changeTypes), 'add'),
  }),
  output: z.array(activePolicy),
});

/** A policy in full: its plan's terms, its rules of now, who is in it, and what it has cost. */
export const readPolicy = call({
  method: 'GET',
  path: '/policy/detail',
  access: ['/policy/index'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({ policy_id: queried(id) }),
  output: z.object({
    ...activePolicy.shape,
    hotline: z.string(),
    limits: z.object({ death_fen: amountFen, medical_fen: amountFen }),
    rules: z.object({
      effective_mode: startRule.effective_mode,
      cutoff_time: startRule.cutoff_time,
      earliest_start_date: startRule.earliest_start_date,
      lock_at: startRule.lock_at,
      refund_mode: refundMode,
      replace_mode: z.enum(replaceModes),
      /** How many times, by `replace_mode`; null where it is not limited. */
      replace_limit: z.nullable(z.int()),
      replace_same_class: flag,
      replace_same_company: flag,
      /** So many days somebody is covered at least before their seat is given to another. */
      replace_served_days: z.int(),
      age_min: z.int(),
      age_max: z.int(),
      min_persons: z.int(),
      future_start_days_max: z.int(),
    }),
    counts: z.object({
      active: z.int(),
      starting: z.int(),
      /** Covered now, and no longer so within seven days, today among them. */
      ending: z.int(),
      /** Were covered and are not any more. */
      removed: z.int(),
      /** Changes on their way: drafts, and what the insurer has not answered. */
      pending_changes: z.int(),
    }),
    /** The premium of all persons, and of the changes confirmed this month. */
    premium_fen: amountFen,
    month_premium_fen: amountFen,
    /** The months that the policy has a day in, up to the present one, `YYYY-MM`. */
    months: z.array(z.string()),
  }),
});

/** The enterprise's policies by insurer, with the number to call: for filters and for claims. */
export const listPoliciesByInsurer = call({
  method: 'GET',
  path: '/policy/policyIdOnInsuranceCompany',
  access: ['/policy/index', '/person/index'],
  writes: false,
  input: z.strictObject({}),
  output: z.array(
    z.object({
      insurance_company_id: id,
      insurance_company_name: z.string(),
      hotline: z.string(),
      policies: z.array(
        z.object({ policy_id: id, policy_no: z.string(), plan_id: id, plan: z.string(), month: z.string() }),
      ),
    }),
  ),
});
