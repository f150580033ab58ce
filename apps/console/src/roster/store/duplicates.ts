/** Who stands in which rows, so that one changed row asks again only for those that name the same person. */
export type Duplicates = {
  /** Notes that a row now names this person, by the 18-character number, or nobody. Returns the persons of whom this changes the rows. */
  readonly place: (key: number, idcard: string | null) => readonly string[];
  /** The rows that name a person. */
  readonly rowsOf: (idcard: string) => Iterable<number>;
  /** The persons who stand in several rows. */
  readonly repeated: () => Iterable<string>;
  /** The first row that names the person of a row; undefined when the row names nobody. */
  readonly firstOf: (key: number, placeOf: (key: number) => number) => number | undefined;
};

export function createDuplicates(): Duplicates {
  const groups = new Map<string, Set<number>>();
  const idcards = new Map<number, string>();
  const several = new Set<string>();
  const firsts = new Map<string, number>();

  function settle(idcard: string, keys: Set<number>): void {
    firsts.delete(idcard);
    if (keys.size > 1) several.add(idcard);
    else several.delete(idcard);
    if (keys.size > 0) groups.set(idcard, keys);
    else groups.delete(idcard);
  }

  return {
    place(key, idcard) {
      const was = idcards.get(key) ?? null;
      if (was === idcard) return [];

      const touched = [was, idcard].filter((one) => one !== null);
      if (idcard === null) idcards.delete(key);
      else idcards.set(key, idcard);
      for (const one of touched) {
        const keys = groups.get(one) ?? new Set();
        if (one === idcard) keys.add(key);
        else keys.delete(key);
        settle(one, keys);
      }
      return touched;
    },
    rowsOf: (idcard) => groups.get(idcard) ?? [],
    repeated: () => several,
    firstOf(key, placeOf) {
      const idcard = idcards.get(key);
      if (idcard === undefined) return undefined;

      const first = firsts.get(idcard) ?? firstBy([...(groups.get(idcard) ?? [])], placeOf);
      if (first !== undefined) firsts.set(idcard, first);
      return first;
    },
  };
}

const firstBy = (keys: readonly number[], placeOf: (key: number) => number): number | undefined =>
  keys.length === 0 ? undefined : keys.reduce((a, b) => (placeOf(a) <= placeOf(b) ? a : b));
