import type { AddWarnings } from '@app/domain/roster/add-warnings';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id, items_max, queried, rowsOf } from '../fields.ts';

const addWarningCodes = [
  'FREQUENT_IN_OUT',
  'AGE_SOON',
  'COVERED_ELSEWHERE',
  'CLASS_DROP',
  'GAP',
] as const satisfies readonly (keyof AddWarnings)[];

/** Numbers of workers; in an address parted by commas. */
const employeeIds = z.union([
  rowsOf(id, { rows_min: 1, rows_max: 20_000 }),
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}(,\d{1,15})*$/), z.maxLength(8_000)),
    z.transform((text: string) => text.split(',', items_max).map(Number)),
  ),
]);

/** Warnings on persons before they are added to a policy: those of a drafted change, of an unfinished list, or workers known here. */
export const policyPersonAddWarning = call({
  method: 'GET',
  path: '/Warning/policyPersonAddWarning',
  access: ['policy_change/import'],
  writes: false,
  alsoPost: true,
  takesLong: true,
  /** With exactly one of a change, a list and workers. */
  input: z.strictObject({
    policy_id: queried(id),
    policy_change_id: z.optional(queried(id)),
    import_job_id: z.optional(queried(id)),
    employee_ids: z.optional(employeeIds),
  }),
  output: z.array(
    z.object({
      /** The row of the change or list; null for a worker who was named by `employee_ids`. */
      row_no: z.nullable(z.int()),
      employee_id: z.nullable(id),
      name: z.string(),
      /** Masked. */
      idcard: z.string(),
      level: z.enum(['warn', 'info']),
      code: z.enum(addWarningCodes),
      message: z.string(),
      detail: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});
