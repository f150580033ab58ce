import { items_max } from '@app/contract/fields';
import { depth_max } from '@app/contract/json-text';

/** No form has more fields than this. */
const keys_max = 1_000;
/** Room for the longest list with every field of every row. */
const values_max = 1_000_000;

/**
 * Finds what no field of any call may hold: NUL, which PostgreSQL's text refuses, lone surrogates, which
 * are no text at all, nesting without end, and more values than a schema can look at. A body of a few megabytes
 * holds millions of empty rows, and the faults of each would fill the memory and stop everyone else.
 *
 * @returns the path of the first such value, or undefined when there is none
 */
export function findMalformed(value: unknown): string | undefined {
  const found = search(value, 0, { values: 0 });
  return found === undefined ? undefined : found.toReversed().join('.') || '(body)';
}

/** Keys from the value to the first malformed one in it, the last first; built on the way back, since most find nothing. */
function search(value: unknown, depth: number, counted: { values: number }): string[] | undefined {
  if (typeof value === 'string') return isText(value) ? undefined : [];
  // The bytes of a file are whoever reads it to judge.
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return undefined;
  if (depth >= depth_max || (Array.isArray(value) && value.length > items_max)) return [];
  const keys = Object.keys(value);
  counted.values += keys.length;
  if (counted.values > values_max || (!Array.isArray(value) && keys.length > keys_max)) return [];
  for (const key of keys) {
    if (!isText(key)) return [];
    const found = search(value[key as keyof typeof value], depth + 1, counted);
    if (found) return [...found, key];
  }
  return undefined;
}

const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
