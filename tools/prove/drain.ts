import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type Drained = { readonly seconds: number; readonly left: string[] };

/** Waits until every change that was due by now has its answer and every job has ended, or the time is up. */
export async function drain(adminUrl: string, within_ms: number): Promise<Drained> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  const begun = performance.now();
  try {
    const {
      rows: [by],
    } = await client.query<{ now: string }>('select now()::text as now');
    for (;;) {
      const left = await findLeft(client, by!.now);
      const seconds = (performance.now() - begun) / 1000;
      if (left.length === 0 || seconds * 1000 > within_ms) return { seconds, left };
      await pause(200);
    }
  } finally {
    await client.end();
  }
}

/**
 * Changes that are sent later, and those that end a cover which one of them opens: until that one is answered they do not leave. Where seats
 * pass on, one waits for the other.
 */
const ahead = `with recursive ahead as (
  select enterprise_id, policy_change_id from app.policy_change where status = 30 and lock_at > $1
  union
  select p.enterprise_id, p.end_change_id from app.policy_person p
  join ahead a on a.enterprise_id = p.enterprise_id and a.policy_change_id = p.add_change_id
  where p.end_change_id is not null)`;

const isAhead = `exists (select from ahead a
  where a.enterprise_id = policy_change.enterprise_id and a.policy_change_id = policy_change.policy_change_id)`;

async function findLeft(client: pg.Client, by: string): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(
    `${ahead}
    select count(*) || ' changes in status ' || status as what from app.policy_change
    where (status = 40 and sent_at <= $1 and not ${isAhead}) or (status = 30 and lock_at <= $1) group by status
    union all
    select count(*) || ' jobs ' || state from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and created_on <= $1 group by state`,
    [by],
  );
  return rows.map(({ what }) => what);
}
