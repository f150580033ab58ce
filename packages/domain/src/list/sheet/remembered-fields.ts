import type { ListField } from '../fields.ts';
import type { Heading } from './heading-row.ts';
import { rememberableHeading, type RememberedHeadings } from './remembered-headings.ts';

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
