import type { Language } from './languages.ts';
import { english, type PersonFieldWords } from './person-fields.en.ts';
import { spanish } from './person-fields.es.ts';
import { japanese } from './person-fields.ja.ts';
import { chinese } from './person-fields.zh.ts';

/** The words about the fields of a person that is added, by language. */
export const personFieldWords: Readonly<Record<Language, PersonFieldWords>> = {
  en: english,
  zh: chinese,
  es: spanish,
  ja: japanese,
};
