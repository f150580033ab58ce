/** Most lists are written or pasted: what sends a file comes with the first one. */
export const filing = async () => ({
  ...(await import('./file-list.ts')),
  ...(await import('./reading.ts')),
});

/** Nobody waits for it. */
export const discard = async (import_job_id: number) => (await filing()).discard(import_job_id);
