import { keepsRows } from '../../board/kept.ts';
import { withBlank } from './movers.ts';

/** Those who are written to move, by policy. */
export const keptMovers = keepsRows(withBlank);
