import pg from 'pg';
import type { RunningPostgres } from './postgres.ts';

/** The one database of the embedded server that is served. */
export const servedDatabase = 'console';
const unfinished = 'console_unfinished';

/**
 * Makes the served database when it is not there yet: in full under another name, and then renamed, so that one
 * that has its name is whole. What an interrupted first start left is thrown away and made anew.
 *
 * @param fill does all of the first start's work on the address it is given, and closes what it opened
 * @returns the superuser's address of the served database
 */
export async function makeWholeDatabase(
  { adminUrl, urlOf }: Pick<RunningPostgres, 'adminUrl' | 'urlOf'>,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await isThere(client))) {
      await client.query(`drop database if exists ${unfinished} with (force)`);
      await client.query(`create database ${unfinished}`);
      await fill(urlOf(unfinished));
      // A connection that was closed a moment ago may still be on its way out, and would refuse the new name.
      await client.query('select pg_terminate_backend(pid, 2000) from pg_stat_activity where datname = $1', [
        unfinished,
      ]);
      await client.query(`alter database ${unfinished} rename to ${servedDatabase}`);
    }
    return urlOf(servedDatabase);
  } finally {
    await client.end();
  }
}

/** Whether the served database was made by an earlier start, in full. */
export async function isDatabaseThere({ adminUrl }: Pick<RunningPostgres, 'adminUrl'>): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await isThere(client);
  } finally {
    await client.end();
  }
}

async function isThere(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [servedDatabase]);
  return rowCount === 1;
}
