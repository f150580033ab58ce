import type { Kind } from '../kind.ts';
import { assessLeavers } from './assess-leavers.ts';
import { reassess } from './reassess.ts';

/** Persons leave a policy. */
export const off: Kind = {
  reassess,
  assess: assessLeavers,
  told: 'REMOVAL',
};
