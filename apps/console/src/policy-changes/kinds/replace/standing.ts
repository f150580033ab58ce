import { boardStanding } from '../board/standing.tsx';
import { replaceWords } from './words/words.ts';

/** Persons have taken the seats of others, or are to. */
export const standing = boardStanding('/policy/replace', replaceWords);
