import { CompiledQuery } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** A name as it is looked for: by words that stand in it, or by how it sounds, as a pattern; null for words that are no letters. */
export type NameWords = { readonly words: string; readonly sound: string | null };

/** The persons who are called so, as SQL that takes the words and the sound. */
export const called = 'select gate.employees_named(?) union select gate.employees_sounding(?)';

/** The numbers of the persons who are called so, at most so many. */
export async function findNamed(
  tx: EnterpriseTx,
  { words, sound }: NameWords,
  most: number,
): Promise<number[]> {
  const text = `select * from (${called.replace('?', '$1').replace('?', '$2')}) as e (employee_id) limit $3::int`;
  return await numbersOf(tx, text, [words, sound, most]);
}

/** The numbers of the persons whose document's number ends so, at most so many. */
export const findEnding = (tx: EnterpriseTx, characters: string, most: number): Promise<number[]> =>
  numbersOf(tx, 'select gate.employees_ending($1) as employee_id limit $2::int', [characters, most]);

async function numbersOf(tx: EnterpriseTx, text: string, values: unknown[]): Promise<number[]> {
  const { rows } = await tx.executeQuery<{ employee_id: number }>(CompiledQuery.raw(text, values));
  return rows.map(({ employee_id }) => employee_id);
}
