import type { Queue } from '../platform/jobs.ts';

/** Reads the file of a list. */
export const readFiles: Queue = { name: 'import-read', expire_s: 120, retries: 5, each_max: 1 };

/** Clears away what an enterprise has kept long enough: files, lists, answers under their keys, drafts. Its jobs carry no number. */
export const clearOutdated: Queue = { name: 'import-clear', expire_s: 120, retries: 5 };
