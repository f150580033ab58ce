import type { changeEvents } from '@app/contract/policy-changes/fields';
import type { Act } from '../audit/audit.ts';
import type { Context } from '../platform/context.ts';

type ChangeEvent = (typeof changeEvents)[number];

/** A line of the audit chain about a change, by the person who makes the request. The change's timeline is made of these. */
export const actOf = (
  { session, now }: Pick<Context<unknown>, 'session' | 'now'>,
  action: ChangeEvent,
  policy_change_id: number,
  {
    warnings = [],
    ...detail
  }: {
    readonly person_count: number;
    readonly amount_fen: number;
    readonly reason?: string | null;
    /** The warnings that the person went past: those named when the list came, those that stood when it was confirmed. */
    readonly warnings?: readonly string[];
  },
): Act => ({
  actor: session.user.name,
  action,
  entity: 'policy_change',
  entity_id: policy_change_id,
  detail: {
    ...detail,
    ...(warnings.length === 0 ? {} : { warnings: warnings.join(' ') }),
    user_id: session.user.id,
  },
  at: now,
});
