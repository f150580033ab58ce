import { migrate } from './platform/database/migrate.ts';
import { queues } from './queues.ts';
import { loadReference } from './reference/load.ts';

/**
 * Makes a database ready to serve: roles, migrations, queues, plans and work types. May be run by several servers at
 * once, and again at every start.
 *
 * @returns the addresses under which the server, the operator and the auditor sign in
 */
export async function prepareDatabase(adminUrl: string, masterKey: Buffer, now: Date) {
  const urls = await migrate(adminUrl, masterKey, queues);
  await loadReference(adminUrl, now);
  return urls;
}
