import type { ChangeType } from '@app/domain/changes/kinds';
import type { OffReason } from '@app/domain/policies/left-behind';

/** The states that a person meets, by their codes. A language that lacks one does not compile. */
export type StatusWords = {
  readonly policy: Readonly<Record<0 | 1 | 2 | 3 | 5 | 10 | 15 | 20 | 30 | 40, string>>;
  readonly policyChange: Readonly<Record<0 | 10 | 15 | 20 | 30 | 40 | 50 | 55 | 60 | 70 | 80, string>>;
  readonly cover: Readonly<Record<10 | 20 | 25 | 40 | 45 | 50 | 60 | 70 | 80, string>>;
  readonly workCompany: Readonly<Record<5 | 10 | 20 | 30 | 40, string>>;
  readonly enterprise: Readonly<Record<0 | 10 | 20 | 30 | 40 | 50, string>>;
  /** An unfinished list. */
  readonly importJob: Readonly<Record<10 | 20 | 30 | 40 | 50 | 60 | 70, string>>;
  readonly changeType: Readonly<Record<ChangeType, string>>;
  /** Why a person is not covered where it was not the insurer who said no. */
  readonly failure: Readonly<Record<'ISSUED_TOO_LATE' | 'NEVER_COVERED', string>>;
  /** Why somebody is without cover whom nobody took off. */
  readonly offReason: Readonly<Record<OffReason, string>>;
  /** How it stands with the renewal of a policy. */
  readonly renewal: Readonly<Record<10 | 15 | 20 | 30 | 40 | 45 | 50 | 60, string>>;
  /** Who acted where it was nobody in person. */
  readonly actor: Readonly<Record<'@system' | '@insurer' | '@operator', string>>;
};

export const english: StatusWords = {
  policy: {
    0: 'Draft',
    1: 'Underwriting',
    2: 'Returned',
    3: 'Awaiting payment',
    5: 'Not yet effective',
    10: 'In force',
    15: 'Locked',
    20: 'Expired',
    30: 'Surrendered',
    40: 'Void',
  },
  policyChange: {
    0: 'Draft',
    10: 'Awaiting confirmation',
    15: 'Awaiting approval',
    20: 'Awaiting funds',
    30: 'Submitted, can be taken back',
    40: 'With the insurer',
    50: 'Done',
    55: 'Partly done',
    60: 'Refused',
    70: 'Withdrawn',
    80: 'Void',
  },
  cover: {
    10: 'Starts soon',
    20: 'Covered',
    25: 'Covered, ends soon',
    40: 'Removed',
    45: 'Replaced',
    50: 'Expired',
    60: 'Removed by the system',
    70: 'Cancelled before start',
    80: 'Refused',
  },
  workCompany: { 5: 'Draft', 10: 'Approved', 20: 'Under review', 30: 'Rejected', 40: 'Disabled' },
  enterprise: {
    0: 'Incomplete',
    10: 'Under review',
    20: 'Rejected',
    30: 'Approved',
    40: 'Frozen',
    50: 'Expired',
  },
  importJob: {
    10: 'Being read',
    20: 'To be mended',
    30: 'Ready',
    40: 'Drafted',
    50: 'Done',
    60: 'Could not be read',
    70: 'Discarded',
  },
  changeType: {
    add: 'Add',
    off: 'Remove',
    replace: 'Replace',
    transfer: 'Transfer',
    correct: 'Correct',
    renew: 'Renew',
  },
  failure: {
    ISSUED_TOO_LATE: 'The insurer issued after the last day that could still be covered.',
    NEVER_COVERED:
      'The insurer had refused the cover that this row was to end or pass on, so nothing comes of the row.',
  },
  offReason: {
    NOT_RENEWED: 'The policy ended and was not renewed',
    OVERAGE: 'Too old for the plan',
    WORK_COMPANY: 'The work company takes nobody now',
    OCCUPATION: 'The work type is not insured now',
    BLOCKED: 'Not to be insured any more',
    OTHER: 'Could not go over',
  },
  renewal: {
    10: 'Renewable',
    15: 'Renews itself',
    20: 'Funds short',
    30: 'Renewing',
    40: 'Renewed',
    45: 'Partly renewed',
    50: 'Given up',
    60: 'Ended, not renewed',
  },
  actor: { '@system': 'By the clock', '@insurer': 'The insurer', '@operator': 'The operator' },
};
