import pg from 'pg';

/** Any number, the same for every server that fills a database. */
const filling_lock = 4_206_914_328;

/** A schema without anything in it, which stands in the database as long as it is being filled. */
const mark = 'console_unfinished';

type Filling = {
  /** Brings the database up to date. */
  readonly prepare: () => Promise<void>;
  readonly isEmpty: () => Promise<boolean>;
  readonly fill: () => Promise<void>;
  readonly say: (line: string) => void;
};

/**
 * Fills an empty database in full or not at all: what a start that was killed left half filled is thrown away and made
 * anew. Of several servers that start at once one fills, the others wait for it.
 *
 * A database that was not empty before is never marked, so nothing that anybody has entered is thrown away.
 */
export async function fillOnce(adminUrl: string, { prepare, isEmpty, fill, say }: Filling): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [filling_lock]);
    const { rows } = await client.query<{ begun: boolean }>(
      'select to_regnamespace($1) is not null as begun',
      [mark],
    );
    if (rows[0]?.begun) {
      say('An earlier start was ended before the database was filled: it is made anew.');
      await client.query('drop schema if exists app, gate, chk, pgboss cascade');
    }
    await prepare();
    if (!(await isEmpty())) return;
    await client.query(`create schema if not exists ${mark}`);
    await fill();
    await client.query(`drop schema ${mark}`);
  } finally {
    await client.end();
  }
}
