import type { Queue } from '../platform/jobs.ts';

/** Sends a change to its insurer, or asks what became of it. */
export const sendChanges: Queue = { name: 'policy-change-send', expire_s: 120, retries: 20 };
