import { id, queried } from '@app/contract/fields';
import * as z from 'zod/mini';
import type { BoardWays } from '../board/board-page.tsx';

/** What the page of corrections works on, as its address says. */
export const correctSearch = z.object({
  policy_id: z.optional(queried(id)),
  /** The cover of who is to be corrected: its person is put on the page, and it leaves the address. */
  cover: z.optional(queried(id)),
});

export type CorrectWays = BoardWays<z.output<typeof correctSearch>>;
