import * as z from 'zod/mini';

/** The search part of an address as plain strings; what a field makes of them is its schema's to say. */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

/** Writes the filled-in fields of a search: texts and numbers. */
export function writeSearch(search: Record<string, unknown>): string {
  const present = Object.entries(search).flatMap(([name, value]): [string, string][] =>
    (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[name, String(value)]] : [],
  );
  return present.length === 0 ? '' : `?${new URLSearchParams(present)}`;
}

/**
 * Reads a page's search by a call's input, for `validateSearch`. An address may be old, mistyped or carry more than the page
 * knows: such fields are left out instead of breaking the page.
 *
 * The router lays what comes of it over the fields of the address, so what is left out is named as undefined: it must reach no call.
 */
export const searchOf =
  <Schema extends z.ZodMiniObject>(schema: Schema) =>
  (search: Record<string, unknown>): z.output<Schema> => {
    const left = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));
    const known = Object.fromEntries(
      Object.entries(search).filter(([name]) => Object.hasOwn(schema.shape, name)),
    );
    const read = z.safeParse(schema, known);
    if (read.success) return { ...left, ...read.data };

    const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
    const usable = Object.fromEntries(Object.entries(known).filter(([name]) => !wrong.has(name)));
    return { ...left, ...z.parse(schema, usable) };
  };
