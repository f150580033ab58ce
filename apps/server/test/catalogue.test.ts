import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '../src/platform/database/migrate.ts';
import { queues } from '../src/queues.ts';
import { catalogueRules } from './catalogue/rules.ts';
import { testMasterKey } from './master-key.ts';

// What keeps enterprises apart, and facts as they were, is read from the catalogue of the migrated database. Each rule is
// first shown to see the violations that are planted for it: in a database of its own, so that no other test waits for a lock.

const copy = `catalogue_${process.pid}`;
const asked = new pg.Client({ connectionString: inject('adminUrl') });
let planted: pg.Client;

beforeAll(async () => {
  await asked.connect();
  await asked.query(`create database ${copy}`);
  const url = new URL(inject('adminUrl'));
  url.pathname = copy;
  await migrate(url.href, testMasterKey, queues);
  planted = new pg.Client({ connectionString: url.href });
  await planted.connect();
});

afterAll(async () => {
  await planted.end();
  await asked.query(`drop database ${copy} with (force)`);
  await asked.end();
});

describe.each(catalogueRules)('$name', ({ find, planted: violations }) => {
  it('holds', async () => {
    expect(await find(asked)).toEqual([]);
  });

  it.each(violations)('would report: $offence', async ({ sql, offence }) => {
    const reported = expect.arrayContaining([expect.stringContaining(offence)]);
    expect(await find(planted)).not.toEqual(reported);
    await planted.query('begin');
    try {
      await planted.query(sql);
      expect(await find(planted)).toEqual(reported);
    } finally {
      await planted.query('rollback');
    }
  });
});
