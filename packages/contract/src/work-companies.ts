import * as z from 'zod/mini';
import { call } from './call.ts';
import { id, keywords, pageInput, pageOf, queried } from './fields.ts';

/**
 * The work companies to which persons are sent, and the work types approved at each; with a policy, the work types as
 * the series of its plan names them, and how many it covers now at each.
 */
export const listWorkCompanies = call({
  method: 'GET',
  path: '/work_company/lists',
  access: ['/policy/index', '/person/index', 'policy_change/import'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({
    ...pageInput,
    keywords,
    status: z.optional(queried(z.int().check(z.minimum(0), z.maximum(99)))),
    policy_id: z.optional(queried(id)),
  }),
  output: pageOf(
    z.object({
      company_id: id,
      name: z.string(),
      status: z.int(),
      status_text: z.string(),
      /** The white list as work type codes: a code has one record in each series. */
      occupation_codes: z.array(z.string()),
      /** Words of lists that are remembered to mean it. */
      known_as: z.array(z.string()),
      /** Empty without a policy. */
      occupation: z.array(
        z.object({
          occupation_id: id,
          code: z.string(),
          name: z.string(),
          name_en: z.string(),
          category: z.string(),
        }),
      ),
      /** Persons covered now whose work company this is, in the policy or, without one, in any. */
      active_count: z.int(),
    }),
  ),
});
