import type { readChange } from '@app/contract/policy-changes/read-change';
import type { z } from 'zod/mini';

/** One change with all that has happened to it. */
export type Change = z.output<typeof readChange.output>;
