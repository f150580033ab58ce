import type { Platform } from '../../platform/answer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Gate } from '../../platform/gate.ts';
import type { JobData } from '../../platform/jobs.ts';
import { clearLists } from '../queries.ts';
import { clearFiles } from './file.queries.ts';

const enterprises_max = 1_000;

/** The enterprises in which something has been kept long enough. */
export async function sweepKept(gate: Gate, clock: Clock): Promise<JobData[]> {
  const due = await gate.dueClearing(clock.now(), enterprises_max);
  return due.map(({ enterprise_id }) => ({ enterprise_id, id: 0 }));
}

/** Clears away what an enterprise's files and lists held, once it has been kept long enough. Safe to run any number of times. */
export const clearKeptOf = ({ database, clock }: Platform, { enterprise_id }: JobData): Promise<void> =>
  database.inEnterprise(enterprise_id, async (tx) => {
    await clearFiles(tx, clock.now());
    await clearLists(tx, clock.now());
  });
