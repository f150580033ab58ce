import * as z from 'zod/mini';
import { id, time } from './fields.ts';

/** Whether a person is covered, over all policies, at the moment of the answer. */
export const standing = z.object({
  /** Covered now; later; no longer; or nothing ever was or will be. */
  kind: z.enum(['covered', 'starts', 'ended', 'never']),
  /** The covers that say so: all of now, or the next, or the last. */
  policy_person_ids: z.array(id),
  /** The first moment without any cover, over covers that follow one another; null for whoever is not covered. */
  until: z.nullable(time),
  /** When cover begins of whoever is covered later; a moment gone by where the insurer has yet to issue it. Null for all others. */
  from: z.nullable(time),
  /** Since when nothing covers a person who was covered; null for whoever is covered or never was. */
  since: z.nullable(time),
});

export type Standing = z.output<typeof standing>;
