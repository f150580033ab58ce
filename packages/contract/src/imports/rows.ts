import { type ListField, listFields } from '@app/domain/list/fields';
import { others_max, words_length_max } from '@app/domain/list/kept-text';
import { doubtFields } from '@app/domain/roster/cells';
import { intentKinds } from '@app/domain/roster/intent';
import * as z from 'zod/mini';
import { amountFen, day, flag, id, personReference } from '../fields.ts';
import { rowVerdicts } from '../verdicts.ts';

/** A cell of a list may hold at most this many characters. */
const cell_length_max = 2_000;

const text = z.optional(z.string().check(z.maxLength(cell_length_max)));

const words = z.string().check(z.maxLength(words_length_max));

/** Why a person stands in a list, where that is not to be insured: until it is taken off, the row cannot be. */
const intent = z.strictObject({ kind: z.enum(intentKinds), words, of: words });

/** A cell that could be read in another way, until somebody has looked. */
const doubt = z.strictObject({
  field: z.enum(doubtFields),
  words,
  others: z.array(words).check(z.maxLength(others_max)),
});

/**
 * A row of an unfinished list, as a person wrote it; an empty cell may be left out.
 *
 * `work_company_id` and `occupation_code` stand where one was chosen; else the text is matched by its exact name.
 */
export const rosterValues = z.strictObject({
  name: text,
  /** The number 1 to 7 of a document type, or its words as the list had them. */
  idtype: text,
  /** Masked where `person` stands beside it, as is the mobile. */
  idcard: text,
  person: z.optional(z.nullable(personReference)),
  mobile: text,
  work_company: text,
  work_company_id: z.optional(z.nullable(id)),
  occupation: text,
  occupation_code: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  /** Of a removal: the cover that was chosen; else it is looked for by what is written. */
  policy_person_id: z.optional(z.nullable(id)),
  start_date: text,
  end_date: text,
  employee_no: text,
  birthday: text,
  gender: text,
  remark: text,
  intent: z.optional(z.nullable(intent)),
  doubts: z.optional(z.array(doubt).check(z.maxLength(doubtFields.length))),
});

export type RosterValues = z.output<typeof rosterValues>;

/** What rows can be found by. A number or a mobile that was found would be known: nobody looks for rows by these. */
export const likeFields = listFields.filter(
  (field): field is Exclude<ListField, 'idcard' | 'mobile'> => field !== 'idcard' && field !== 'mobile',
);

export const row_no_max = 1_000_000;

/** A sheet has a million rows; a text of the longest length could have more lines. */
const source_row_max = 2_000_000;

export const rowNo = z.int().check(z.minimum(1), z.maximum(row_no_max));

/** Of a file with several sheets, the name of the one a row stood in. */
const sheetName = z.string().check(z.maxLength(100));

/** A row with its number, which it keeps for as long as it lives, wherever in the list it stands. */
export const rosterEntry = z.strictObject({
  row_no: rowNo,
  values: rosterValues,
  /** The row of the list that it was read from, counted as that list counts; a row that is stored already keeps its own. */
  source_row: z.optional(z.int().check(z.minimum(1), z.maximum(source_row_max))),
  source_sheet: z.optional(sheetName),
  source_hidden: z.optional(z.literal(1)),
  /** The first day that whoever sent the list asks for, as it was read; left out, it stays as it is stored. */
  asked_date: z.optional(z.nullable(day)),
});

export type RosterEntry = z.output<typeof rosterEntry>;

/** What only the server knows of a row: cover that the person has already, and whom the enterprise will not insure. */
const rosterFindings = rowVerdicts.shape.verdicts;

const coverEnd = z.object({
  policy_person_id: id,
  work_company: z.string(),
  /** The first day without cover; that of a cover that never begins is its first. */
  start_date: day,
  /** Null where it never begins. */
  last_covered_date: z.nullable(day),
  refund_fen: amountFen,
});

/** What a row of a removal ends, and whose it is: the cover that ends first, and what all of them give back. */
const rowEnd = z.object({
  ...coverEnd.shape,
  name: z.string(),
  idcard_mask: z.string(),
  /** Each of the covers, by their days: one as a rule. */
  covers: z.array(coverEnd),
});

export type RowEnd = z.output<typeof rowEnd>;

const ends = z.optional(z.nullable(rowEnd));

export const rosterFinding = z.object({ row_no: rowNo, verdicts: rosterFindings, ends });

/**
 * A row as it is read back: with whole numbers for whoever typed or sent them, and where they cannot be read and are to be mended;
 * for everybody else as a person, whose number is masked.
 */
export const storedRow = z.object({
  row_no: rowNo,
  values: rosterValues,
  /** The row of the file it came from, counted as the file counts; null when it was typed. */
  source_row: z.nullable(z.int()),
  source_sheet: z.optional(sheetName),
  /** Set where that row was hidden from view. */
  source_hidden: z.optional(z.literal(1)),
  /** What the insurer said of this person, for rows of a change that was refused. */
  said: z.nullable(z.string()),
  verdicts: rosterFindings,
  ends,
});

export const listColumn = z.object({
  index: z.int(),
  title: z.string(),
  field: z.nullable(z.enum(listFields)),
  /** What it was recognised by; `chosen` by a person. */
  by: z.enum(['heading', 'content', 'chosen', 'remembered', 'none']),
  samples: z.array(z.string()),
});

/**
 * A row of the file that became no row of the list. `done`: it was insured from this list before. `removed`: somebody took it out. `heads`: a line of a
 * message that says another number of persons than was found, with both.
 */
export const skippedRow = z.object({
  source_row: z.int(),
  why: z.enum([
    'blank',
    'above_heading',
    'heading_again',
    'total',
    'note',
    'heads',
    'merged',
    'done',
    'removed',
  ]),
  text: z.string(),
  source_sheet: z.optional(sheetName),
  heads: z.optional(z.object({ said: z.int(), found: z.int() })),
});

/**
 * A sheet of a file. `taken` 0: its persons are not in the list. `why`: what speaks against them, or why they are asked about one
 * by one. `hidden`: from view; `leavers`, `other_month`, `example`: as it is named; `contacts`: whom to call;
 * `named_elsewhere`: all but a few are named by another sheet; `chosen`: by a person.
 */
export const listSheet = z.object({
  name: z.string(),
  hidden: flag,
  row_count: z.int(),
  people: z.optional(z.int()),
  left_out: z.optional(z.int()),
  taken: z.optional(flag),
  why: z.optional(
    z.nullable(
      z.enum(['hidden', 'leavers', 'other_month', 'example', 'contacts', 'named_elsewhere', 'chosen']),
    ),
  ),
  heading_row: z.optional(z.nullable(z.int())),
  columns: z.optional(z.array(listColumn)),
});
