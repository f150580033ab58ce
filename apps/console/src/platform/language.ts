import { type Language, languageOf, languages } from '@app/contract/words/languages';
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

// Which language the page speaks: the cookie's, else the browser's, else English. The server has chosen by the same rule when it wrote
// the page, so what the page says of itself stands in for the browser's list.

const cookie = /(?:^|; )language=(\w+)/;

const chosen = (): Language => languageOf(cookie.exec(document.cookie)?.[1] ?? document.documentElement.lang);

let current: Language | undefined;
const { subscribe, tell } = createListeners();

/** The language of the page at this moment, for what is not a component. */
export function readLanguage(): Language {
  current ??= chosen();
  return current;
}

/** Speaks another language from now on, and remembers it for a year. Words must be there already: see `switchLanguage`. */
export function storeLanguage(language: Language): void {
  current = language;
  document.cookie = `language=${language}; path=/; Max-Age=31536000; SameSite=Lax`;
  document.documentElement.lang = htmlLanguage[language];
  tell();
}

/** The language of the page; a component that asks is drawn again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, readLanguage, readLanguage);

/** What `<html lang>` says: the Chinese we write is the mainland's. */
export const htmlLanguage: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-CN', es: 'es', ja: 'ja' };

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '简体中文',
  es: 'Español',
  ja: '日本語',
};

export { languages, type Language };
