/** Nesting beyond this is no form anyone fills in. */
const depth_max = 20;

/**
 * Finds what no field of any call may hold: NUL, which PostgreSQL's text refuses, lone surrogates, which
 * are no text at all, and nesting without end.
 *
 * @returns the path of the first such value, or undefined when there is none
 */
export function findMalformed(value: unknown, path = '', depth = 0): string | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? path || '(body)' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= depth_max) return path;
  for (const [key, item] of Object.entries(value)) {
    const found =
      findMalformed(key, path, depth) ?? findMalformed(item, path ? `${path}.${key}` : key, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
