import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, EnterpriseId } from './database.ts';
import { SettingsError } from './settings.ts';
import type { Vault } from './vault.ts';

/**
 * The key that wraps every enterprise's data key: from MASTER_KEY, else from a file in the data folder that the first
 * start makes, readable by its owner alone. Whoever loses it loses every ID number.
 */
export function readMasterKey({
  MASTER_KEY,
  DATA_DIR,
}: {
  MASTER_KEY?: string | undefined;
  DATA_DIR: string;
}): Buffer {
  if (MASTER_KEY !== undefined) return Buffer.from(MASTER_KEY, 'hex');
  const file = join(DATA_DIR, 'master.key');
  mkdirSync(DATA_DIR, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new SettingsError(
      `${file} is damaged: restore it from a backup. Without it no ID number can be read.`,
    );
  return Buffer.from(text, 'hex');
}

/** Refuses to serve a database whose ID numbers were sealed under another master key. */
export async function guardMasterKey(database: Database, vault: Vault, now: Date): Promise<void> {
  const check = vault.check();
  const kept = await database.inEnterprise(0 as EnterpriseId, async (tx) => {
    await sql`insert into installation (master_key_check, installed_at) values (${check}, ${now}) on conflict do nothing`.execute(
      tx,
    );
    return tx.selectFrom('installation').select('master_key_check').executeTakeFirstOrThrow();
  });
  if (!kept.master_key_check.equals(check)) {
    throw new SettingsError(
      'MASTER_KEY is not the key that this database was made with. Set the right one; with another, no ID number can be read.',
    );
  }
}
