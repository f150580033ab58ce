import { hasRenewable } from './has-renewable.ts';
import { listRenewable } from './list-renewable.ts';
import { readRenewable } from './read-renewable.ts';
import { renew } from './renew.ts';

export const renewals = [listRenewable, renew, hasRenewable, readRenewable];
