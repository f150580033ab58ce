import type { Kind } from '../kind.ts';
import { assessLeavers } from './assess-leavers.ts';
import { reassess } from './reassess.ts';

/** Persons leave a policy. */
export const off: Kind = {
  reassess,
  assess: assessLeavers,
  counted: 'off_count',
  told: { issued: 'REMOVAL_ISSUED', issued_part: 'REMOVAL_PARTLY_ISSUED', refused: 'REMOVAL_REFUSED' },
};
