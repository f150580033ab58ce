import * as z from 'zod/mini';
import { call } from './call.ts';
import { id, keywords, queried } from './fields.ts';

const category = z.enum(['1', '2', '3', '4', '5', '6', 'R']);

/** The work types of the series that a plan belongs to, or a policy's plan. Class R needs special approval and cannot be chosen. */
export const listOccupations = call({
  method: 'GET',
  path: '/Occupation/listsAll',
  access: ['/policy/index', 'policy_change/import'],
  writes: false,
  alsoPost: true,
  /** With exactly one of the two. */
  input: z.strictObject({
    policy_id: z.optional(queried(id)),
    plan_id: z.optional(queried(id)),
    keywords,
    category: z.optional(category),
  }),
  output: z.array(
    z.object({
      occupation_id: id,
      code: z.string(),
      series: z.string(),
      industry: z.string(),
      name: z.string(),
      name_en: z.string(),
      category,
      aliases: z.array(z.string()),
      /** Words of this enterprise's lists that are remembered to mean it. */
      known_as: z.array(z.string()),
    }),
  ),
});
