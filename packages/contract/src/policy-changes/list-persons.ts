import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, flag, id, keywords, pageInput, pageOf, queried } from '../fields.ts';
import { changeType } from './fields.ts';
import { changePerson } from './persons.ts';

/** The persons of one change. ID numbers are masked. */
export const listChangePersons = call({
  method: 'GET',
  path: '/policy_change/persons',
  access: ['policy_change/detail'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({
    ...pageInput,
    policy_change_id: queried(id),
    result: z.optional(queried(z.int().check(z.minimum(0), z.maximum(2)))),
    /** 1: those alone whose cover begins later than the list asked for, the refused left out. */
    later: z.optional(queried(flag)),
    /** A part of a person's name. */
    keywords,
    /** The name of one work company: its persons alone. */
    work_company: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.extend(pageOf(changePerson), {
    /** Of the whole change, by what is done. */
    add_count: z.int(),
    off_count: z.int(),
    replace_count: z.int(),
    transfer_count: z.int(),
    correct_count: z.int(),
    premium_fen: amountFen,
    refund_fen: amountFen,
    show_type: changeType,
  }),
});
