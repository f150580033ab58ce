import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { SettingsError } from '../settings.ts';

/**
 * The key that wraps every enterprise's data key: from MASTER_KEY, else from a file in the data folder that the first
 * start makes, readable by its owner alone. Whoever loses it loses every ID number.
 *
 * @throws SettingsError when the file is gone that an existing database was made with: another key would not fit
 */
export function readMasterKey(
  { MASTER_KEY, DATA_DIR }: { MASTER_KEY?: string | undefined; DATA_DIR: string },
  { isDatabaseThere }: { isDatabaseThere: boolean },
): Buffer {
  if (MASTER_KEY !== undefined) return Buffer.from(MASTER_KEY, 'hex');
  const file = join(DATA_DIR, 'master.key');
  if (isDatabaseThere && !existsSync(file)) {
    throw new SettingsError(
      `${file} is missing: the key that the database in ${DATA_DIR} was made with. Put its copy back under this name (or set MASTER_KEY to it), and start again. Nothing was changed. Without it no ID number of that database can be read; to begin with an empty one, set DATA_DIR to a new folder.`,
    );
  }
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

/** What an installation keeps to recognise its master key again; it tells nothing about the key. */
const checkOf = (masterKey: Buffer) => createHmac('sha256', masterKey).update('installation').digest();

/** Refuses a database whose ID numbers were sealed under another master key. A new database takes this one as its own. */
export async function guardMasterKey(owner: pg.Client, masterKey: Buffer): Promise<void> {
  const check = checkOf(masterKey);
  await owner.query(
    'insert into app.installation (master_key_check, installed_at) values ($1, now()) on conflict do nothing',
    [check],
  );
  const { rows } = await owner.query<{ master_key_check: Buffer }>(
    'select master_key_check from app.installation',
  );
  if (rows[0]?.master_key_check.equals(check)) return;
  throw new SettingsError(
    'The master key (MASTER_KEY, or else the file master.key in DATA_DIR) is not the key that this database was made with. Put the right one back; with another, no ID number can be read.',
  );
}
