/** Which row of which list a line of a file of rejected rows was made of, as its hidden column says it. */
export const rowKey = (import_job_id: number, row_no: number): string => `L${import_job_id}-${row_no}`;

export function rowOfKey(key: string): { import_job_id: number; row_no: number } | undefined {
  const [, list, row] = /^L(\d{1,15})-(\d{1,7})$/.exec(key.trim()) ?? [];
  return list === undefined ? undefined : { import_job_id: Number(list), row_no: Number(row) };
}
