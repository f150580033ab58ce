import type { AddWarnings } from '@app/domain/roster/add-warnings';
import { type AddWarningWords, english } from './add-warnings.en.ts';
import { spanish } from './add-warnings.es.ts';
import { japanese } from './add-warnings.ja.ts';
import { chinese } from './add-warnings.zh.ts';
import type { Language } from './languages.ts';

const words: Readonly<Record<Language, AddWarningWords>> = {
  en: english,
  zh: chinese,
  es: spanish,
  ja: japanese,
};

/** Says a warning before a person is added. */
export const wordAddWarning = <Code extends keyof AddWarnings>(
  language: Language,
  code: Code,
  detail: AddWarnings[Code],
): string => words[language][code](detail);
