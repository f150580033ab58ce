import type { EnterpriseTx } from '../../../platform/database.ts';
import { findCoveredElsewhere } from './covers.queries.ts';

/** Somebody whom a policy does not cover, as a row names them: by the whole number of a document, else by name and what is written of one. */
export type Missing = {
  readonly name: string;
  readonly hash: Buffer | undefined;
  /** The end of a number that is not whole; '' where none is written. */
  readonly ending: string;
};

/** For the first so many only: of a list for another policy, nobody is found. */
const sought_max = 200;

/** Says which other policy covers somebody whom this one does not, the first of several. */
export async function policiesElsewhere(
  tx: EnterpriseTx,
  policy_id: number,
  missing: readonly Missing[],
  now: Date,
): Promise<(one: Missing) => string | undefined> {
  const sought = missing.slice(0, sought_max);
  const hashes = sought.flatMap(({ hash }) => hash ?? []);
  const names = sought.flatMap(({ hash, name }) => (hash === undefined && name !== '' ? [name] : []));
  if (hashes.length + names.length === 0) return () => undefined;
  const covered = await findCoveredElsewhere(tx, policy_id, { hashes, names }, now);
  const byHash = Map.groupBy(covered, ({ idcard_hash }) => idcard_hash.toString('hex'));
  const byName = Map.groupBy(covered, ({ name }) => name);
  return ({ name, hash, ending }) =>
    hash === undefined
      ? byName.get(name)?.find(({ idcard_mask }) => idcard_mask.endsWith(ending))?.policy_no
      : byHash.get(hash.toString('hex'))?.[0]?.policy_no;
}
