import { clearOutdated, readFiles } from './imports/queues.ts';
import type { Queue } from './platform/jobs.ts';
import { sendChanges } from './policy-changes/queues.ts';

/** Every feature's queues, for whoever makes them in the database. */
export const queues: readonly Queue[] = [sendChanges, readFiles, clearOutdated];
