import type { Call } from '@app/contract/call';
import type { z } from 'zod/mini';
import { withoutDigits } from '../http/log.ts';
import { Refusal } from '../refusal.ts';
import { findMalformed } from './well-formed.ts';

/**
 * What a request gives. To a read an empty value is one that was not given, and a field that it does not know is nobody's business:
 * caches add some, and older clients send what has gone. A writing call hears of both.
 */
export function givenOf({ method, writes, input }: Call, raw: unknown): unknown {
  if (writes || method !== 'GET' || typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const known = ['wxapp_id', ...Object.keys((input as z.ZodMiniObject)._zod.def.shape)];
  return Object.fromEntries(
    Object.entries(raw).filter(([name, value]) => known.includes(name) && value !== '' && value !== null),
  );
}

/**
 * What a request asks, as its call has it.
 *
 * @throws VALIDATION with the fields that are not as they should be
 */
export function readInput<Input extends z.ZodMiniType>(call: Call<Input>, raw: unknown): z.output<Input> {
  const malformed = findMalformed(raw);
  if (malformed !== undefined) throw new Refusal('VALIDATION', { fields: [malformed] });
  const input = call.input.safeParse(raw);
  if (input.success) {
    // Once more for what came as JSON text: there a NUL is six harmless characters until it is read.
    const unread = findMalformed(input.data);
    if (unread !== undefined) throw new Refusal('VALIDATION', { fields: [unread] });
    return input.data;
  }
  throw new Refusal('VALIDATION', { fields: fieldsOf(input.error.issues) });
}

/** Names what is wrong, at most a handful: a list of 20,000 rows may be wrong in every one. */
function fieldsOf(issues: readonly { path: readonly PropertyKey[]; keys?: readonly string[] }[]): string[] {
  const fields = issues.flatMap(({ path, keys }) =>
    (keys ?? ['']).map((key) => [...path, key].filter((part) => part !== '').join('.')),
  );
  const named = [...new Set(fields)].map((field) =>
    field === '' ? '(body)' : withoutDigits(field.slice(0, 80)),
  );
  return named.slice(0, 20);
}
