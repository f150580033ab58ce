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

/** What is said in a language, by the console and by the server: the texts between quotation marks, with no names of things in code. */
function saidIn(language: string): readonly { readonly file: string; readonly text: string }[] {
  const files = [
    ...folders.map((folder) => new URL(`${folder}${language}.ts`, source)),
    ...readdirSync(contractWords)
      .filter((name) => name.endsWith(`.${language}.ts`) || name === 'off-warnings.ts')
      .map((name) => new URL(name, contractWords)),
  ];
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g)].map(([text]) => ({
      file: file.pathname,
      text: text.replaceAll(/\$\{[^}]*\}|\{\{[^}]*\}\}/g, ' '),
    })),
  );
}

// One word for one thing: docs/architecture.md#words
it.each([
  ['zh', '保险公司', /保司/],
  ['zh', '用工单位', /用工企业|用人单位/],
  ['zh', '工种', /岗位|职位/],
  ['zh', '截止时间', /截单/],
  ['zh', '退费', /退款|退还/],
  ['en', 'insurer', /insurance company/i],
  ['en', 'work type', /\boccupation\b(?!['-])/i],
  ['en', 'cut-off', /deadline/i],
  ['es', 'aseguradora', /compañía|asegurador\b/i],
  ['es', 'empresa usuaria', /empresa cliente|empresa de destino/i],
  ['es', 'ocupación', /\bpuesto\b|\boficio\b|tipo de trabajo/i],
  ['es', 'hora límite', /hora de corte|hora tope/i],
  ['es', 'suplemento', /endoso/i],
  ['es', 'devolución', /reembols|reintegr/i],
  ['ja', '保険会社', /(?<!被)保険者|保険業者/],
  ['ja', '派遣先', /就業先|勤務先|就労先/],
  ['ja', '職種', /工種|業種/],
  ['ja', '締切', /締め切り|〆切|期限時刻/],
  ['ja', '返還', /返金|払い?戻/],
  ['ja', '裏書', /批単/],
] as const)('L11 in %s says “%s”, and no other word for it', (language, word, others) => {
  const said = saidIn(language);

  expect(said.filter(({ text }) => others.test(text))).toEqual([]);
  expect(said.some(({ text }) => text.toLowerCase().includes(word))).toBe(true);
});

it.each([
  ['zh', '撤回', /撤销/],
  ['en', 'taken back', /\bundo(?:ne)?\b/i],
] as const)('L11 in %s the server says of a change that it is “%s”', (language, word, other) => {
  const said = saidIn(language).filter(({ file }) => file.includes('packages/contract'));

  expect(said.filter(({ text }) => other.test(text))).toEqual([]);
  expect(said.some(({ text }) => text.includes(word))).toBe(true);
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
