import type { Day } from '@app/domain/calendar/day';

/** A change as the insurer gets it. `change_no` is its idempotency key: the same one again is the same change. */
export type Submission = {
  readonly change_no: string;
  readonly policy_no: string;
  readonly sent_at: Date;
  /** When the insurer said that it has it; null while nobody knows whether it arrived. */
  readonly submitted_at: Date | null;
  /** Whose cover begins, on the days that are covered; and whose ends, on the days that their cover loses. */
  readonly opens: readonly SubmittedPerson[];
  readonly ends: readonly SubmittedPerson[];
  /** Whose name or number was mistyped, as they should be: their cover stays as it is. */
  readonly amends: readonly AmendedPerson[];
};

type SubmittedPerson = {
  readonly row_no: number;
  readonly name: string;
  /** The document, 1 to 7. */
  readonly idtype: number;
  readonly idcard: string;
  readonly birthday: Day;
  readonly gender: 'male' | 'female';
  readonly category: string;
  readonly start_date: Day;
  readonly end_date: Day;
};

/** A person put right: as what the insurer knows them, and the file that proves what they should be. */
type AmendedPerson = SubmittedPerson & {
  readonly was: Pick<SubmittedPerson, 'name' | 'idtype' | 'idcard'>;
  readonly evidence: { readonly name: string; readonly bytes: Uint8Array } | null;
};

/** What became of a change. `failed` names rows that the insurer will not insure, in its own words. */
export type InsurerAnswer =
  | { readonly state: 'pending' }
  | { readonly state: 'issued'; readonly endorse_no: string }
  | {
      readonly state: 'issued_part';
      readonly endorse_no: string;
      readonly failed: readonly { readonly row_no: number; readonly reason: string }[];
    }
  | { readonly state: 'refused'; readonly reason: string };

/** What an insurer says when it is asked. `unknown`: it has no change of this number. */
export type AskedAnswer = InsurerAnswer | { readonly state: 'unknown' };

/** The port to an insurer. Either call may throw: then nothing is known, and it is asked again later. */
export type Insurer = {
  readonly submit: (submission: Submission) => Promise<InsurerAnswer>;
  readonly ask: (submission: Submission) => Promise<AskedAnswer>;
};
