import { keepsRows } from '../../board/kept.ts';
import { withOne } from './written.ts';

/** The correction that is written, by policy. */
export const keptCorrection = keepsRows(withOne);
