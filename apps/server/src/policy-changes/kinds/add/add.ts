import type { Kind } from '../kind.ts';
import { reassess } from './reassess.ts';

/** Persons join a policy. */
export const add: Kind = {
  reassess,
  told: { issued: 'CHANGE_ISSUED', issued_part: 'CHANGE_PARTLY_ISSUED', refused: 'CHANGE_REFUSED' },
};
