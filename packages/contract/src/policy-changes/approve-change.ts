import * as z from 'zod/mini';
import { call } from '../call.ts';
import { flag, id } from '../fields.ts';
import { confirmedChange, forecastSeen } from './confirm-change.ts';

/**
 * Approves a change that another user has confirmed: holds the premium and submits it, as a confirmation does, at exactly the forecast
 * that was seen; or sends it back as a draft, with a reason.
 */
export const approve = call({
  method: 'POST',
  path: '/policy_change/approve',
  access: ['policy_change/approve'],
  writes: true,
  takesLong: true,
  input: z
    .strictObject({
      policy_change_id: id,
      /** 0 sends it back. */
      is_approved: z._default(flag, 1),
      /** Of the forecast that was seen, persons and all; the price alone would not say whose it is. */
      forecast_hash: forecastSeen.forecast_hash,
      /** Why it is sent back. */
      reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    })
    .check(
      z.refine(({ is_approved, forecast_hash }) => is_approved === 0 || forecast_hash !== undefined, {
        path: ['forecast_hash'],
      }),
      z.refine(({ is_approved, reason }) => is_approved === 1 || reason !== undefined, { path: ['reason'] }),
    ),
  output: confirmedChange,
});
