import { acknowledgeGap } from './acknowledge-gap.ts';
import { listAgeing } from './list-ageing.ts';
import { listGaps } from './list-gaps.ts';
import { listTwice } from './list-twice.ts';
import { readHeads } from './read-heads.ts';
import { repairGap } from './repair-gap.ts';

export const gaps = [readHeads, listGaps, repairGap, listTwice, listAgeing, acknowledgeGap];
