import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  amountFen,
  day,
  flag,
  id,
  keywords,
  pageInput,
  pageOf,
  personReference,
  queried,
  time,
  workCompanyWords,
  toldBirthday,
} from './fields.ts';
import { refundMode } from './policies.ts';

const age = z.optional(queried(z.int().check(z.minimum(0), z.maximum(150))));

export const personSorts = ['latest', 'name', 'start_date', '-start_date', 'end_date', '-end_date'] as const;

/** One person's cover in one policy. */
export const policyPerson = z.object({
  policy_person_id: id,
  employee_id: id,
  name: z.string(),
  /** Masked. */
  idcard: z.string(),
  /** Masked; empty where none is known. */
  employee_mobile: z.string(),
  gender: z.enum(['male', 'female']),
  age: z.int(),
  policy_id: id,
  policy_no: z.string(),
  plan: z.string(),
  insurance_company_name: z.string(),
  work_company_id: id,
  work_company: z.string(),
  occupation_id: id,
  occupation_name: z.string(),
  occupation_category: z.string(),
  /** First and last covered day; null where nothing is or was covered. */
  start_date: z.nullable(day),
  end_date: z.nullable(day),
  /** From the first covered moment to the first one after it. */
  cover_from: z.nullable(time),
  cover_until: z.nullable(time),
  /** The days of the policy, in which a cover bar shows those covered. */
  policy_from: day,
  policy_to: day,
  status: z.int(),
  status_text: z.string(),
  is_active: flag,
  unit_price_fen: amountFen,
  premium_fen: amountFen,
  /** The change that added this person. */
  policy_change_id: id,
});

export type PolicyPerson = z.output<typeof policyPerson>;

/**
 * Persons of one policy or of all, a row for each cover that they have in it. `total` counts the persons found and
 * `active_count` those of them who are covered now, each person once; `row_count` counts the rows, which the pages cut.
 * Whoever was taken back before their cover began is left out, unless `status` asks for them.
 */
export const listPersons = call({
  method: 'GET',
  path: '/policy_person/lists',
  access: ['/person/index'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({
    ...pageInput,
    /** A part of a name, or a whole ID number or mobile. */
    keywords,
    policy_id: z.optional(queried(id)),
    insurance_company_id: z.optional(queried(id)),
    work_company_id: z.optional(queried(id)),
    work_company: workCompanyWords,
    occupation_id: z.optional(queried(id)),
    category: z.optional(z.enum(['1', '2', '3', '4', '5', '6'])),
    is_active: z.optional(queried(flag)),
    status: z.optional(queried(z.int().check(z.minimum(0), z.maximum(99)))),
    /** First covered days from and to, last covered days from and to. */
    start_from: z.optional(day),
    start_to: z.optional(day),
    end_from: z.optional(day),
    end_to: z.optional(day),
    age_min: age,
    age_max: age,
    /** Covered now, and no longer so within this many days, today among them. */
    expiring_days: z.optional(queried(z.int().check(z.minimum(1), z.maximum(366)))),
    sort: z._default(z.enum(personSorts), 'latest'),
  }),
  /** `now` is the server's clock when it answered. */
  output: z.extend(pageOf(policyPerson), { row_count: z.int(), active_count: z.int(), now: time }),
});

/** As many of those who left are listed. */
export const leavers_max = 500;

/** Who was covered until lately and is not now, the latest first: at most `leavers_max`, to be insured again. */
export const listLatelyOff = call({
  method: 'GET',
  path: '/policy_person/latelyOffList',
  access: ['/person/index', 'policy_change/import'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({
    keywords,
    /** Those whose last cover was in this policy. */
    policy_id: z.optional(queried(id)),
    /** Those who were last sent there. */
    work_company_id: z.optional(queried(id)),
    work_company: workCompanyWords,
    days: z._default(queried(z.int().check(z.minimum(1), z.maximum(366))), 30),
  }),
  output: z.array(
    z.object({
      ...policyPerson.shape,
      /** The first day without cover. */
      off_date: day,
      /** Whether the seat may be filled again without a premium: who was taken off has given it up, and only who is covered still can be replaced. */
      seat_free: flag,
    }),
  ),
});

/**
 * Persons whom this enterprise insured before, for a new roster: each with the reference by which a row of a list names them, and
 * numbers masked. Those of others are not found.
 */
export const pickPersons = call({
  method: 'POST',
  path: '/policy_person/pick',
  access: ['policy_change/import'],
  writes: false,
  input: z.strictObject({ policy_person_ids: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  output: z.array(
    z.object({
      policy_person_id: id,
      /** Stands for the person in `persons` of a change and in the rows of an unfinished list. */
      person: personReference,
      name: z.string(),
      idtype: z.int(),
      /** Masked. */
      idcard: z.string(),
      birthday: toldBirthday,
      gender: z.enum(['male', 'female']),
      /** Masked; empty where none is known. */
      mobile: z.string(),
      employee_no: z.string(),
      work_company_id: id,
      work_company: z.string(),
      occupation_id: id,
      /** The work type's code, which every series has its own record of. */
      occupation_code: z.string(),
      occupation_name: z.string(),
    }),
  ),
});

/**
 * So many numbers are shown to one user on one day in Shanghai, and so many that are nearly those of stored persons may be
 * typed by one: guessing is no way past the limit.
 */
export const reveals_max = 30;

/**
 * Shows the number and the mobile of one person, to whoever must see them and says why. It is recorded in the audit chain under
 * the person, and refused with REVEAL_LIMIT once the day's are used up.
 */
export const revealNumber = call({
  method: 'POST',
  path: '/employee/reveal',
  access: ['person/reveal_idcard'],
  // Its answer holds a number in full, so that it must not be kept for a repeat: asking again shows, counts and records again.
  writes: false,
  input: z.strictObject({
    employee_id: id,
    reason: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)),
  }),
  output: z.object({
    employee_id: id,
    /** In full. */
    idcard: z.string(),
    /** In full; empty where none is known. */
    mobile: z.string(),
    /** How many more this user may see today. */
    left_today: z.int(),
  }),
});

/** The persons of a policy who may be taken off: covered now, or about to be. */
export const listForOff = call({
  method: 'GET',
  path: '/employee/listsForOff',
  access: ['policy_change/import'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({
    ...pageInput,
    policy_id: queried(id),
    keywords,
    work_company_id: z.optional(queried(id)),
    work_company: workCompanyWords,
  }),
  output: pageOf(
    z.object({
      policy_person_id: id,
      employee_id: id,
      name: z.string(),
      /** Masked. */
      idcard: z.string(),
      work_company_id: id,
      work_company: z.string(),
      occupation_id: id,
      occupation_name: z.string(),
      occupation_category: z.string(),
      start_date: day,
      end_date: day,
      status: z.int(),
      status_text: z.string(),
      refund_mode: refundMode,
    }),
  ),
});
