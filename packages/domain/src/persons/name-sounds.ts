/** The signs of each syllable: `zhao` is 赵照…; a sign that is read in two ways stands under both. */
export type Syllables = ReadonlyMap<string, string>;

/** As many ways to cut the same letters into syllables are looked for. */
const ways_max = 8;

/** A name of more signs is not typed by its sound. */
const sounds_max = 6;

/** What begins a syllable: `zh` may stand for 赵, and so may `z`. */
const isInitial = (letters: string): boolean => /^(?:[zcs]h|[b-df-hj-np-tw-z])$/.test(letters);

/**
 * Reads what may be the pinyin of a name, in full (`zhaolihua`), by first letters (`zlh`) or mixed, the last syllable as far as it is
 * typed: for each way to read it the signs of each sound. Empty where it is no pinyin, or a single letter, which is nobody's.
 */
export function soundsOf(words: string, syllables: Syllables): readonly (readonly string[])[] {
  const letters = plain(words);
  if (letters.length < 2 || !/^[a-z]+$/.test(letters)) return [];
  const ways = cut(letters, syllables, sounds_max).toSorted((a, b) => a.length - b.length);
  // Letters that make up two syllables are rarely meant as four.
  const likely = ways.filter(({ length }) => length <= ways[0]!.length + 1).slice(0, ways_max);
  return likely.map((way) => way.map((sound, place) => signsOf(sound, place === way.length - 1, syllables)));
}

/** Without tones, spaces and apostrophes; `ü` is typed `v`. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFC')
    .replace(/[üǖǘǚǜ]/gu, 'v')
    .normalize('NFKD')
    .replace(/[\p{M}\s'’]/gu, '');

/** The ways to cut letters into at most so many sounds, longer ones first. */
function cut(letters: string, syllables: Syllables, most: number): readonly (readonly string[])[] {
  if (letters === '') return [[]];
  if (most === 0) return [];
  const ways: (readonly string[])[] = [];
  for (let length = Math.min(longest, letters.length); length > 0; length -= 1) {
    const sound = letters.slice(0, length);
    const isLast = length === letters.length;
    if (!syllables.has(sound) && !isInitial(sound) && !(isLast && begins(sound, syllables))) continue;
    ways.push(...cut(letters.slice(length), syllables, most - 1).map((rest) => [sound, ...rest]));
  }
  return ways;
}

/** `zhuang` and `chuang` are the longest syllables. */
const longest = 6;

const begins = (letters: string, syllables: Syllables): boolean =>
  syllables.keys().some((syllable) => syllable.startsWith(letters));

/** A whole syllable stands for itself, unless more of it may be to come; a beginning for all that begin so. */
function signsOf(sound: string, isLast: boolean, syllables: Syllables): string {
  const own = syllables.get(sound);
  if (own !== undefined && !isLast) return own;
  const signs = [...syllables].filter(([syllable]) => syllable.startsWith(sound)).map(([, some]) => some);
  return [...new Set(Array.from(signs.join('')))].join('');
}
