import { listGaps } from './list-gaps.ts';
import { readHeads } from './read-heads.ts';
import { repairGap } from './repair-gap.ts';

export const gaps = [readHeads, listGaps, repairGap];
