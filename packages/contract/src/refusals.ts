import type { Day } from '@app/domain/calendar/day';
import type { RowVerdicts } from './verdicts.ts';

/**
 * Why the server may say no, and what each no carries. `words/` says each in four languages; a reason that
 * a language has no words for does not compile.
 */
export type Refusals = {
  // The caller
  AUTH: null;
  TOKEN_UNKNOWN: null;
  SIGNED_IN_ELSEWHERE: null;
  /** The user was disabled, or belongs to the enterprise no more. */
  SIGN_IN_WITHDRAWN: null;
  TOKEN_EXPIRED: null;
  LOGIN_FAIL: null;
  CAPTCHA: null;
  FORBIDDEN: null;
  NO_ENTERPRISE: null;
  ENTERPRISE_MISMATCH: null;
  ENTERPRISE_FROZEN: null;
  ENTERPRISE_EXPIRED: null;
  NOT_ACTIVATED: { readonly status: number };
  // The request
  VALIDATION: { readonly fields: readonly string[] };
  NOT_FOUND: null;
  UNKNOWN_PATH: null;
  TOO_LARGE: { readonly limit_mb: number };
  MEDIA_TYPE: null;
  RATE_LIMIT: { readonly retry_after_s: number };
  /** Too much of one sender is being worked on at this moment. */
  TOO_MANY_AT_ONCE: { readonly whose: 'user' | 'enterprise' | 'address'; readonly retry_after_s: number };
  IDEMPOTENCY_CONFLICT: null;
  /** It was done, and what was answered then is no longer kept. Nothing was done again. */
  ANSWER_FORGOTTEN: { readonly done_at: string };
  UNAVAILABLE: { readonly retry_after_s: number };
  /** It may have been done. `is_keyed`: asking again with the same key does nothing twice. */
  OUTCOME_UNKNOWN: { readonly retry_after_s: number; readonly is_keyed: boolean };
  SERVER: null;
  VIEWS_TOO_MANY: { readonly views_max: number };
  /** Words that are a work company's or a work type's own name mean nothing else. */
  ALIAS_TAKEN: { readonly name: string };
  ALIASES_TOO_MANY: { readonly aliases_max: number };
  /** There is no room for more of it: of this user's, of the colleague's who began the draft, or of the whole enterprise's. */
  QUOTA: {
    readonly what: QuotaName;
    readonly whose: 'user' | 'author' | 'enterprise';
    readonly most: number;
  };
  /** How many numbers a user may see a day, and when the next day begins. */
  REVEAL_LIMIT: { readonly reveals_max: number; readonly opens_at: string };
  /** How many numbers that are nearly those of stored persons a user may type a day, and when the next day begins. */
  NUMBER_GUESSES: { readonly guesses_max: number; readonly opens_at: string };
  // Policy changes
  POLICY_CLOSED: { readonly status: number };
  /** How many rows are faulty, and the first of them with their findings. */
  ROWS_REFUSED: {
    readonly error_count: number;
    readonly list: readonly RowVerdicts[];
    readonly list_str: string;
  };
  /** Rows with warnings that the forecast did not have. Nothing was confirmed. */
  WARNINGS_NEW: {
    readonly row_count: number;
    readonly list: readonly RowVerdicts[];
    readonly list_str: string;
  };
  ROWS_TOO_MANY: { readonly rows_max: number };
  LIST_TOO_LONG: { readonly characters_max: number };
  DUPLICATE_SUBMIT: {
    readonly policy_change_id: number;
    readonly change_no: string;
    readonly submitted_at: string;
  };
  STATE_CONFLICT: { readonly status: number };
  /** Whoever asked for an approval does not give it. */
  OWN_APPROVAL: null;
  FORECAST_EXPIRED: null;
  CUTOFF_PASSED: { readonly earliest_start_date: Day };
  /** What it costs now less what it gives back; of a change that opens no cover, what comes back. */
  PRICE_CHANGED: { readonly premium_fen: number; readonly refund_fen: number | null };
  BALANCE: { readonly short_by_fen: number };
  UNDO_CLOSED: { readonly lock_at: string };
  /** Somebody else has begun to end one of these covers at the same moment. */
  ROWS_MOVED: null;
  /** A removal would leave fewer persons than the plan insures at least. */
  MIN_PERSONS: { readonly min_persons: number; readonly left: number };
  /** The plan lets nobody take the place of another. */
  REPLACE_NOT_ALLOWED: null;
  /** Another change ends cover that this one opened, and is to be taken back before. */
  ENDED_ELSEWHERE: { readonly change_no: string };
  /** A later removal counted on whom this one added: without them the plan's least is not reached. */
  COUNTED_ELSEWHERE: {
    readonly change_no: string;
    readonly min_persons: number;
    readonly left: number;
  };
  /** No list is kept of whom the insurer refused of this kind of change. */
  NO_LIST_KEPT: null;
  /** A policy can be renewed from some days before its end, and some after. */
  RENEW_NOT_OPEN: { readonly opens_on: Day };
  /** A renewal costs more than there is; of it nothing was done. */
  RENEW_FUNDS: { readonly short_by_fen: number };
  /** What renewing a policy would do is not what was seen: others, another price, or other warnings. Nothing was renewed. */
  RENEWAL_CHANGED: { readonly person_count: number; readonly premium_fen: number };
  /** Nobody is covered to the end of the policy who is not covered beyond. */
  NOTHING_TO_RENEW: null;
  /** The policy leaves nobody uncovered, or no longer. */
  GAP_NONE: null;
  /** No policy of the same plan is open that covers the day. */
  GAP_NO_POLICY: null;
  // Unfinished lists and their files
  /** Someone saved it in the meantime, and when. */
  LIST_CHANGED: { readonly version: number; readonly by: string; readonly at: string };
  /** Rows of the list that a draft was made of were written anew or taken out since, by whom and when. */
  LIST_EDITED: { readonly by: string; readonly at: string };
  /** The list cannot be worked on as it stands: it is being read, or it is discarded, or insured by a change. */
  LIST_STATE: {
    readonly status: number;
    readonly change: { readonly policy_change_id: number; readonly change_no: string } | null;
  };
  LIST_EMPTY: null;
  /** A text or a file in which nobody is named. */
  LIST_NOT_FOUND: null;
  FILE_GONE: null;
  /** Evidence is a photograph, a scan or a PDF. */
  EVIDENCE_TYPE: null;
  FILE_EMPTY: null;
  FILE_TYPE: null;
  FILE_XLS: null;
  FILE_PROTECTED: null;
  FILE_BROKEN: null;
  FILE_TOO_SLOW: null;
  FILE_TOO_LARGE_INSIDE: { readonly what: FileLimit; readonly limit: number };
};

/** What a user and an enterprise may have only so much of at a time. */
export type QuotaName = 'file_mb' | 'uploads' | 'lists' | 'drafts' | 'draft_rows' | 'views';

/** What a spreadsheet may hold only so much of. */
export type FileLimit = 'parts' | 'unpacked_mb' | 'ratio' | 'rows' | 'columns' | 'characters' | 'cells';

export type Reason = keyof Refusals;

/** The codes of the envelope that are not 1: refused, signed out, token unknown, signed in elsewhere, token expired. */
export type RefusedCode = 0 | -1 | 50008 | 50012 | 50014;

export type Refused = {
  readonly [R in Reason]: {
    readonly code: RefusedCode;
    readonly msg: string;
    readonly reason: R;
    readonly detail: Refusals[R];
    /** The same as `detail` where older clients look for the rows of a refused list; else null. */
    readonly data: Refusals[R] | null;
    readonly request_id: string;
  };
}[Reason];

/** What the caller and the transport are told by HTTP; the business speaks in the envelope alone, with 200. */
export const httpStatusOf: { readonly [R in Reason]?: number } = {
  AUTH: 401,
  TOKEN_UNKNOWN: 401,
  SIGNED_IN_ELSEWHERE: 401,
  SIGN_IN_WITHDRAWN: 401,
  TOKEN_EXPIRED: 401,
  FORBIDDEN: 403,
  ENTERPRISE_MISMATCH: 409,
  VALIDATION: 400,
  UNKNOWN_PATH: 404,
  TOO_LARGE: 413,
  MEDIA_TYPE: 415,
  RATE_LIMIT: 429,
  TOO_MANY_AT_ONCE: 429,
  UNAVAILABLE: 503,
  OUTCOME_UNKNOWN: 503,
  SERVER: 500,
};

/**
 * Whether a refusal is the server's word on the request that carried a key: only then is the key used up. These are said before a key is
 * looked at, or instead: an earlier try under it may have been done all the same.
 */
export const endsKey = (reason: Reason | undefined): boolean =>
  reason !== undefined && !saidBesideTheKey.has(reason);

const saidBesideTheKey: ReadonlySet<Reason> = new Set<Reason>([
  'AUTH',
  'TOKEN_UNKNOWN',
  'SIGNED_IN_ELSEWHERE',
  'SIGN_IN_WITHDRAWN',
  'TOKEN_EXPIRED',
  'FORBIDDEN',
  'NO_ENTERPRISE',
  'ENTERPRISE_MISMATCH',
  'ENTERPRISE_FROZEN',
  'ENTERPRISE_EXPIRED',
  'NOT_ACTIVATED',
  'RATE_LIMIT',
  'TOO_MANY_AT_ONCE',
  'UNAVAILABLE',
  'OUTCOME_UNKNOWN',
  'SERVER',
]);

/** The envelope's code of a refusal; 0 unless the session itself is at fault. */
export const codeOf = (reason: Reason): RefusedCode => sessionCodes[reason] ?? 0;

const sessionCodes: { readonly [R in Reason]?: RefusedCode } = {
  AUTH: -1,
  TOKEN_UNKNOWN: 50008,
  SIGNED_IN_ELSEWHERE: 50012,
  SIGN_IN_WITHDRAWN: 50012,
  TOKEN_EXPIRED: 50014,
};
