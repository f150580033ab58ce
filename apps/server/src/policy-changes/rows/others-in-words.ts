import type { EnterpriseTx } from '../../platform/database.ts';
import { findNamedIn } from './names.queries.ts';

/** What stands in the place of a name that a work company has no business with. */
const hidden = '…';

/**
 * Takes out of words that are quoted to a work company the names of covered persons who work elsewhere, also where the list itself has no
 * row of them.
 *
 * @param here the persons of the list who are the company's
 */
export async function othersTakenOut(
  tx: EnterpriseTx,
  words: readonly string[],
  {
    work_company,
    here,
    now,
  }: {
    readonly work_company: string;
    readonly here: readonly { readonly name: string }[];
    readonly now: Date;
  },
): Promise<(words: string) => string> {
  if (words.length === 0) return (one) => one;
  const covered = await findNamedIn(tx, words.join('\n'), now);
  const own = new Set([
    ...here.map(({ name }) => name),
    ...covered.filter((one) => one.work_company === work_company).map(({ name }) => name),
  ]);
  const others = [...new Set(covered.map(({ name }) => name))].filter((name) => !own.has(name));
  return (one) => others.reduce((said, name) => said.replaceAll(name, hidden), one);
}
