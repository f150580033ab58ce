import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { use } from 'react';
import { type Language, readLanguage, useLanguage } from '../platform/language.ts';
import { beforeSwitch } from '../platform/text.ts';

const load: { readonly [L in Language]: () => Promise<{ readonly default: Locale }> } = {
  // Part of antd's components anyway.
  en: async () => ({ default: english }),
  zh: () => import('antd/es/locale/zh_CN'),
  es: () => import('antd/es/locale/es_ES'),
  ja: () => import('antd/es/locale/ja_JP'),
};

const locales = new Map<Language, Promise<Locale>>();

/** antd's own words in the page's language. */
export const useAntdLocale = (): Locale => use(localeIn(useLanguage()));

export const preloadAntdLocale = (): Promise<Locale> => localeIn(readLanguage());

beforeSwitch(localeIn);

function localeIn(language: Language): Promise<Locale> {
  const locale = locales.get(language) ?? load[language]().then((module) => module.default);
  locales.set(language, locale);
  return locale;
}
