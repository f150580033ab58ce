// node tools/run.mjs tools/schema.ts: writes apps/server/src/platform/schema.ts, the row types of the migrated database.
import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { startPostgres } from '../apps/server/src/platform/postgres/postgres.ts';

const file = new URL('../apps/server/src/platform/schema.ts', import.meta.url);

const types: Record<string, string> = {
  int8: 'number',
  int4: 'number',
  text: 'string',
  _text: 'string[]',
  _int4: 'number[]',
  bytea: 'Buffer',
  bool: 'boolean',
  date: 'Day',
  timestamptz: 'Date',
  tstzrange: 'string',
};

type Column = {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  made: boolean;
  always: boolean;
};

/** What columns of a name hold, wherever they stand. */
const typesByName: Record<string, string> = { change_type: 'ChangeType', operation: 'ChangeType' };

/** The text of schema.ts for a database. */
export async function describeSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as made, a.attgenerated <> '' or a.attidentity = 'a' as always
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and c.relname <> 'schema_migration'
    order by c.relname, a.attnum`);
  await client.end();
  const tables = Map.groupBy(rows, ({ table }) => table);
  return [
    '// Made by tools/schema.ts from the migrated database; a test fails when it differs. Do not edit.',
    "import type { Day } from '@app/domain/calendar/day';",
    "import type { ChangeType } from '@app/domain/changes/kinds';",
    "import type { Fen } from '@app/domain/money/money';",
    "import type { Generated, GeneratedAlways } from 'kysely';",
    '',
    'export type Schema = {',
    ...[...tables.entries()].flatMap(([table, columns]) => [
      `  ${table}: {`,
      ...columns.map((column) => `    ${column.name}: ${typeOf(column)};`),
      '  };',
    ]),
    '};',
    '',
  ].join('\n');
}

function typeOf({ name, type, nullable, made, always }: Column): string {
  const known = typesByName[name] ?? types[type];
  if (!known) throw new RangeError(`no TypeScript type for ${type}`);
  const plain = `${name.endsWith('_fen') ? 'Fen' : known}${nullable ? ' | null' : ''}`;
  if (always) return `GeneratedAlways<${plain}>`;
  return made ? `Generated<${plain}>` : plain;
}

if (import.meta.main) {
  const server = await startPostgres({ ephemeral: true });
  try {
    await migrate(server.adminUrl, Buffer.alloc(32, 7), []);
    writeFileSync(file, await describeSchema(server.adminUrl));
  } finally {
    await server.stop();
  }
}
