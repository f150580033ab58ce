import type { Leaver } from '@app/contract/policy-changes/leavers';
import { headsIn } from '@app/domain/changes/removal';
import { comparable } from '@app/domain/roster/same-name';
import type { FoundCover } from './covers.queries.ts';

/** Covers by what a row may name of them. */
export type Index = {
  readonly byId: ReadonlyMap<number, FoundCover>;
  readonly byHash: ReadonlyMap<string, readonly FoundCover[]>;
  readonly byName: ReadonlyMap<string, readonly FoundCover[]>;
  /** By the last characters that lists show of a number. */
  readonly byEnding: ReadonlyMap<string, readonly FoundCover[]>;
};

export const indexed = (covers: readonly FoundCover[]): Index => ({
  byId: new Map(covers.flatMap((cover) => (cover.is_over ? [] : [[cover.policy_person_id, cover]]))),
  byHash: Map.groupBy(covers, ({ idcard_hash }) => idcard_hash.toString('hex')),
  byName: Map.groupBy(covers, ({ name }) => comparable(name) ?? name),
  byEnding: Map.groupBy(covers, ({ idcard_mask }) => idcard_mask.slice(-shown)),
});

type Found = {
  readonly found: readonly FoundCover[];
  /** Those of the same person at other companies than the one that is written. */
  readonly elsewhere: readonly FoundCover[];
  /** Of somebody else whom the words can mean, and whose cover is over. */
  readonly left?: FoundCover | undefined;
};

const none: Found = { found: [], elsewhere: [] };

/** The covers that a row means: by their own number, the whole number of a document, or the name, narrowed down by what stands beside it. */
export function coversMeant(
  { row, hash }: { readonly row: Leaver; readonly hash: Buffer | undefined },
  companies: readonly number[],
  { byId, byHash, byName, byEnding }: Index,
): Found {
  const last = endingOf(row);
  if (row.policy_person_id != null) {
    const chosen = byId.get(row.policy_person_id);
    // A cover and a number of somebody else mean nobody for certain. Only what a list shows of a number is compared: no guess is told.
    return chosen?.idcard_mask.endsWith(last.slice(-shown)) ? { found: [chosen], elsewhere: [] } : none;
  }
  if (hash !== undefined)
    return { ...atPlace(byHash.get(hash.toString('hex')) ?? [], companies), left: undefined };
  // A number that was written and cannot be read means nobody: the name alone might mean somebody else.
  if (last.length >= whole_min) return none;
  if (isUnnamed(row) && last.length < shown) return none;
  const called = isUnnamed(row)
    ? (byEnding.get(last.slice(-shown)) ?? [])
    : (byName.get(comparable(row.name) ?? row.name.trim()) ?? []);
  return atPlace(
    last === '' ? called : called.filter(({ idcard_mask }) => idcard_mask.endsWith(last)),
    companies,
  );
}

/** Those of some covers that are at one of these companies; all where none is. Those that are over mean nobody any more. */
function atPlace(several: readonly FoundCover[], companies: readonly number[]): Found {
  const isThere = ({ work_company_id }: FoundCover) => companies.includes(work_company_id);
  const meant = several.some(isThere) ? several.filter(isThere) : several;
  const found = meant.filter(({ is_over }) => !is_over);
  const isOfFound = ({ employee_id }: FoundCover) => found.some((cover) => cover.employee_id === employee_id);
  return {
    found,
    elsewhere:
      headsIn(found) === 1
        ? several.filter((cover) => !meant.includes(cover) && !cover.is_over && isOfFound(cover))
        : [],
    left: meant.find((cover) => cover.is_over && !isOfFound(cover)),
  };
}

export const isUnnamed = ({ name, policy_person_id }: Leaver): boolean =>
  name.trim() === '' && policy_person_id == null;

/** Fewer characters are the end of a number, as are those behind the stars of one that is shown. */
export const whole_min = 8;
/** So many characters of a number every list shows. */
const shown = 4;
export const endingOf = ({ idcard }: Leaver): string => /[^*]*$/.exec(idcard.trim().toUpperCase())![0];
