import type { RosterEntry } from '../../roster/roster.tsx';

/** A part of a line, and the row that it names; null for words that name none. */
export type Phrase = { readonly text: string; readonly key: number | null };

export type Named = Pick<RosterEntry, 'key' | 'name' | 'idcard'> & { readonly mobile?: string };

type Found = { readonly from: number; readonly to: number; readonly key: number };

/** A line, cut where it names the rows: by their numbers and mobiles, whole however they are cut, and by their names. */
export function phrasesOf(line: string, rows: readonly Named[]): readonly Phrase[] {
  const found: Found[] = [];
  for (const { key, words } of wordsOf(rows))
    for (const { index, 0: hit } of line.matchAll(words)) {
      const [from, to] = [index, index + hit.length];
      if (found.some((one) => from < one.to && one.from < to)) continue;
      found.push({ from, to, key });
      break;
    }
  const cuts = found.toSorted((one, other) => one.from - other.from);
  const phrases = cuts.flatMap(({ from, to, key }, at) => [
    { text: line.slice(cuts[at - 1]?.to ?? 0, from), key: null },
    { text: line.slice(from, to), key },
  ]);
  return [...phrases, { text: line.slice(cuts.at(-1)?.to ?? 0), key: null }].filter(
    ({ text }) => text !== '',
  );
}

/** The rows that a line names. */
export const namedIn = (line: string, rows: readonly Named[]): readonly number[] => [
  ...new Set(phrasesOf(line, rows).flatMap(({ key }) => key ?? [])),
];

/** What each row is found by, the longest first: 王伟 may be the beginning of 王伟强. */
const wordsOf = (rows: readonly Named[]) =>
  rows
    .flatMap(({ key, name, idcard, mobile = '' }) => [
      { key, words: idcard.trim(), gap: numberGap },
      { key, words: mobile.trim(), gap: numberGap },
      { key, words: name.trim(), gap: String.raw`\s*` },
    ])
    .filter(({ words }) => words.length >= letters_min)
    .toSorted((one, other) => other.words.length - one.words.length)
    .map(({ key, words, gap }) => ({ key, words: patternOf(words, gap) }));

const numberGap = String.raw`[\s.·\-_/－]*`;
const letters_min = 2;

const patternOf = (words: string, gap: string): RegExp =>
  new RegExp(Array.from(words.replace(/\s/g, ''), letterOf).join(gap), 'giu');

/** A digit may be written full-width. */
const letterOf = (letter: string): string =>
  /\d/.test(letter)
    ? `[${letter}${String.fromCodePoint(0xff_10 + Number(letter))}]`
    : letter.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
