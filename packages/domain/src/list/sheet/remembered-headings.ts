import { holdsPersonalNumber } from '../../persons/personal-numbers.ts';
import type { ListField } from '../fields.ts';
import { matchable } from '../../roster/directory.ts';
import type { Heading } from './heading-row.ts';

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

/**
 * The columns whose headings are remembered. A field that the surest words name elsewhere, or that is taken, stays there; of two
 * columns the first gets it.
 */
export function fieldsRemembered(
  heading: Heading | undefined,
  headings: RememberedHeadings,
  taken: ReadonlySet<ListField>,
): ReadonlyMap<number, ListField | null> {
  const found = new Map<number, ListField | null>();
  if (heading === undefined || headings.size === 0) return found;
  const words = heading.titles.map(rememberableHeading);
  const isOurs = (index: number) => headings.has(words[index] ?? '');
  const given = new Set(taken);
  for (const [index, meaning] of heading.meanings.entries())
    if (meaning?.field && meaning.strength === 3 && !isOurs(index)) given.add(meaning.field);
  for (const [index, title = ''] of words.entries()) {
    const field = headings.get(title);
    if (field === undefined || (field !== null && given.has(field))) continue;
    found.set(index, field);
    if (field !== null) given.add(field);
  }
  return found;
}
