import { add } from '../add/add.ts';
import type { Kind } from '../kind.ts';

/** The persons of a policy that ends go over into the one that follows it: they join it as any others do. */
export const renew: Kind = { ...add, told: 'RENEWAL' };
