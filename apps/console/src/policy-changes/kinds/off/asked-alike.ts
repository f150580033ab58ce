import { leavingIn } from '@app/domain/list/words/leaving-words';
import type { RosterEntry, RosterStore } from '../../../roster/roster.tsx';

/** Rows of which a list says the same, that tells of nobody whether they leave: one question about all of them. */
export type AskedAlike = { readonly words: string; readonly keys: readonly number[] };

/** The questions that several rows share, of most rows first. Words that speak against leaving are looked at row by row. */
export function askedAlike(entries: readonly Pick<RosterEntry, 'key' | 'intent'>[]): readonly AskedAlike[] {
  const open = entries.flatMap(({ key, intent }) =>
    intent?.kind === 'unclear' && intent.words !== '' ? [{ key, words: intent.words }] : [],
  );
  return [...Map.groupBy(open, ({ words }) => words)]
    .filter(([words, rows]) => rows.length > 1 && !speaksAgainst(words))
    .map(([words, rows]) => ({ words, keys: rows.map(({ key }) => key) }))
    .toSorted((one, other) => other.keys.length - one.keys.length)
    .slice(0, shown_max);
}

const shown_max = 3;

function speaksAgainst(words: string): boolean {
  const { stays, comes } = leavingIn(words);
  return stays || comes;
}

/** Reads the questions of a list, the same array until a row of it changes. */
export function askedReader(roster: RosterStore): () => readonly AskedAlike[] {
  let known: readonly AskedAlike[] = [];
  let revision: number | undefined;
  return () => {
    if (revision !== roster.revision()) known = askedAlike(roster.entries());
    revision = roster.revision();
    return known;
  };
}
