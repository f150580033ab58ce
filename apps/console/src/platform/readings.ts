/** How each Chinese character is read, without tones: some in several ways. */
export type Readings = ReadonlyMap<string, readonly string[]>;

/** @param syllables the characters of each syllable */
export function readingsFrom(syllables: Readonly<Record<string, string>>): Readings {
  const readings = new Map<string, string[]>();
  for (const [syllable, characters] of Object.entries(syllables))
    for (const character of characters) {
      const known = readings.get(character);
      if (known) known.push(syllable);
      else readings.set(character, [syllable]);
    }
  return readings;
}

/**
 * Whether letters are how a text, or a part of it, is typed: whole syllables, their first letters, or one and the other; the last one may
 * be cut short.
 */
export function isTypedAs(text: string, letters: string, readings: Readings): boolean {
  if (!/^[a-z]{2,}$/.test(letters)) return false;
  const sounds = Array.from(text, (character) => readings.get(character) ?? none);
  return sounds.some((_, start) => begins(sounds.slice(start), letters));
}

/** Whether sounds begin with letters. Every way of cutting the letters is followed at once, so that no text takes long. */
function begins(sounds: readonly (readonly string[])[], letters: string): boolean {
  let ends: ReadonlySet<number> = new Set([0]);
  for (const sound of sounds) {
    const next = new Set<number>();
    for (const end of ends)
      for (const reading of sound) {
        if (reading.startsWith(letters.slice(end))) return true;
        if (letters.startsWith(reading, end)) next.add(end + reading.length);
        if (letters[end] === reading[0]) next.add(end + 1);
      }
    if (next.has(letters.length)) return true;
    ends = next;
  }
  return false;
}

/** Whether two texts sound the same: what an input method that was not looked at makes of one is the other. */
export function soundsLike(text: string, other: string, readings: Readings): boolean {
  const characters = Array.from(text);
  const others = Array.from(other);
  return (
    characters.length > 1 &&
    characters.length === others.length &&
    characters.every((character, at) => {
      const known = readings.get(others[at] ?? '') ?? none;
      return character === others[at] || (readings.get(character) ?? none).some((one) => known.includes(one));
    })
  );
}

const none: readonly string[] = [];
