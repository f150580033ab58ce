import { lazyPage } from '../platform/lazy-page.ts';
import { aliasWords } from './words/words.ts';

// The door of the words that are remembered. Nothing of it is needed before somebody matched some or has some forgotten.

export { forgetIn } from './forget.ts';
export { type Lesson, readHeadings, rememberHeading } from './headings.ts';
export { rememberPicks } from './picks.ts';

/** Stands beside a column that was read so. */
export const HeadingMark = lazyPage(async () => (await import('./heading-mark.tsx')).HeadingMark, aliasWords);

/** All of them, for whoever may add persons. */
export const ShortNames = lazyPage(async () => (await import('./short-names.tsx')).ShortNames, aliasWords);
