import { day, id, queried } from '@app/contract/fields';
import * as z from 'zod/mini';
import type { BoardWays } from '../board/board-page.tsx';

/** What the page of transfers works on, as its address says. */
export const transferSearch = z.object({
  policy_id: z.optional(queried(id)),
  /** The first day at the other place; the earliest one when left out. */
  start_date: z.optional(day),
  /** Where those go for whom nothing else is said. */
  work_company_id: z.optional(queried(id)),
  occupation_id: z.optional(queried(id)),
  /** A cover that goes on elsewhere: its person is put on the page, and it leaves the address. */
  cover: z.optional(queried(id)),
});

export type TransferSearch = z.output<typeof transferSearch>;

export type TransferWays = BoardWays<TransferSearch>;
