import type { listChangePersons } from '@app/contract/policy-changes/list-persons';
import type { z } from 'zod/mini';

export type ChangePerson = z.output<typeof listChangePersons.output>['data'][number];

/** What became of a person of a change, as it travels. */
export const waiting = 0;
export const insured = 1;
export const failed = 2;
