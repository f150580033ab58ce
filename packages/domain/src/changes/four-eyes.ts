import { type ChangeType, changeKinds } from './kinds.ts';

/**
 * Whether a second user has to approve what one has confirmed: everything, where the enterprise wants that, but a renewal, which carries
 * on what stands. Nobody's cover may lapse at the end of a month because somebody else is away.
 *
 * Source: docs/business-rules.md#policy-changes
 */
export const needsSecondUser = (change_type: ChangeType, isRequired: boolean): boolean =>
  isRequired && !changeKinds[change_type].carriesOn;
