import { holdsPersonalNumber } from '../../persons/personal-numbers.ts';
import type { ListField } from '../fields.ts';
import { matchable } from '../../roster/directory.ts';

/** What headings were matched to by hand, by their words as `rememberableHeading` gives them; null for nothing. */
export type RememberedHeadings = ReadonlyMap<string, ListField | null>;

/** So long a heading is still one; what is longer may tell of anybody. */
const title_max = 30;

/** A heading as it is remembered. Undefined where it is none, is too long or may hold a number of a person. */
export function rememberableHeading(title: string): string | undefined {
  const words = matchable(title);
  const isKept = words.length > 0 && words.length <= title_max && !/\d{6}/u.test(words);
  return isKept && !holdsPersonalNumber(words) ? words : undefined;
}
