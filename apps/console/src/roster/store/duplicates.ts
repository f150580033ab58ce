import { type Namesakes, namesakesOf } from '@app/domain/roster/duplicates';

/** Whom a row names: by the key of the document, and by the name beside it. */
export type Named = { readonly key: string; readonly name: string };

/** A row as the others with its number know it. */
type Holder = { readonly key: number; readonly name: string };

/** Who stands in which rows, so that one changed row asks again only for those that name the same person. */
export type Duplicates = {
  /** Notes that a row now names this person, or nobody. Returns the persons of whom this changes the rows. */
  readonly place: (key: number, person: Named | null) => readonly string[];
  /** The rows that name a person. */
  readonly rowsOf: (idcard: string) => Iterable<number>;
  /** The persons who stand in several rows. */
  readonly repeated: () => Iterable<string>;
  /** What a row has to know of the rows with its number; undefined when it is alone, or names nobody. */
  readonly namesakesOf: (key: number, placeOf: (key: number) => number) => Namesakes<Holder> | undefined;
};

export function createDuplicates(): Duplicates {
  const groups = new Map<string, Set<number>>();
  const persons = new Map<number, Named>();
  const several = new Set<string>();
  /** Worked out once for all rows of a number, however many they are. */
  const known = new Map<string, Namesakes<Holder>>();

  function settle(idcard: string, keys: Set<number>): void {
    known.delete(idcard);
    if (keys.size > 1) several.add(idcard);
    else several.delete(idcard);
    if (keys.size > 0) groups.set(idcard, keys);
    else groups.delete(idcard);
  }

  return {
    place(key, person) {
      const was = persons.get(key) ?? null;
      if (was?.key === person?.key && was?.name === person?.name) return [];

      const touched = [...new Set([was?.key, person?.key])].filter((one) => one !== undefined);
      if (person === null) persons.delete(key);
      else persons.set(key, person);
      for (const one of touched) {
        const keys = groups.get(one) ?? new Set();
        if (one === person?.key) keys.add(key);
        else keys.delete(key);
        settle(one, keys);
      }
      return touched;
    },
    rowsOf: (idcard) => groups.get(idcard) ?? [],
    repeated: () => several,
    namesakesOf(key, placeOf) {
      const idcard = persons.get(key)?.key;
      if (idcard === undefined || !several.has(idcard)) return undefined;

      const namesakes = known.get(idcard) ?? namesakesOf(inPlace(groups.get(idcard) ?? [], placeOf));
      known.set(idcard, namesakes);
      return namesakes;
    },
  };

  function inPlace(keys: Iterable<number>, placeOf: (key: number) => number): readonly Holder[] {
    return [...keys]
      .map((key) => ({ key, name: persons.get(key)?.name ?? '', place: placeOf(key) }))
      .toSorted((a, b) => a.place - b.place);
  }
}
