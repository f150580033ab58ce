import { boardStanding } from '../board/standing.tsx';
import { transferWords } from './words/words.ts';

/** Persons have moved to another work company or work type, or are to. */
export const standing = boardStanding('/policy/transfer', transferWords);
