import type { Day } from '@app/domain/calendar/day';
import { importStatus } from '@app/domain/list/import-status';
import type { Context } from '../../platform/context.ts';
import { insertJob, type StoredJob } from '../queries.ts';

/** For what a list is that nobody sent: made of persons whom the server knows. */
export type Unfinished<Row> = {
  readonly kind: string;
  readonly policy_id: number;
  readonly start_date: Day | null;
  readonly rows: readonly Row[];
};

/** Makes an unfinished list without rows, whose first version is still to be stored. */
export async function insertUnfinished(
  { tx, session, now }: Pick<Context<unknown>, 'tx' | 'session' | 'now'>,
  { kind, policy_id, start_date }: Omit<Unfinished<never>, 'rows'>,
): Promise<StoredJob> {
  const job = await insertJob(tx, {
    kind,
    policy_id,
    status: importStatus.needsFixes,
    source: 'change',
    start_date,
    user_id: session.user.id,
    user_name: session.user.name,
    created_at: now,
    updated_at: now,
  });
  return { ...job, version: 0 };
}
