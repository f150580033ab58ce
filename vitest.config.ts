import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const everyCall = 'apps/server/test/every-call.test.ts';

const serverTests = (name: string, files: { readonly include?: string[]; readonly exclude?: string[] }) => ({
  test: {
    name,
    include: ['apps/server/**/*.test.ts'],
    ...files,
    globalSetup: ['apps/server/test/cluster.ts'],
    hookTimeout: 300_000,
  },
});

export default defineConfig({
  test: {
    // Half of the work of a server test is PostgreSQL's, so two run at once on two cores as well.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The server keeps nothing in modules: reading the product anew for each file would only take time.
    isolate: false,
    // Properties try thousands of inputs, and servers start from nothing, on a machine that does other things too: what takes
    // half a minute with four processors to itself takes two with a share of two.
    testTimeout: 300_000,
    projects: [
      { test: { name: 'domain', include: ['packages/domain/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['packages/contract/**/*.test.ts'] } },
      { test: { name: 'tidy', include: ['tools/**/*.test.ts'] } },
      // A browser's page is one: its language and its session are kept in modules.
      { test: { name: 'console', include: ['apps/console/**/*.test.{ts,tsx}'], isolate: true } },
      serverTests('server', { exclude: [everyCall] }),
      // Projects begin in the order of their names. This file takes as long as all others together: it must not come last.
      serverTests('calls', { include: [everyCall] }),
    ],
  },
});
