import type { z } from 'zod/mini';
import type { PermissionKey } from './permissions.ts';
import type { Refused } from './refusals.ts';

/** A file that is sent may have so many megabytes. */
export const file_mb_max = 10;

/**
 * Who may make a call: anyone at all; whoever is signed in; a member of an enterprise; or a member who
 * holds one of these keys (a super user holds all).
 */
export type Access = 'anyone' | 'session' | 'member' | readonly [PermissionKey, ...PermissionKey[]];

/**
 * One HTTP call as both sides see it: the server answers it, the console makes it, and neither restates
 * its path, its fields or the key it asks for.
 */
export type Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly method: 'GET' | 'POST';
  /** Below `/api`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** A writing call takes an `Idempotency-Key`, or `request_no` in its body, and may be repeated with it safely. */
  readonly writes: boolean;
  /** A read that answers a POST with the same fields too, so that a keyword can stay out of the address. */
  readonly alsoPost?: true;
  /** Carries lists of persons: its body may be 8 MB instead of 1 MB. */
  readonly carriesRows?: true;
  /** Works on all rows of a list, which may have 20,000: its transaction may take longer than others. */
  readonly takesLong?: true;
  /** Writes only what is the user's own, such as read marks: also where the enterprise is frozen or not activated. */
  readonly personal?: true;
  /** Its `wxapp_id` is a field of its own and names another enterprise of the user's; elsewhere it must be the session's. */
  readonly namesEnterprise?: true;
  /** Its body is a file's bytes, at most `file_mb_max`, `application/octet-stream`, with the percent-encoded name in `x-file-name`. */
  readonly takesFile?: true;
  /** Answers with a file instead of the envelope; a refusal comes in the envelope as always. */
  readonly sendsFile?: true;
  readonly input: Input;
  readonly output: Output;
};

/** Defines a call; only keeps its types exact. */
export const call = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: Call<Input, Output>,
): Call<Input, Output> => definition;

/** Every answer's outer shape: code 1 and the data, or a refusal. */
export type Envelope<Data> = { readonly code: 1; readonly msg: string; readonly data: Data } | Refused;
