import type { TestProject } from 'vitest/node';
import { startPostgres } from '../src/platform/postgres/postgres.ts';
import { prepareDatabase } from '../src/prepare.ts';
import { testMasterKey } from './master-key.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    appUrl: string;
    operatorUrl: string;
    auditorUrl: string;
  }
}

/** One PostgreSQL for the whole run, made ready as a start of the product would. Each test is an enterprise of its own in it. */
export async function setup(project: TestProject) {
  const server = await startPostgres({ ephemeral: true });
  try {
    const { adminUrl } = server;
    const { appUrl, operatorUrl, auditorUrl } = await prepareDatabase(
      adminUrl,
      testMasterKey,
      new Date('2026-01-01T00:00:00Z'),
    );
    project.provide('adminUrl', adminUrl);
    project.provide('appUrl', appUrl);
    project.provide('operatorUrl', operatorUrl);
    project.provide('auditorUrl', auditorUrl);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
