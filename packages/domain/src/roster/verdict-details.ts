import type { Day } from '../calendar/day.ts';

/** What the sentences of findings are filled with, of those whose code does not say it all. */
export type FilledDetails = {
  /** The words of the list. */
  readonly INTENT_LEAVE: { readonly words: string };
  readonly INTENT_WAIT: { readonly words: string };
  /** `of`: who is replaced, or whose line is corrected; empty where the list does not say. */
  readonly INTENT_REPLACE: { readonly words: string; readonly of: string };
  readonly INTENT_CORRECT: { readonly words: string; readonly of: string };
  readonly INTENT_AGAIN: { readonly words: string };
  readonly INTENT_UNCLEAR: { readonly words: string };
  /** What a list of leavers says of somebody instead; empty where it says nothing. */
  readonly INTENT_STAYS: { readonly words: string };
  /** What a list of leavers says of who begins; may be empty. */
  readonly INTENT_START: { readonly words: string };
  /** Why, to whoever sent the list; empty where nobody said. */
  readonly INTENT_OUT: { readonly words: string };
  /** The words that a cell was read from, and what else they can mean. */
  readonly DOUBT: { readonly words: string; readonly others: string };
  /** The first digits of the number, as many as the spreadsheet left. */
  readonly ID_EXCEL_NUMBER: { readonly kept: string };
  /** Under which other name the number is covered, and where; or in which other row of the list it stands. */
  readonly ID_NAME_MISMATCH:
    | { readonly name: string; readonly work_company: string }
    | { readonly name: string; readonly row_no: number };
  /** Under which other name the number was, or will be, covered, and the last day of that. */
  readonly NAME_CHANGED: { readonly name: string; readonly to: Day };
  readonly AGE_LOW: { readonly age: number; readonly age_min: number };
  readonly AGE_HIGH: { readonly age: number; readonly age_max: number };
  /** Too old for this plan, and young enough for one that insures the over-age. */
  readonly AGE_OVERBAND: { readonly age: number; readonly age_max: number };
  readonly MINOR_WORKER: { readonly age: number };
  readonly RETIREMENT_AGE: { readonly age: number };
  /** The first row that names the same person. */
  readonly DUP_ROW: { readonly row_no: number };
  /** The cover that this person already has in the policy. */
  readonly DUP_POLICY: { readonly from: Day; readonly to: Day };
  /** Cover of the same kind by the same insurer, which may insure a person only once. */
  readonly DUP_INSURER: OtherCover;
  /** Other cover of this enterprise on some of the days: they are paid for twice. */
  readonly DUP_OTHER: OtherCover;
  /** The days without cover, from the end of earlier cover to the day before this one. */
  readonly GAP: { readonly from: Day; readonly to: Day; readonly days: number };
  /** The words of the list, and what they are remembered to mean. */
  readonly WC_REMEMBERED: { readonly words: string; readonly name: string };
  readonly OCC_REMEMBERED: { readonly words: string; readonly name: string };
  readonly OCC_CLASS: { readonly category: string };
  readonly DATE_PAST: { readonly earliest_start_date: Day };
  readonly DATE_CUTOFF: { readonly earliest_start_date: Day };
  /** The starts that are allowed, and the one that was asked for; none where what was written is no day. */
  readonly DATE_BEYOND_POLICY: { readonly from: Day; readonly to: Day; readonly start?: Day };
  /**
   * Who is covered under nearly this name, '' where nobody is; how many under this very name, with another number; and the number of the
   * enterprise's other policy that covers whom the row names.
   */
  readonly NOT_INSURED: { readonly near: string; readonly namesakes?: number; readonly policy_no?: string };
  /** How many covered persons are called so. */
  readonly AMBIGUOUS: { readonly count: number };
  /** Whose the number, or the chosen cover, is, and where they are covered. */
  readonly OFF_OTHER_NAME: { readonly name: string; readonly work_company: string };
  /** The company that the list says, and the one where the only person of this name is covered. */
  readonly OFF_OTHER_COMPANY: { readonly written: string; readonly work_company: string };
  /** The change that took another of this name off. */
  readonly OFF_NAMESAKE_LEFT: { readonly change_no: string };
  /** Where the list does not say that they leave, and the days of their cover there. */
  readonly OFF_STAYS_COVERED: { readonly work_company: string; readonly from: Day; readonly to: Day };
  /** The other policy that covers them still, and its days. */
  readonly OFF_GOES_ON: { readonly policy_no: string; readonly from: Day; readonly to: Day };
  /** The change that put them in the place of somebody who is not covered any more, and their first day in it. */
  readonly OFF_TOOK_PLACE: { readonly change_no: string; readonly from: Day };
  /** The change that ends this cover already. */
  readonly BEING_REMOVED: { readonly change_no: string };
  readonly ALREADY_PENDING_OFF: { readonly change_no: string };
  /** The first day that may be without cover. */
  readonly OFF_DATE_EARLY: { readonly earliest_off_date: Day };
  /** The last day that the list says, which has passed, and the one with which cover ends instead. */
  readonly OFF_DATE_PASSED: { readonly said: Day; readonly last_day: Day };
  /** The last day of the cover, which ends by itself. */
  readonly OFF_DATE_LATE: { readonly last_day: Day };
  /** Which side of a pair is not written. */
  readonly PAIR_UNBALANCED: { readonly missing: 'leaver' | 'newcomer' };
  /** How many covers whoever leaves has in the policy, of which a place is one. */
  readonly REPLACE_SEVERAL: { readonly count: number };
  /** How often the plan allows it in a month, and what taking off and adding give back and cost instead, where that can be told. */
  readonly REPLACE_QUOTA: {
    readonly per: 'seat' | 'policy';
    readonly limit: number;
    readonly refund_fen: number;
    readonly premium_fen?: number;
  };
  /** How many days somebody is covered at least before their place is given to another. */
  readonly REPLACE_SERVED: { readonly served_days: number };
  /** The class of the work, and the company, of whoever leaves. */
  readonly REPLACE_CLASS: { readonly category: string };
  readonly REPLACE_COMPANY: { readonly work_company: string };
  /** The change that moves this person to where they would be moved on from, and that the insurer has not answered yet. */
  readonly TRANSFER_PENDING: { readonly change_no: string };
  /** The correction of this person that the insurer has not answered. */
  readonly CORRECTION_PENDING: { readonly change_no: string };
  /** The other change of this person that the insurer has not answered. */
  readonly CORRECT_WAITS: { readonly change_no: string };
  /** The correction by which the other of the two was put right. */
  readonly CORRECT_BOTH: { readonly change_no: string };
  /** The other policy that covers this person. */
  readonly CORRECT_ELSEWHERE: { readonly policy_no: string };
  /** How old this person is by the corrected number. */
  readonly CORRECT_PRICE: { readonly age: number };
  /** The last days that are allowed; only one where the plan is not sold by the day. */
  readonly DATE_END: { readonly from: Day; readonly to: Day };
};

type OtherCover = { readonly from: Day; readonly to: Day; readonly policy_no: string };
