import type { Context } from '../../platform/context.ts';
import { guardQuotas } from '../../quotas/quotas.ts';

/**
 * Says no where drafts, or the persons in them, have become too many: the last thing that a drafting call does.
 *
 * @param author_id who began the draft, as whose it counts for the database too
 */
export const guardDrafts = (context: Context<unknown>, author_id: number, isNew: boolean): Promise<void> =>
  guardQuotas({ ...context, author_id }, ...(isNew ? (['drafts'] as const) : []), 'draft_rows');
