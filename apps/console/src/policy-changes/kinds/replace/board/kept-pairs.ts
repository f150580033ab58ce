import { keepsRows } from '../../board/kept.ts';
import { withBlank } from './pairs.ts';

/** The pairs that are written, by policy. */
export const keptPairs = keepsRows(withBlank);
