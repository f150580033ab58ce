/** How many columns are looked at. What stands further right is no part of a list of persons. */
export const columns_max = 200;

/** How much of a message is read: more would hold more persons than a list does, and take long to say so. */
const [lines_max, characters_max] = [21_000, 2_000_000];

type TooMuch = { readonly what: 'lines' | 'characters'; readonly max: number };

/** Of what a message has too much to be read at all; undefined for one that is read. */
export function tooMuchOf(text: string): TooMuch | undefined {
  if (text.length > characters_max) return { what: 'characters', max: characters_max };
  let lines = 1;
  for (const _ of text.matchAll(/\r\n|\r|\n/g))
    if (++lines > lines_max) return { what: 'lines', max: lines_max };
  return undefined;
}
