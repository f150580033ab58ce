/** How many columns are looked at. What stands further right is no part of a list of persons. */
export const columns_max = 200;

/** How much of a message is read: more would hold more persons than a list does, and take long to say so. */
const [lines_max, characters_max] = [21_000, 2_000_000];

/** Whether a message is refused before it is read. */
export function isTooLong(text: string): boolean {
  if (text.length > characters_max) return true;
  let lines = 1;
  for (const _ of text.matchAll(/\r\n|\r|\n/g)) if (++lines > lines_max) return true;
  return false;
}
