import * as z from 'zod/mini';
import { call } from '../call.ts';
import { day, id, keywords, pageInput, pageOf, queried } from '../fields.ts';
import { changeRow, changeSources, changeType } from './fields.ts';

export type ChangeRow = z.output<typeof changeRow>;

/** Changes that are drafts, that are not final yet, or that somebody must look at. */
export const changeStages = ['drafts', 'open', 'needs_you'] as const;

/** The record of changes, the latest first. */
export const listChanges = call({
  method: 'GET',
  path: '/policy_change/lists',
  access: ['policy_change/lists'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({
    ...pageInput,
    policy_id: z.optional(queried(id)),
    status: z.optional(queried(z.int().check(z.minimum(0), z.maximum(99)))),
    stage: z.optional(z.enum(changeStages)),
    change_type: z.optional(changeType),
    /** Changes that were drafted on one of the days from one to the other. */
    start_date: z.optional(day),
    end_date: z.optional(day),
    /** A word, or the number that stands for all that came from the web, the mini program, the API or the operator. */
    source: z.optional(z.union([z.enum(changeSources), queried(z.int().check(z.minimum(1), z.maximum(4)))])),
    /** A part of the name of whoever drafted it. */
    operate_name: keywords,
    /** A part of the name of a work company that a row names. */
    work_company: keywords,
    keywords,
  }),
  output: pageOf(changeRow),
});
