import { Refusal } from '../../../platform/refusal.ts';
import type { Kind } from '../kind.ts';
import { assessSent } from './assess.ts';
import { reassess } from './reassess.ts';

/** Persons take the places of others. */
export const replace: Kind = {
  reassess,
  assess: async (context, { pairs, ...wanted }) => {
    if (pairs === undefined) throw new Refusal('VALIDATION', { fields: ['pairs'] });
    return assessSent(context, { ...wanted, pairs });
  },
  told: 'REPLACEMENT',
};
