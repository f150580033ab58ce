import { CompiledQuery } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** The numbers of the persons whose name has these words in it, at most so many. */
export async function findNamed(tx: EnterpriseTx, words: string, most: number): Promise<number[]> {
  const { rows } = await tx.executeQuery<{ employee_id: number }>(
    CompiledQuery.raw('select gate.employees_named($1) as employee_id limit $2::int', [words, most]),
  );
  return rows.map(({ employee_id }) => employee_id);
}
