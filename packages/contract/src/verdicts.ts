import { verdictCodes } from '@app/domain/verdict';
import * as z from 'zod/mini';

/** One finding on a row as it travels: what is wrong, where, in the caller's words, and how grave it is. */
const verdict = z.object({
  code: z.enum(verdictCodes),
  level: z.enum(['error', 'warn', 'info']),
  field: z.enum(['name', 'idcard', 'work_company', 'occupation', 'start_date']),
  msg: z.string(),
  detail: z.nullable(z.record(z.string(), z.union([z.string(), z.number()]))),
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
  verdicts: z.array(verdict),
});

export type RowVerdicts = z.output<typeof rowVerdicts>;
