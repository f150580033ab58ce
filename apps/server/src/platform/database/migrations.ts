import { readdirSync } from 'node:fs';

export const migrationsFolder = new URL('../../../migrations/', import.meta.url);

/** The names of the migrations that this code brings along, in order. */
export const migrationNames = (): string[] =>
  readdirSync(migrationsFolder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort();
