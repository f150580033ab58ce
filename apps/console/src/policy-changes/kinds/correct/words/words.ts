import { defineWords } from '../../../../platform/text.ts';

export const correctWords = defineWords('correct', {
  en: async () => (await import('./en.ts')).english,
  zh: async () => (await import('./zh.ts')).chinese,
  es: async () => (await import('./es.ts')).spanish,
  ja: async () => (await import('./ja.ts')).japanese,
});
