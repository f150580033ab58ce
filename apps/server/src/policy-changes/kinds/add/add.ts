import { Refusal } from '../../../platform/refusal.ts';
import type { Kind } from '../kind.ts';
import { assessList } from './draft.ts';
import { reassess } from './reassess.ts';

/** Persons join a policy. */
export const add: Kind = {
  reassess,
  assess: async (context, { persons, ...wanted }) => {
    if (persons === undefined) throw new Refusal('VALIDATION', { fields: ['persons'] });
    return assessList(context, { ...wanted, persons });
  },
  told: 'CHANGE',
};
