import { day, id, queried } from '@app/contract/fields';
import * as z from 'zod/mini';
import type { BoardWays } from '../board/board-page.tsx';

/** What the page of replacements works on, as its address says. */
export const replaceSearch = z.object({
  policy_id: z.optional(queried(id)),
  /** The day on which seats change hands; the earliest one when left out. */
  start_date: z.optional(day),
});

type ReplaceSearch = z.output<typeof replaceSearch>;

export type ReplaceWays = BoardWays<ReplaceSearch>;
