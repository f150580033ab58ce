import { isPersonName, normaliseName } from '../persons/person-name.ts';

/**
 * Whether two names, as they were written, cannot both be of one person. A name that is none yet, because it is missing
 * or half written, speaks against nobody. Spaces, width, dots and signs are a keyboard's, not a person's.
 */
export function namesDiffer(one: string, other: string): boolean {
  const [a, b] = [comparable(one), comparable(other)];
  return a !== null && b !== null && a !== b;
}

/** A name as it is compared with another; null while it is none. */
export function comparable(text: string): string | null {
  const name = normaliseName(text.normalize('NFKC'));
  return isPersonName(name) ? name.replace(/[\s·,.'-]/gu, '') : null;
}
