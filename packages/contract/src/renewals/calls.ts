import type { Call } from '../call.ts';
import { consentMinimumRenewAmountNotice, minimumRenewAmountNotice } from './consent.ts';
import { hasRenewable, listRenewable, readRenewable, renew } from './one-key.ts';
import { renewByPolicyChange } from './renew-by-change.ts';
import { readRenewal, setRenewal } from './set-renewal.ts';
import { listSystemOff, readdSystemOff } from './system-off.ts';

/** What can be asked of renewals. */
export const renewalCalls: readonly Call[] = [
  listRenewable,
  renew,
  hasRenewable,
  readRenewable,
  listSystemOff,
  readdSystemOff,
  readRenewal,
  setRenewal,
  minimumRenewAmountNotice,
  consentMinimumRenewAmountNotice,
  renewByPolicyChange,
];
