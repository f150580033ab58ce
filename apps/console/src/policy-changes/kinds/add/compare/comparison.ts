import type { compareList } from '@app/contract/imports/compare-list';
import type { z } from 'zod/mini';

/** A list against those who are covered. */
export type Comparison = z.output<typeof compareList.output>;

/** So many names stand in a group; the rest are counted. */
export const shown_max = 50;
