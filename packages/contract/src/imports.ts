import * as z from 'zod/mini';
import { call } from './call.ts';
import { day, flag, id, queried, rowsOf, time } from './fields.ts';
import {
  likeFields,
  listColumn,
  listSheet,
  rosterEntry,
  rosterFinding,
  rosterValues,
  rowNo,
  skippedRow,
  storedRow,
} from './import-rows.ts';
import { howToRead, sheetChoices, sheetNo } from './import-sheets.ts';
import { confirmableWarnings } from './policy-change-fields.ts';

// An unfinished list of persons is kept as an import job: typed, pasted, read from a file, or back from a refused change. Its states: 10
// being read, 20 has faults, 30 without, 40 a draft change holds its sound rows, 50 all insured, 60 could not be read, 70 discarded.

/** The longest text that is taken as a list, and the most rows that are read back at once. */
export const [text_length_max, rows_read_max] = [2_000_000, 5_000] as const;

const access = ['policy_change/import'] as const;

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

const saved = z.object({
  ...jobState,
  /**
   * What the server alone can find, on the rows that were sent; on every row when the list moved to another start or policy. The
   * other rows stand as they were. Empty while a file or a long text is still to be read.
   */
  rows: z.array(rosterFinding),
});

/**
 * Begins a list, or replaces the rows of one: from a file, a pasted text, or rows typed so far; exactly one of the three. Rows and
 * a short text are taken at once. A file or a long text is read beside (state 10), and `import/detail` tells how
 * far it has come.
 */
export const parseList = call({
  method: 'POST',
  path: '/import/parse',
  access,
  writes: true,
  carriesRows: true,
  takesLong: true,
  input: z.strictObject({
    kind: z._default(z.literal('add'), 'add'),
    policy_id: id,
    start_date: z.optional(z.nullable(day)),
    import_job_id: z.optional(id),
    file_id: z.optional(id),
    text: z.optional(z.string().check(z.minLength(1), z.maxLength(text_length_max))),
    rows: z.optional(rowsOf(rosterEntry)),
    /** With a file: the only sheet to be read, counted from 0; else all are. */
    sheet: z.optional(sheetNo),
    ...howToRead,
    /** With a file: how each of these sheets is to be read, and whether its persons are taken at all. */
    sheets: z.optional(sheetChoices),
  }),
  output: saved,
});

const jobRow = z.object({
  ...jobState,
  kind: z.literal('add'),
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

const ofJob = { import_job_id: queried(id) };

/** How a list stands: how far its file is read, what was recognised and what was left out. */
export const readImport = call({
  method: 'GET',
  path: '/import/detail',
  access,
  writes: false,
  alsoPost: true,
  takesLong: true,
  input: z.strictObject(ofJob),
  output: z.object({
    ...jobRow.shape,
    /** Rows of the file that are read by now. */
    rows_read: z.int(),
    /** Why a file could not be read (state 60), in the caller's words. */
    failure: z.nullable(z.object({ reason: z.string(), msg: z.string() })),
    /** A file of rejected rows went back into this list, which is to be opened instead. */
    continued_in: z.nullable(id),
    /** The change in which its persons were insured, the latest of several; null while they are not. */
    insured_in: z.nullable(z.object({ policy_change_id: id, change_no: z.string() })),
    file_id: z.nullable(id),
    sheets: z.array(listSheet),
    sheet: z.nullable(z.int()),
    heading_row: z.nullable(z.int()),
    columns: z.array(listColumn),
    /**
     * `in`: rows of the sheets that were taken = accepted + skipped; hidden ones are among the accepted. Of a message its lines, `is_message` 1:
     * a line may tell of several persons, or of none but for them.
     */
    counts: z.object({
      in: z.int(),
      accepted: z.int(),
      skipped: z.int(),
      hidden: z.int(),
      is_message: z.optional(flag),
    }),
    /** Who stood in hidden rows: the names of the first of them. */
    hidden_names: z.optional(z.array(z.string())),
    /** The first 1,000 of them. */
    skipped: z.array(skippedRow),
  }),
});

export type ImportDetail = z.output<typeof readImport.output>;

/** The unfinished lists of the enterprise, the latest first, to be gone on with; at most 200. */
export const listImports = call({
  method: 'GET',
  path: '/import/lists',
  access,
  writes: false,
  alsoPost: true,
  input: z.strictObject({ policy_id: z.optional(queried(id)) }),
  output: z.array(z.object({ ...jobRow.shape, policy_no: z.string(), plan: z.string() })),
});

export type UnfinishedList = z.output<typeof listImports.output>[number];

/** The rows of a list in its order, a part at a time; of the version that the answer names. */
export const readImportRows = call({
  method: 'GET',
  path: '/import/rows',
  access,
  writes: false,
  alsoPost: true,
  takesLong: true,
  input: z.strictObject({
    ...ofJob,
    page: z._default(queried(z.int().check(z.minimum(1), z.maximum(10_000))), 1),
    limit: z._default(queried(z.int().check(z.minimum(1), z.maximum(rows_read_max))), rows_read_max),
  }),
  output: z.object({ version: z.int(), total: z.int(), rows: z.array(storedRow) }),
});

/**
 * Saves changes of rows: those named get these values whole, new numbers are new rows at the end, `removed` go. `order`
 * names all rows in a new order. Also moves the list to another start or policy. Refuses with ROSTER_CHANGED when
 * someone else has saved since.
 */
export const fixRows = call({
  method: 'POST',
  path: '/import/fixRow',
  access,
  writes: true,
  carriesRows: true,
  takesLong: true,
  input: z.strictObject({
    import_job_id: id,
    version: z.int().check(z.minimum(1)),
    rows: z._default(rowsOf(rosterEntry), []),
    removed: z._default(rowsOf(rowNo), []),
    order: z.optional(rowsOf(rowNo)),
    start_date: z.optional(z.nullable(day)),
    policy_id: z.optional(id),
  }),
  output: saved,
});

/**
 * Gives all rows whose text in a field is this the same values. A work type is mended at one work company, which `company` names as the
 * rows write or have chosen it: elsewhere the same words mean other work, and where it is not approved nothing is changed.
 */
export const fixAlike = call({
  method: 'POST',
  path: '/import/bulkFix',
  access,
  writes: true,
  takesLong: true,
  input: z.strictObject({
    import_job_id: id,
    version: z.int().check(z.minimum(1)),
    field: z.enum(likeFields),
    match: z.string().check(z.maxLength(2_000)),
    /** Needed for `occupation`, of no use for other fields. */
    company: z.optional(z.pick(rosterValues, { work_company: true, work_company_id: true })),
    values: rosterValues,
  }),
  output: saved,
});

/** Makes a draft change of the sound rows, or puts them in the place of the draft made before. The others stay. */
export const submitImport = call({
  method: 'POST',
  path: '/import/submit',
  access,
  writes: true,
  takesLong: true,
  input: z.strictObject({
    import_job_id: id,
    version: z.int().check(z.minimum(1)),
    skip_errors: z._default(flag, 0),
    confirm_warnings: z._default(z.array(z.enum(confirmableWarnings)).check(z.maxLength(20)), []),
    start_date: z.optional(day),
  }),
  output: z.object({
    policy_change_ids: z.array(id),
    person_count: z.int(),
    kept_count: z.int(),
    version: z.int(),
    status: z.int(),
  }),
});

/** Throws a list away, with its file; a file that is being read is read no further. */
export const discardImport = call({
  method: 'POST',
  path: '/import/discard',
  access,
  writes: true,
  input: z.strictObject({ import_job_id: id }),
  output: z.object({ import_job_id: id, status: z.int() }),
});
