import { Refusal } from '../../../platform/refusal.ts';
import type { Kind } from '../kind.ts';
import { assessSent } from './assess.ts';
import { reassess } from './reassess.ts';

/** What was mistyped of a person is put right: the name, or the number. */
export const correct: Kind = {
  reassess,
  assess: async (context, { policy_id, correction }) => {
    if (correction === undefined) throw new Refusal('VALIDATION', { fields: ['correction'] });
    return assessSent(context, { policy_id, correction });
  },
  told: 'CORRECTION',
};
