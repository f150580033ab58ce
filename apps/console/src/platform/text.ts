import { createInstance } from 'i18next';
import { use } from 'react';
import { type Language, readLanguage, storeLanguage, useLanguage } from './language.ts';
import type { Catalog, Text, WordsIn } from './catalog.ts';

export type { Text, WordsIn } from './catalog.ts';

const i18n = createInstance();
void i18n.init({
  lng: 'en',
  fallbackLng: false,
  ns: [],
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false },
});

/** The words of one feature: a name, and where each language's are fetched when first needed. */
export type Words<English extends Catalog = Catalog> = {
  readonly namespace: string;
  readonly load: { readonly [L in Language]: () => Promise<WordsIn<L, English>> };
};

/** Defines the words of a feature; a language that lacks one of them does not compile. */
export const defineWords = <const English extends Catalog>(
  namespace: string,
  load: { readonly [L in Language]: () => Promise<WordsIn<L, English>> } & {
    readonly en: () => Promise<English>;
  },
): Words<English> => ({ namespace, load });

/**
 * The words of a feature in the page's language: `text('rows', { count: 3 })`. The component waits while they are
 * fetched the first time, and is drawn again when the language changes.
 */
export function useText<English extends Catalog>(words: Words<English>): Text<English> {
  const language = useLanguage();
  if (!i18n.hasResourceBundle(language, words.namespace)) use(loadWords(words, language));
  return textIn(words, language);
}

/** As `useText`, where some of the words are said in others, under the same keys. */
export function useOwnText<English extends Catalog, Own extends Catalog>(
  words: Words<English>,
  own: Words<Own>,
): Text<English & Own> {
  const language = useLanguage();
  if (!i18n.hasResourceBundle(language, words.namespace)) use(loadWords(words, language));
  if (!i18n.hasResourceBundle(language, own.namespace)) use(loadWords(own, language));
  return textOf<English & Own>(language, [own.namespace, words.namespace]);
}

/** Fetches the words of a feature in the page's language, to spare a page the wait. */
export const preloadWords = (words: Words): Promise<void> => loadWords(words, readLanguage());

/** The words of a feature outside of components. */
export async function fetchText<English extends Catalog>(words: Words<English>): Promise<Text<English>> {
  const language = readLanguage();
  await loadWords(words, language);
  return textIn(words, language);
}

/** Speaks another language: what is on the page is fetched first, so nothing flickers, and nothing reloads. */
export async function switchLanguage(language: Language): Promise<void> {
  const fetches = [...wanted.values()].map((words) => loadWords(words, language));
  await Promise.all([...fetches, ...others.map((load) => load(language))]);
  storeLanguage(language);
}

/** Fetches something else, such as a library's own words, each time before another language is spoken. */
export function beforeSwitch(load: (language: Language) => Promise<unknown>): void {
  others.push(load);
}

const others: ((language: Language) => Promise<unknown>)[] = [];

const wanted = new Map<string, Words>();
const loading = new Map<string, Promise<void>>();
const texts = new Map<string, Text<Catalog>>();

function loadWords(words: Words, language: Language): Promise<void> {
  wanted.set(words.namespace, words);
  const key = `${language} ${words.namespace}`;
  const begun = loading.get(key);
  if (begun) return begun;

  const fetched = fetchWords(words, language).catch((error: unknown) => {
    loading.delete(key);
    throw error;
  });
  loading.set(key, fetched);
  return fetched;
}

async function fetchWords(words: Words, language: Language): Promise<void> {
  i18n.addResourceBundle(language, words.namespace, await words.load[language]());
}

/** The same function each time for the same words and language, so that nothing is drawn again without need. */
const textIn = <English extends Catalog>(words: Words<English>, language: Language): Text<English> =>
  textOf(language, [words.namespace]);

/** A word is looked for in the first of the namespaces, then in the next. */
function textOf<English extends Catalog>(language: Language, namespaces: readonly string[]): Text<English> {
  const key = `${language} ${namespaces.join(' ')}`;
  const text = texts.get(key) ?? i18n.getFixedT(language, [...namespaces]);
  texts.set(key, text as Text<Catalog>);
  return text as Text<English>;
}
