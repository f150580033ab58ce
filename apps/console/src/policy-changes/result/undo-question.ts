import type { Text } from '../../platform/text.ts';
import type { english } from '../words/en.ts';
import type { Change } from './change.ts';

type Heads = Pick<Change, 'person_count' | 'fail_count'>;

/** What taking a change back means for whom it still moves, and that it does nothing for those who have fallen out of it. */
export function undoQuestion<Undone extends Heads>(
  change: Undone,
  means: (change: Undone) => string,
  text: Text<typeof english>,
): string {
  const { person_count, fail_count: count } = change;
  const stands = means({ ...change, person_count: person_count - count });
  return count === 0 ? stands : text('undoFell', { stands, count });
}
