import { clearOutdated, readFiles } from './imports/queues.ts';
import type { Queue } from './platform/jobs.ts';
import { renewPolicies, sendChanges } from './policy-changes/queues.ts';

/** Every feature's queues, for whoever makes them in the database. */
export const queues: readonly Queue[] = [sendChanges, renewPolicies, readFiles, clearOutdated];
