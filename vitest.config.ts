import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Half of the work of a server test is PostgreSQL's, so two run at once on two cores as well.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The server keeps nothing in modules: reading the product anew for each file would only take time.
    isolate: false,
    // Properties try thousands of inputs, on a machine that does other things too.
    testTimeout: 30_000,
    projects: [
      { test: { name: 'domain', include: ['packages/domain/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['packages/contract/**/*.test.ts'] } },
      { test: { name: 'tidy', include: ['tools/**/*.test.ts'] } },
      // A browser's page is one: its language and its session are kept in modules.
      { test: { name: 'console', include: ['apps/console/**/*.test.{ts,tsx}'], isolate: true } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/cluster.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
