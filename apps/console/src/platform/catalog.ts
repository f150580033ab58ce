import type { Language } from './language.ts';

/**
 * The English words of a feature, written `as const`: what other languages must have is read from them. `{{name}}` is a slot and
 * `{{count, number}}` one that is written as a number. A word that counts ends in `_one` and `_other`.
 */
export type Catalog = Readonly<Record<string, string>>;

/** What a language must have beside the same words: its own plural forms (Unicode CLDR). */
export type WordsIn<L extends Language, English extends Catalog> = {
  readonly [K in Key<English> as K extends Counted<English> ? `${K}_${Plural[L]}` : K]: string;
};

type Plural = { en: 'one' | 'other'; zh: 'other'; es: 'one' | 'many' | 'other'; ja: 'other' };

type Suffix = '_one' | '_other';

/** The keys by which words are asked for: a counted word's without its ending. */
type Key<English extends Catalog> = {
  [K in keyof English & string]: K extends `${infer Base}${Suffix}` ? Base : K;
}[keyof English & string];

type Counted<English extends Catalog> = {
  [K in keyof English & string]: K extends `${infer Base}${Suffix}` ? Base : never;
}[keyof English & string];

type Slot<Sentence extends string> = Sentence extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Slot<Rest>
  : never;

/** The slots that are written as text. A number must be written as one, with its separators. */
type Worded<Written extends string> = Exclude<Written, `${string},${string}`>;

type Numbered<Written extends string> = Written extends `${infer Bare},${string}` ? Bare : never;

type Sentence<English extends Catalog, K extends string> = English[(K | `${K}${Suffix}`) & keyof English];

type Written<English extends Catalog, K extends string> = Slot<Sentence<English, K>>;

type Slots<English extends Catalog, K extends string> = {
  readonly [Name in Worded<Written<English, K>>]: Name extends 'count' ? number : string;
} & {
  readonly [Name in Numbered<Written<English, K>> | (K extends Counted<English> ? 'count' : never)]: number;
};

/** Says a word: its slots must be given, those of numbers as numbers, all others as texts, nothing else. */
export type Text<English extends Catalog> = <K extends Key<English>>(
  key: K,
  ...slots: [keyof Slots<English, K>] extends [never] ? [] : [Slots<English, K>]
) => string;
