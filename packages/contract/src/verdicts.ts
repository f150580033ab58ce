import { rosterFields } from '@app/domain/roster/cells';
import { verdictCodes } from '@app/domain/roster/verdict';
import * as z from 'zod/mini';

const rosterField = z.enum(rosterFields);

/** A value that would mend the finding, where only one is certain: the cell and what to put there; '' empties it. */
const fix = z.object({ field: rosterField, value: z.string() });

export type Fix = z.output<typeof fix>;

/** One finding on a row as it travels: what is wrong, where, in the caller's words, and how grave it is. */
const verdict = z.object({
  code: z.enum(verdictCodes),
  level: z.enum(['error', 'warn', 'info']),
  field: rosterField,
  msg: z.string(),
  detail: z.nullable(z.record(z.string(), z.union([z.string(), z.number()]))),
  fix: z.nullable(fix),
});

/** A row with findings. `msg` joins their sentences; the first finding's code stands beside it for older clients. */
export const rowVerdicts = z.object({
  num: z.int(),
  row_no: z.int(),
  name: z.string(),
  idcard: z.string(),
  work_company: z.string(),
  msg: z.string(),
  level: z.enum(['error', 'warn', 'info']),
  reason: z.enum(verdictCodes),
  field: z.string(),
  fix: z.nullable(fix),
  verdicts: z.array(verdict),
});

export type RowVerdicts = z.output<typeof rowVerdicts>;
