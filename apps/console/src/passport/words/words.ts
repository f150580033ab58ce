import type { Language } from '../../platform/language.ts';
import type { english } from './en.ts';

/** The words of the public pages. They do without i18next: the page comes with those of its language written in. */
export type LoginWords = { readonly [K in keyof typeof english]: string };

export const loadLoginWords: { readonly [L in Language]: () => Promise<LoginWords> } = {
  en: async () => (await import('./en.ts')).english,
  zh: async () => (await import('./zh.ts')).chinese,
  es: async () => (await import('./es.ts')).spanish,
  ja: async () => (await import('./ja.ts')).japanese,
};

/** Puts values into the slots of a sentence. */
export const fill = (sentence: string, slots: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => String(slots[name] ?? slot));
