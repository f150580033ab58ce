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

/** It ends covers of a change that is sent later: until that one is answered it does not leave. */
const isAhead = `exists (
  select from app.policy_person p
  join app.policy_change o on o.enterprise_id = p.enterprise_id and o.policy_change_id = p.add_change_id
  where p.enterprise_id = policy_change.enterprise_id and p.end_change_id = policy_change.policy_change_id
    and o.status = 30 and o.lock_at > $1)`;

async function findLeft(client: pg.Client, by: string): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(
    `select count(*) || ' changes in status ' || status as what from app.policy_change
    where (status = 40 and sent_at <= $1 and not ${isAhead}) or (status = 30 and lock_at <= $1) group by status
    union all
    select count(*) || ' jobs ' || state from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and created_on <= $1 group by state`,
    [by],
  );
  return rows.map(({ what }) => what);
}
