import { day, id, queried } from '@app/contract/fields';
import * as z from 'zod/mini';

/** What the page of replacements works on, as its address says. */
export const replaceSearch = z.object({
  policy_id: z.optional(queried(id)),
  /** The day on which seats change hands; the earliest one when left out. */
  start_date: z.optional(day),
});

type ReplaceSearch = z.output<typeof replaceSearch>;

/** Where the page leads. */
export type ReplaceWays = {
  readonly search: ReplaceSearch;
  readonly onSearch: (change: ReplaceSearch) => void;
  /** The pairs are drafted and priced. */
  readonly onChecked: (policy_change_id: number) => void;
};
