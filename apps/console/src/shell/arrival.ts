import { leftSentence } from '../platform/left-sentence.ts';

/** What the console says first as it opens next. */
export const arrival = leftSentence('arrival-notice');
