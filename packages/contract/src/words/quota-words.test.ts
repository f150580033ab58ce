import { expect, it } from 'vitest';
import { languages } from './languages.ts';
import { wordRefusal } from './words.ts';

const names = ['file_mb', 'uploads', 'lists', 'drafts', 'draft_rows', 'views'] as const;
const owners = ['user', 'enterprise'] as const;

const sentencesOf = (language: (typeof languages)[number]) =>
  [
    ...names.flatMap((what) => owners.map((whose) => ({ what, whose }) as const)),
    { what: 'draft_rows', whose: 'author' } as const,
  ].map((told) => wordRefusal(language, 'QUOTA', { ...told, most: 4711 }));

it.each(languages)('S11 in %s each quota has sentences of its own, which name the number', (language) => {
  const sentences = sentencesOf(language);

  expect(new Set(sentences).size).toBe(names.length * owners.length + 1);
  for (const sentence of sentences) {
    expect(sentence).toContain((4711).toLocaleString(language));
    expect(sentence).toMatch(language === 'zh' || language === 'ja' ? /。$/ : /\.$/);
    expect(sentence).not.toMatch(/undefined|null/);
  }
});
