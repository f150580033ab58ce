import { boardStanding } from '../board/standing.tsx';
import { correctWords } from './words/words.ts';

/** A person's name or number has been put right, or is to be: nothing of it counts before the insurer has issued it. */
export const standing = boardStanding('/policy/correct', correctWords, { waits: true });
