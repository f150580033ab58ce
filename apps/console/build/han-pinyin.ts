import { pinyin } from 'pinyin-pro';
import type { Plugin } from 'vite';

const virtual = 'virtual:han-pinyin';

/** How the characters are read of which names of companies and work types are made: the dictionary itself stays out of the browser. */
export const hanPinyin = (): Plugin => ({
  name: 'han-pinyin',
  resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
  load: (id) =>
    id === `\0${virtual}` ? `export const syllables = ${JSON.stringify(hanSyllables())};` : undefined,
});

/** The characters of each syllable, without tones; a character that is read in two ways stands in both. */
export function hanSyllables(): Record<string, string> {
  const syllables: Record<string, string> = {};
  for (const character of commonCharacters())
    for (const syllable of new Set(readingsOf(character)))
      syllables[syllable] = `${syllables[syllable] ?? ''}${character}`;
  return syllables;
}

const readingsOf = (character: string): readonly string[] =>
  pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true }).filter((reading) =>
    /^[a-z]+$/.test(reading),
  );

/** The 6,763 characters of GB 2312-1980, in which nearly every name is written. */
function commonCharacters(): readonly string[] {
  const decoder = new TextDecoder('gb18030');
  const rows = Array.from({ length: 72 }, (_, row) => 0xb0 + row);
  const columns = Array.from({ length: 94 }, (_, column) => 0xa1 + column);
  return rows
    .flatMap((high) => columns.map((low) => decoder.decode(new Uint8Array([high, low]))))
    .filter((character) => /^\p{Script=Han}$/u.test(character));
}
