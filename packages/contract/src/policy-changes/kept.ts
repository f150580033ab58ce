import { rosterFields } from '@app/domain/roster/cells';
import { intentKinds } from '@app/domain/roster/intent';
import { verdictCodes } from '@app/domain/roster/verdict';
import * as z from 'zod/mini';
import { day, flag, id, queried } from '../fields.ts';

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
   * `at_other_company` 1: it is for work at another company than the one that the list names. `by_name` 1: no number of theirs can be read,
   * and exactly one person of the name is covered.
   */
  cover: z.nullable(z.object({ from: day, to: day, at_other_company: flag, by_name: flag })),
  /** 1: nobody knows whether there is cover, as no number can be read and the name tells no one person. */
  cover_open: flag,
  /** The errors of the row, for other words than those of `why`. */
  reasons: z.array(
    z.object({
      code: z.enum(verdictCodes),
      /** The cell that it is about. */
      field: z.optional(z.enum(rosterFields)),
      detail: z.nullable(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
});

/** So many of those whom the list names for one reason are answered by name. */
export const told_named_max = 8;

/** Who stands on a list without being insured by it. */
export const keptOutput = z.object({
  /** The list; null where the change was made without one, or it was thrown away. */
  import_job_id: z.nullable(id),
  /** The rows of the list. Several may be of one person, who is counted once: `person_count` are without cover, `covered_count` covered already. */
  row_count: z.int(),
  person_count: z.int(),
  covered_count: z.int(),
  /** Those of `person_count` for whom nothing is to be done any more: all of their rows say that they leave, or were left out by hand. */
  settled_count: z.int(),
  /** Those of `person_count` of whom it is known that they have no cover at all. */
  without_count: z.int(),
  /** The first of those who are not covered. */
  list: z.array(
    z.extend(keptPerson, {
      /** What keeps them from being insured, to whoever works on the list; '' where nothing does any more. */
      why: z.string(),
      /** What the insurer said of them; '' where it said nothing. */
      said: z.string(),
      /** 1: counted in `settled_count`. */
      settled: flag,
    }),
  ),
  /** The first of those who are covered already. */
  covered_list: z.array(keptPerson),
  /** Where all who stayed on the list were to work, each once. */
  companies: z.array(z.string()),
  /** Whom the list names for another reason than to be insured, by kind, covered already or not. */
  told: z.array(z.object({ kind: z.enum(intentKinds), person_count: z.int(), names: z.array(z.string()) })),
});

export const ofCompany = {
  /** Those alone who were to work there, as `work_company` is answered. */
  work_company: z.optional(z.string().check(z.maxLength(2_000))),
  /** 1: those alone of whom no work company is known. */
  without_company: z.optional(queried(flag)),
};
