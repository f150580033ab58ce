import type { Queue } from '../platform/jobs.ts';

/** Sends a change to its insurer, or asks what became of it. */
export const sendChanges: Queue = { name: 'policy-change-send', expire_s: 120, retries: 20 };

/** Does what is due about an enterprise's renewals. Its jobs carry no number. */
export const renewPolicies: Queue = { name: 'renewals', expire_s: 300, retries: 5 };
