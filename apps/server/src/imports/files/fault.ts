import { list_characters_max, rows_max } from '@app/contract/policy-changes/fields';
import type { FileLimit, Refusals } from '@app/contract/refusals';
import { Refusal } from '../../platform/refusal.ts';
import { guessesDetail } from '../../persons/persons.ts';
import { type Fault, limits, Unreadable } from '../../spreadsheets/spreadsheets.ts';

/** What each fault of a file that was read at a moment carries when it is told. */
export function faultDetail({ reason, what }: Fault, at: Date): Refusals[Fault['reason']] {
  if (reason === 'ROWS_TOO_MANY') return { rows_max };
  if (reason === 'LIST_TOO_LONG') return { characters_max: list_characters_max };
  if (reason === 'NUMBER_GUESSES') return guessesDetail(at);
  return reason === 'FILE_TOO_LARGE_INSIDE'
    ? { what: what ?? 'cells', limit: limits[what ?? 'cells'] }
    : null;
}

/** A fault as the database keeps it. */
export const storedFault = ({
  failure,
  failure_what,
}: {
  failure: string;
  failure_what: string | null;
}): Fault =>
  ({ reason: failure, ...(failure_what === null ? {} : { what: failure_what as FileLimit }) }) as Fault;

/** What was thrown while a file was looked at, as a refusal; anything else is thrown on. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Unreadable)) throw error;
  const { fault } = error;
  return new Refusal(
    fault.reason as 'ROWS_TOO_MANY',
    faultDetail(fault, new Date(0)) as Refusals['ROWS_TOO_MANY'],
  );
}
