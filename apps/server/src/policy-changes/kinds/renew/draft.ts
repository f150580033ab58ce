import type { Context } from '../../../platform/context.ts';
import { draftAddition } from '../add/draft.ts';

/** Stores who goes over into a policy as a draft: they are judged as any who join it. */
export const draftRenewal = (context: Context<unknown>, wanted: Parameters<typeof draftAddition>[1]) =>
  draftAddition(context, wanted, 'renew');
