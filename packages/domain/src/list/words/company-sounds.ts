import { soundsOf } from './sounds.ts';

type Named = { readonly name: string; readonly parts: readonly string[] };

/** Finds the one company of which words are a part by their sound, as a dictation writes it, or in letters as huaxun. */
export function createSounds(companies: readonly Named[]): (words: string) => string | undefined {
  let known: ReadonlyMap<string, string | null> | undefined;
  return (words) => {
    const part = words.replace(/(?:那边|这边|那里|那个|工厂|厂|公司)+$/u, '');
    const sound = /^[a-z]{4,24}$/i.test(part) ? part.toLowerCase() : soundOf(part);
    if (sound === undefined) return undefined;
    known ??= bySound(companies);
    return known.get(sound) ?? undefined;
  };
}

/** Shorter parts sound like too much else, longer ones are as good as the whole. */
const soundOf = (part: string): string | undefined =>
  /^\p{Script=Han}{2,8}$/u.test(part) ? soundsOf(part)?.join('') : undefined;

function bySound(companies: readonly Named[]): ReadonlyMap<string, string | null> {
  const known = new Map<string, string | null>();
  for (const { name, parts } of companies)
    for (const sound of new Set(parts.map(soundOf)))
      if (sound !== undefined) known.set(sound, known.has(sound) ? null : name);
  return known;
}
