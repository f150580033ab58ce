import type pg from 'pg';

/** A line as the auditor sees it: no word of what it says. */
export type ChainLine = {
  readonly enterprise_id: number;
  readonly seq: number;
  readonly prev_hash: Buffer;
  readonly hash: Buffer;
  readonly recomputed_hash: Buffer;
  readonly seal: Buffer | null;
};

/** All lines of all chains, each chain in order. By a cursor: there may be millions. */
export async function* readChains(client: pg.ClientBase): AsyncGenerator<ChainLine> {
  await client.query(`
    declare chain no scroll cursor for
      select enterprise_id::bigint as enterprise_id, seq, prev_hash, hash, recomputed_hash, seal
      from chk.audit order by enterprise_id::bigint, seq`);
  for (;;) {
    const { rows } = await client.query<ChainLine>('fetch 2000 from chain');
    yield* rows;
    if (rows.length === 0) return;
  }
}
