import * as z from 'zod/mini';
import { id } from '../fields.ts';

/**
 * Whose particulars are put right, by a cover of theirs, and what the one of them should be that was mistyped: the name, or the number of the
 * document. Both at once would be another person, which is a replacement.
 */
export const correction = z.strictObject({
  policy_person_id: id,
  what: z.enum(['name', 'idcard']),
  value: z.string().check(z.maxLength(60)),
});

export type SentCorrection = z.output<typeof correction>;
