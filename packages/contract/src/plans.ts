import * as z from 'zod/mini';
import { call } from './call.ts';
import { day, id, queried } from './fields.ts';

/** The fields of a person that is added, in the order in which a form asks for them. */
export const personFields = [
  'name',
  'idtype',
  'idcard',
  'birthday',
  'gender',
  'employee_mobile',
  'work_company',
  'occupation',
  'start_date',
  'end_date',
  'employee_no',
  'remark',
] as const;

export type PersonField = (typeof personFields)[number];

/** What a plan asks of a person who is added: the fields of its form, the columns of its spreadsheet, its limits. */
export const planSchema = call({
  method: 'GET',
  path: '/plan/schema',
  access: ['policy_change/import'],
  writes: false,
  alsoPost: true,
  /** With exactly one of the two. */
  input: z.strictObject({ plan_id: z.optional(queried(id)), policy_id: z.optional(queried(id)) }),
  output: z.object({
    plan_id: id,
    plan: z.string(),
    policy_id: z.nullable(id),
    fields: z.array(
      z.object({
        field: z.enum(personFields),
        title: z.string(),
        type: z.enum(['text', 'select', 'date']),
        /** 1 always, 0 never; birthday and sex are asked for by `help` where a document does not tell them. */
        required: z.union([z.literal(0), z.literal(1)]),
        options: z.nullable(z.array(z.object({ value: z.union([z.string(), z.int()]), title: z.string() }))),
        /** The most characters. */
        max: z.nullable(z.int()),
        /** A regular expression that a whole value fits. */
        pattern: z.nullable(z.string()),
        help: z.nullable(z.string()),
      }),
    ),
    /** The columns of the spreadsheet, in their order. */
    columns: z.array(z.object({ field: z.enum(personFields), title: z.string() })),
    /** Below `/api`; null where a plan alone is named, because the lists in it are those of a policy's enterprise. */
    template_url: z.nullable(z.string()),
    limits: z.object({ rows: z.int(), file_mb: z.int() }),
    /** Null where a plan alone is named. */
    earliest_start_date: z.nullable(day),
  }),
});
