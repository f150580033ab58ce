import { codeOf, httpStatusOf, type Reason, type Refusals, type Refused } from '@app/contract/refusals';
import type { Language } from '@app/contract/words/languages';
import { wordRefusal } from '@app/contract/words/words';

/**
 * A request that is turned down. Thrown from anywhere below a handler, it undoes the transaction and
 * becomes the answer; it is never logged as an error.
 */
export class Refusal<R extends Reason = Reason> extends Error {
  override readonly name = 'Refusal';
  readonly reason: R;
  readonly detail: Refusals[R];

  constructor(reason: R, ...[detail]: Refusals[R] extends null ? [] : [detail: Refusals[R]]) {
    super(reason);
    this.reason = reason;
    this.detail = (detail ?? null) as Refusals[R];
  }
}

/** A refusal as it travels, in the caller's language. */
export function refusedEnvelope(
  { reason, detail }: Refusal,
  language: Language,
  requestId: string,
): { status: number; envelope: Refused } {
  const envelope = {
    code: codeOf(reason),
    msg: wordRefusal(language, reason, detail),
    reason,
    detail,
    // Older clients look for the rows of a refused list here.
    data: reason === 'ROWS_REFUSED' ? detail : null,
    request_id: requestId,
  } as Refused;
  return { status: httpStatusOf[reason] ?? 200, envelope };
}
