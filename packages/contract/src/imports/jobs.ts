import * as z from 'zod/mini';
import { day, id, queried, time } from '../fields.ts';
import { listType } from '../policy-changes/fields.ts';
import { rosterFinding } from './rows.ts';

// An unfinished list of persons is kept as an import job: typed, pasted, read from a file, or back from a refused change. Its states: 10
// being read, 20 has faults, 30 without, 40 a draft change holds its sound rows, 50 all insured, 60 could not be read, 70 discarded.

/** The longest text that is taken as a list, and the most rows that are read back at once. */
export const [text_length_max, rows_read_max] = [2_000_000, 5_000] as const;

export const access = ['policy_change/import'] as const;

const jobState = {
  import_job_id: id,
  status: z.int(),
  status_text: z.string(),
  /** Counts the changes of the rows; who saves names the one that was last seen. */
  version: z.int(),
  row_count: z.int(),
  /** Rows with an error, as last judged. */
  fault_count: z.int(),
  updated_at: time,
};

export const saved = z.object({
  ...jobState,
  /**
   * What the server alone can find, on the rows that were sent; on every row when the list moved to another start or policy. The
   * other rows stand as they were. Empty while a file or a long text is still to be read.
   */
  rows: z.array(rosterFinding),
});

export const jobRow = z.object({
  ...jobState,
  kind: listType,
  policy_id: id,
  source: z.enum(['typed', 'pasted', 'file', 'change']),
  file_name: z.nullable(z.string()),
  start_date: z.nullable(day),
  /** The draft that holds its sound rows; null without one. */
  policy_change_id: z.nullable(id),
  /** Who changed it last. */
  by: z.string(),
  created_at: time,
});

export type ImportJobRow = z.output<typeof jobRow>;

export const ofJob = { import_job_id: queried(id) };
