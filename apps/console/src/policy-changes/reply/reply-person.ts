import type { listKept } from '@app/contract/policy-changes/list-kept';
import type { z } from 'zod/mini';
import { type ChangePerson, failed } from '../result/person-result.ts';

export type Kept = z.output<typeof listKept.output>;

export type Reason = Kept['list'][number]['reasons'][number];

/** A person in a reply: by name and the last four of the number ('' where it cannot be read), and why not covered where that is so. */
export type ReplyPerson = {
  readonly name: string;
  readonly last4: string;
  /** What the insurer said. */
  readonly why: string;
  /** Where the person was to work, as the list says or the company is called. */
  readonly workCompany: string;
  /** The work type in the list's words; '' where it says none, or the person was insured. */
  readonly occupation: string;
  /** What is wrong with what was sent of the person. */
  readonly reasons: readonly Reason[];
  /** The moment at which cover that had begun ended. */
  readonly ended: string | null;
  /** The days of the cover that somebody who stayed on the list has or is about to have. */
  readonly cover: Kept['covered_list'][number]['cover'];
  /** Nobody knows whether there is cover. */
  readonly isCoverOpen: boolean;
};

/**
 * Of somebody whom the list names for another reason than to be insured, only that is told, and what cover there is: nobody has to
 * send anything anew.
 */
export function keptPerson(
  { name, last4, work_company, occupation, reasons, cover, cover_open }: Kept['covered_list'][number],
  why: string,
  coverCodes: ReadonlySet<string> = new Set(),
): ReplyPerson {
  const isNamed = reasons.some(({ code }) => code.startsWith('INTENT_') && code !== 'INTENT_OUT');
  const told = reasons.filter(({ code }) => code.startsWith('INTENT_') || coverCodes.has(code));
  return {
    name,
    last4,
    why,
    workCompany: work_company,
    occupation,
    reasons: isNamed ? told : reasons,
    ended: null,
    cover,
    isCoverOpen: cover_open === 1,
  };
}

export const replyPerson = ({
  name,
  idcard,
  work_company,
  error_msg,
  result,
  cover_until,
}: ChangePerson): ReplyPerson => ({
  name,
  last4: idcard.slice(-4),
  why: error_msg ?? '',
  workCompany: work_company,
  occupation: '',
  reasons: [],
  ended: result === failed ? cover_until : null,
  cover: null,
  isCoverOpen: false,
});
