import { leavingIn } from '@app/domain/list/words/leaving-words';
import { picksSome } from '@app/domain/list/words/picks-some';
import { perRevision, readAlike, type RosterStore } from '../../../roster/roster.tsx';

/** Rows of which a list says the same, that tells of nobody whether they leave: one question about all of them. */
type AskedAlike = {
  readonly words: string;
  readonly keys: readonly number[];
  /** Whom the one press takes, as far as they are shown. */
  readonly names: readonly string[];
};

/**
 * The questions that several rows share, of most rows first. Words that speak against leaving, or
 * mean some of them alone, are looked at row by row.
 */
export const askedAlike = perRevision((roster): readonly AskedAlike[] =>
  [...new Set(roster.keys().map((key) => readAlike(roster, key, 'intent')))]
    .filter((keys) => keys.length > 1)
    .flatMap((keys) => questionOf(roster, keys))
    .toSorted((one, other) => other.keys.length - one.keys.length)
    .slice(0, shown_max),
);

const shown_max = 3;
const names_max = 30;

function questionOf(roster: RosterStore, keys: readonly number[]): readonly AskedAlike[] {
  const { kind, words = '' } = roster.entryOf(keys[0]!)?.intent ?? {};
  if (kind !== 'unclear' || words === '' || speaksAgainst(words) || picksSome(words)) return [];
  const names = keys.slice(0, names_max).map((key) => roster.entryOf(key)?.name ?? '');
  return [{ words, keys, names: keys.length > names_max ? [...names, '…'] : names }];
}

function speaksAgainst(words: string): boolean {
  const { stays, comes } = leavingIn(words);
  return stays || comes;
}
