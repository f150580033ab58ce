import type { Kind } from '../kind.ts';
import { reassess } from './reassess.ts';

/** Persons leave a policy. */
export const off: Kind = {
  reassess,
  told: { issued: 'REMOVAL_ISSUED', issued_part: 'REMOVAL_PARTLY_ISSUED', refused: 'REMOVAL_REFUSED' },
};
