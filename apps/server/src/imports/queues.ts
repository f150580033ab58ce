import type { Queue } from '../platform/jobs.ts';

/** Reads the file of a list. */
export const readFiles: Queue = { name: 'import-read', expire_s: 120, retries: 5, each_max: 1 };

/** Clears away the files and lists of an enterprise that have been kept long enough; its jobs carry no number. */
export const clearKept: Queue = { name: 'import-clear', expire_s: 120, retries: 5 };
