import type { QuotaName } from '@app/contract/refusals';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { lockQuotas, usedBy } from './queries.ts';

/**
 * How much one user and one enterprise may have here at a time: far more than an office of twenty clerks with 3,000
 * workers needs, and too little to fill a disk with. The database holds the same numbers (migration 0026).
 *
 * Source: docs/reliability.md#what-an-office-may-keep
 */
export const quotas: {
  readonly [Name in QuotaName]: { readonly user: number; readonly enterprise: number };
} = {
  /** Of files whose bytes are kept. */
  file_mb: { user: 100, enterprise: 500 },
  /** Files and long texts within an hour. */
  uploads: { user: 120, enterprise: 600 },
  /** Lists that are neither done nor discarded. */
  lists: { user: 200, enterprise: 1_000 },
  /** Changes that wait to be confirmed. */
  drafts: { user: 100, enterprise: 500 },
  /** Their persons, and those of drafts that were deleted within a day. */
  draft_rows: { user: 100_000, enterprise: 200_000 },
  views: { user: 120, enterprise: 5_000 },
};

type Acting = Pick<Context<unknown>, 'tx' | 'session' | 'now'> & {
  /** Whose it counts as, where a colleague goes on with what they began. */
  readonly author_id?: number;
};

/** Says no to what would be too much before any work is done for it. Waits for nobody, so that two may pass at once. */
export async function guardRoom(
  acting: Acting,
  wanted: { readonly [Name in QuotaName]?: number },
): Promise<void> {
  for (const [name, amount] of Object.entries(wanted)) await guardOne(acting, name as QuotaName, amount);
}

/**
 * Says no when there is too much with what this request has added. The last thing that a handler does, after the audit
 * line: from here on others of its enterprise wait until it ends.
 */
export async function guardQuotas(acting: Acting, ...names: readonly QuotaName[]): Promise<void> {
  if (names.length === 0) return;
  await lockQuotas(acting.tx);
  for (const name of names) await guardOne(acting, name, 0);
}

async function guardOne(acting: Acting, what: QuotaName, adding: number): Promise<void> {
  const { tx, session, now, author_id = session.user.id } = acting;
  const used = await usedBy(tx, what, author_id, now);
  const own = author_id === session.user.id ? 'user' : 'author';
  const { user, enterprise } = quotas[what];
  if (used.user + adding > user) throw new Refusal('QUOTA', { what, whose: own, most: user });
  if (used.enterprise + adding > enterprise)
    throw new Refusal('QUOTA', { what, whose: 'enterprise', most: enterprise });
}
