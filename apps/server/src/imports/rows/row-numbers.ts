import { row_no_max } from '@app/contract/imports/rows';
import { Refusal } from '../../platform/refusal.ts';
import type { Roster } from './roster-text.ts';

/** The numbers of the rows that are insured from a list, and come back under them if that is undone. */
export const goneNumbers = ({ left }: Pick<Roster, 'left'>): number[] =>
  left.flatMap((part) => part.rows.map(({ row_no }) => row_no));

/** Numbers for new rows: after all that are taken, and when there are no more, from the gaps between them. */
export function* freeNumbers(taken: Iterable<number>): Generator<number, never> {
  const all = new Set(taken);
  const last = [...all].reduce((most, one) => Math.max(most, one), 0);
  for (let next = last + 1; next <= row_no_max; next += 1) yield next;
  for (let next = 1; next < last; next += 1) if (!all.has(next)) yield next;
  throw new RangeError('a list has no number left for a new row');
}

/** Refuses a list in which two rows have one number: whoever looked a row up by it would miss the other. */
export function guardNumbers({ rows, left }: Roster): void {
  const numbers = [...rows.map(({ row_no }) => row_no), ...goneNumbers({ left })];
  if (new Set(numbers).size < numbers.length) throw new Refusal('VALIDATION', { fields: ['rows.row_no'] });
}
