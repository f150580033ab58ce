import { intentKinds } from '@app/domain/roster/intent';
import { verdictCodes } from '@app/domain/roster/verdict';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { day, flag, id, queried } from './fields.ts';

/**
 * Makes an unfinished list of the rows that did not become cover, with the insurer's words on each: the failed rows of a
 * change that was partly issued or refused, or all rows of one that was withdrawn or void. Where such a list of this change
 * is still being worked on, that one is answered.
 */
export const resubmitFailed = call({
  method: 'POST',
  path: '/policy_change/resubmitFailed',
  access: ['policy_change/import'],
  writes: true,
  takesLong: true,
  input: z.strictObject({ policy_change_id: id }),
  output: z.object({ policy_change_id: id, import_job_id: id, person_count: z.int() }),
});

/** Says that a person has seen whom the insurer refused, and takes care of it elsewhere. */
export const acknowledge = call({
  method: 'POST',
  path: '/policy_change/acknowledge',
  access: ['policy_change/import', 'policy_change/confirm'],
  writes: true,
  input: z.strictObject({ policy_change_id: id }),
  output: z.object({ policy_change_id: id }),
});

/** So many of the persons who stayed on a list are answered by name. */
export const kept_named_max = 50;

const keptPerson = z.object({
  row_no: z.int(),
  name: z.string(),
  /** The last four characters of the document's number; '' where these cannot be told, as of a number that a spreadsheet ruined. */
  last4: z.string(),
  /** Where the person was to work: the company's name, or the list's words where it is none of the enterprise's; '' where neither. */
  work_company: z.string(),
  /** The work type in the list's words; '' where it says none. */
  occupation: z.string(),
  /**
   * The days of the cover that the person has or is about to have, in any policy: the first that are together. Null where none is known.
   * `at_other_company` 1: it is for work at another company than the one that the list names.
   */
  cover: z.nullable(z.object({ from: day, to: day, at_other_company: flag })),
  /** The errors of the row, for other words than those of `why`. */
  reasons: z.array(
    z.object({
      code: z.enum(verdictCodes),
      detail: z.nullable(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
});

/** So many of those whom the list names for one reason are answered by name. */
export const told_named_max = 8;

/** Who stands on a list without being insured by it. */
const keptOutput = z.object({
  /** The list; null where the change was made without one, or it was thrown away. */
  import_job_id: z.nullable(id),
  /** The rows of the list. Several may be of one person, who is counted once: `person_count` are without cover, `covered_count` covered already. */
  row_count: z.int(),
  person_count: z.int(),
  covered_count: z.int(),
  /** The first of those who are not covered. */
  list: z.array(
    z.extend(keptPerson, {
      /** What keeps them from being insured, to whoever works on the list; '' where nothing does any more. */
      why: z.string(),
      /** What the insurer said of them; '' where it said nothing. */
      said: z.string(),
    }),
  ),
  /** The first of those who are covered already. */
  covered_list: z.array(keptPerson),
  /** Where all who stayed on the list were to work, each once. */
  companies: z.array(z.string()),
  /** Whom the list names for another reason than to be insured, by kind, covered already or not. */
  told: z.array(z.object({ kind: z.enum(intentKinds), person_count: z.int(), names: z.array(z.string()) })),
});

const ofCompany = {
  /** Those alone who were to work there, as `work_company` is answered. */
  work_company: z.optional(z.string().check(z.maxLength(2_000))),
  /** 1: those alone of whom no work company is known. */
  without_company: z.optional(queried(flag)),
};

/**
 * Who stayed on the list that a change was made from, as the list stands now: they are not covered by the change, and why.
 * Those on it who are covered in another way for all of their days are told apart, and so are those covered on any whom the list
 * does not ask to insure: who is to leave is covered until somebody ends that.
 */
export const listKept = call({
  method: 'GET',
  path: '/policy_change/kept',
  access: ['policy_change/detail'],
  writes: false,
  alsoPost: true,
  takesLong: true,
  input: z.strictObject({
    policy_change_id: queried(id),
    ...ofCompany,
  }),
  output: keptOutput,
});

/**
 * The same of a list that is still being worked on: whoever stands on it and is in no change yet. So the one who sent it can be told
 * also where nobody on it could be insured.
 */
export const listUninsured = call({
  method: 'GET',
  path: '/policy_change/uninsured',
  access: ['policy_change/import'],
  writes: false,
  takesLong: true,
  input: z.strictObject({ import_job_id: queried(id), ...ofCompany }),
  output: keptOutput,
});
