import { leavingIn } from '@app/domain/list/words/leaving-words';
import { perRevision, readAlike, type RosterStore } from '../../../roster/roster.tsx';

/** Rows of which a list says the same, that tells of nobody whether they leave: one question about all of them. */
type AskedAlike = { readonly words: string; readonly keys: readonly number[] };

/** The questions that several rows share, of most rows first. Words that speak against leaving are looked at row by row. */
export const askedAlike = perRevision((roster): readonly AskedAlike[] =>
  [...new Set(roster.keys().map((key) => readAlike(roster, key, 'intent')))]
    .filter((keys) => keys.length > 1)
    .flatMap((keys) => questionOf(roster, keys))
    .toSorted((one, other) => other.keys.length - one.keys.length)
    .slice(0, shown_max),
);

const shown_max = 3;

function questionOf(roster: RosterStore, keys: readonly number[]): readonly AskedAlike[] {
  const { kind, words = '' } = roster.entryOf(keys[0]!)?.intent ?? {};
  return kind === 'unclear' && words !== '' && !speaksAgainst(words) ? [{ words, keys }] : [];
}

function speaksAgainst(words: string): boolean {
  const { stays, comes } = leavingIn(words);
  return stays || comes;
}
