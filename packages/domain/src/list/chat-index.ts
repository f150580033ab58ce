import type { Draft } from './chat-draft.ts';
import { simplified } from './simplified.ts';

/** The persons of a message by name, to be found in its lines. */
export type NameIndex = {
  readonly add: (person: Draft) => void;
  readonly of: (name: string) => readonly Draft[];
  /** Those whom a text names, in its order. As fast with many persons as with few. */
  readonly in: (text: string) => readonly Draft[];
};

export function createNameIndex(): NameIndex {
  const byName = new Map<string, Draft[]>();
  const lengths = new Set<number>();
  const of = (name: string): readonly Draft[] => byName.get(simplified(name)) ?? [];
  return {
    add: (person) => {
      const { name } = person.values;
      if (name === undefined || of(name).includes(person)) return;
      byName.set(simplified(name), [...of(name).slice(-same_max), person]);
      lengths.add(name.length);
    },
    of,
    in: (written) => {
      const text = simplified(written);
      const found = new Set<Draft>();
      for (let at = 0; at < text.length; at++)
        for (const length of lengths)
          for (const person of byName.get(text.slice(at, at + length)) ?? []) found.add(person);
      return [...found];
    },
  };
}

/** So many of one name are told apart at most; a list may name somebody a thousand times. */
const same_max = 20;
