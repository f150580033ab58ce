import { clearKept } from './imports/files/clear.ts';
import type { Platform } from './platform/context.ts';
import { clearOld } from './platform/gate/clear-old.ts';
import { forgetOldKeys, keysBefore } from './platform/answer/idempotency.ts';
import type { JobData } from './platform/jobs.ts';
import { clearDrafts, draftsBefore } from './policy-changes/rows/clear-drafts.ts';

const enterprises_max = 1_000;
const keys_max = 1_000;

/** Clears away what is of no enterprise, and says in which enterprises something has been kept long enough. */
export async function sweepOld({ gate, clock }: Pick<Platform, 'gate' | 'clock'>): Promise<JobData[]> {
  const now = clock.now();
  await clearOld(gate, now);
  const before = { now, keysBefore: keysBefore(now), draftsBefore: draftsBefore(now) };
  const due = await gate.enterprisesToClear(before, enterprises_max);
  return due.map(({ enterprise_id }) => ({ enterprise_id, id: 0 }));
}

/**
 * Clears away what an enterprise has kept long enough, or as much of it as is done quickly: the sweep comes back for the
 * rest. Lists before drafts: a draft that is deleted gives its list the rows back, unless that is as old. Safe to run any
 * number of times.
 */
export async function clearOldOf(platform: Platform, { enterprise_id }: JobData): Promise<void> {
  const { database, clock } = platform;
  await database.inEnterprise(enterprise_id, async (tx) => {
    await clearKept(tx, clock.now());
    await forgetOldKeys(tx, clock.now(), keys_max);
  });
  await database.inEnterprise(enterprise_id, (tx) => clearDrafts(tx, platform, enterprise_id), {
    isLong: true,
  });
}
