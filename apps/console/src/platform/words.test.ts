import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('..', import.meta.url);

const folders = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)words\/en\.ts$/.test(path))
  .map((path) => path.replace(/en\.ts$/, ''));

/** The words of a folder in one language: whatever object the file exports. */
async function wordsOf(folder: string, language: string): Promise<Record<string, string>> {
  const module = (await import(new URL(`${folder}${language}.ts`, source).href)) as Record<string, unknown>;
  return Object.values(module)[0] as Record<string, string>;
}

const base = (key: string) => key.replace(/_(one|many|other)$/, '');

/** The slots of a sentence, those of numbers with the word that says so: a number has its separators in every language. */
const slotsOf = (sentence: string) => [...sentence.matchAll(/\{\{([^}]+)\}\}/g)].map(([, slot]) => slot);

/** What each word must be able to say: the slots of all its English forms. A plural form may leave the figure out. */
const slotsIn = (words: Record<string, string>) => {
  const slots = new Map<string, Set<string | undefined>>();
  for (const [key, sentence] of Object.entries(words))
    slots.set(base(key), new Set([...(slots.get(base(key)) ?? []), ...slotsOf(sentence)]));
  return slots;
};

it('L11 finds the words of every feature', () => {
  expect(folders).toEqual(
    expect.arrayContaining(['home/words/', 'passport/words/', 'shell/words/', 'ui/words/']),
  );
});

it.each(folders)('L11 fills the same slots in every language: %s', async (folder) => {
  const english = slotsIn(await wordsOf(folder, 'en'));
  for (const language of ['zh', 'es', 'ja'])
    expect(slotsIn(await wordsOf(folder, language)), language).toEqual(english);
});

it.each(folders)('L11 says something in every language, in its own script: %s', async (folder) => {
  const english = await wordsOf(folder, 'en');
  for (const [language, script] of [
    ['zh', /\p{Script=Han}/u],
    ['ja', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ] as const) {
    const words = await wordsOf(folder, language);
    for (const [key, sentence] of Object.entries(words)) {
      expect(sentence.trim(), `${language} ${key}`).not.toBe('');
      // A word that is all slots, figures or names, such as "{{from}} – {{to}}", is the same everywhere.
      if (/[a-z]{3}/i.test((english[key] ?? sentence).replace(/\{\{[^}]*\}\}/g, '')))
        expect(sentence, `${language} ${key}`).toMatch(script);
    }
  }
});

const contractWords = new URL('../../../../packages/contract/src/words/', import.meta.url);

// One word for one thing: docs/architecture.md#words
it.each([['保司', '保险公司']])('L11 says %s nowhere, but %s', (other, word) => {
  const files = [
    ...folders.map((folder) => new URL(`${folder}zh.ts`, source)),
    ...readdirSync(contractWords)
      .filter((name) => name.endsWith('.zh.ts'))
      .map((name) => new URL(name, contractWords)),
  ];
  const texts = files.map((file) => readFileSync(file, 'utf8'));

  expect(files.filter((_, at) => texts[at]?.includes(other)).map(({ pathname }) => pathname)).toEqual([]);
  expect(texts.some((text) => text.includes(word))).toBe(true);
});

const isOfLists = (folder: string) => /^(roster|imports|aliases)\//.test(folder);

it.each([
  { thing: 'a step of a list', word: '撤销', other: '撤回', of: isOfLists, language: 'zh' },
  {
    thing: 'a change',
    word: '撤回',
    other: '撤销',
    of: (folder: string) => !isOfLists(folder),
    language: 'zh',
  },
  { thing: 'a step of a list', word: 'Und', other: 'Taken back', of: isOfLists, language: 'en' },
  {
    thing: 'a change',
    word: 'Take back',
    other: /\b(Undo|undo|undone)\b/,
    of: (folder: string) => !isOfLists(folder),
    language: 'en',
  },
])('L11 takes back $thing in one word: $language', async ({ word, other, of, language }) => {
  const sentences = await Promise.all(folders.filter(of).map((folder) => wordsOf(folder, language)));
  const all = sentences.flatMap((words) => Object.values(words));

  expect(all.filter((one) => (typeof other === 'string' ? one.includes(other) : other.test(one)))).toEqual(
    [],
  );
  expect(all.some((one) => one.includes(word))).toBe(true);
});

it.each(folders)('L11 writes every count with its separators: %s', async (folder) => {
  for (const language of ['en', 'zh', 'es', 'ja'])
    for (const sentence of Object.values(await wordsOf(folder, language)))
      expect(sentence).not.toMatch(/\{\{\s*count\s*\}\}/);
});
