import type { Intent } from '@app/domain/roster/intent';
import type { VerdictCode } from '@app/domain/roster/verdict';

/** The finding of each kind of thing that a list says of a person. */
export const codeOf = {
  leave: 'INTENT_LEAVE',
  wait: 'INTENT_WAIT',
  replace: 'INTENT_REPLACE',
  correct: 'INTENT_CORRECT',
  again: 'INTENT_AGAIN',
  unclear: 'INTENT_UNCLEAR',
  out: 'INTENT_OUT',
} as const satisfies Record<Intent['kind'], VerdictCode>;
