import type { Syllables } from '@app/domain/persons/name-sounds';

let made: Promise<Syllables> | undefined;

/** How the signs of names are read. Made when somebody first looks for a name by its sound: it takes a fifth of a second. */
export function readSyllables(): Promise<Syllables> {
  made ??= makeSyllables();
  return made;
}

/** Every sign of the Unicode block in which names are written, under each of its readings: 单 is shàn in a name, and dān elsewhere. */
async function makeSyllables(): Promise<Syllables> {
  const { pinyin } = await import('pinyin-pro');
  const syllables = new Map<string, string>();
  for (let code = 0x4e_00; code <= 0x9f_ff; code += 1) {
    const sign = String.fromCodePoint(code);
    const readings = pinyin(sign, { toneType: 'none', type: 'array', multiple: true, v: true });
    // A sign that it does not know comes back as it is; an interjection has no vowel.
    for (const reading of new Set(readings))
      if (/^[a-z]*[aeiouv][a-z]*$/.test(reading))
        syllables.set(reading, `${syllables.get(reading) ?? ''}${sign}`);
  }
  return syllables;
}
