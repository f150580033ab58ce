import * as z from 'zod/mini';
import { call } from './call.ts';
import { amountFen, id } from './fields.ts';

/** The figures of the first page, all of this moment. */
export const panel = call({
  method: 'GET',
  path: '/customer/panel',
  access: 'member',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    policy_count: z.int(),
    active_count: z.int(),
    starting: z.int(),
    pending_changes: z.int(),
    balance_fen: amountFen,
    held_fen: amountFen,
  }),
});

/** The header's summary. */
export const my = call({
  method: 'GET',
  path: '/customer/my',
  access: 'member',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    unread_message: z.int(),
    customer_id: id,
    company_name: z.string(),
    balance_fen: amountFen,
  }),
});
