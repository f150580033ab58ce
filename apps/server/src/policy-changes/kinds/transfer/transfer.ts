import { Refusal } from '../../../platform/refusal.ts';
import type { Kind } from '../kind.ts';
import { assessSent } from './assess.ts';
import { reassess } from './reassess.ts';

/** Persons move to another work company, or to other work. */
export const transfer: Kind = {
  reassess,
  assess: async (context, { moves, ...wanted }) => {
    if (moves === undefined) throw new Refusal('VALIDATION', { fields: ['moves'] });
    return assessSent(context, { ...wanted, moves });
  },
  told: 'TRANSFER',
};
