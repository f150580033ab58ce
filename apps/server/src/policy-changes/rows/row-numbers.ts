import { Refusal } from '../../platform/refusal.ts';

/** A row is known by its number, which is its place where the caller gave it none. */
export function guardRowNumbers(rows: readonly { readonly row_no?: number | undefined }[]): void {
  const numbers = rows.map(({ row_no }, place) => row_no ?? place + 1);
  if (new Set(numbers).size < rows.length) throw new Refusal('VALIDATION', { fields: ['persons.row_no'] });
}
