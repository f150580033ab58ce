import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { from } from 'pg-copy-streams';

/** A table like the one that covers stand in, with its indexes and checks, and the fastest way for rows into it. */
export type CopyTarget = Awaited<ReturnType<typeof openCopyTarget>>;

const columns = `enterprise_id, policy_id, employee_id, add_change_id, row_no, work_company_id, occupation_id, category,
  unit_price_fen, premium_fen, cover, planned_from, planned_until, bound_at, created_at`;

export async function openCopyTarget(adminUrl: string) {
  const client = new pg.Client(adminUrl);
  await client.connect();
  await client.query('create table public.copied (like app.policy_person including all)');
  return { client, close: () => client.end() };
}

/** Copies so many covers into the emptied table. */
export async function copyCovers({ client }: CopyTarget, count: number): Promise<void> {
  await client.query('truncate public.copied');
  const [now, begin, end] = ['2026-11-01 00:00+08', '2026-11-02 00:00+08', '2026-12-01 00:00+08'];
  const lines = Readable.from(
    Array.from({ length: count }, (_, at) => {
      const cover = `["${begin}","${end}")`;
      return `${[1, 1, at, 1, at, at % 40, at % 200, '1', 4200, 4200, cover, begin, end, now, now].join('\t')}\n`;
    }),
  );
  await pipeline(lines, client.query(from(`copy public.copied (${columns}) from stdin`)));
}
