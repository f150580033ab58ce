import { settingNames } from '../settings.ts';

/**
 * Sentences about names of the environment that are none of ours and look like one: a setting that is mistyped would be
 * ignored without a word. Nothing is said of their values.
 */
export const mistypedSettings = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(env)
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      const meant = settingNames.find((setting) => isClose(plain(name), plain(setting)));
      return meant ? [`${name} is no setting and is ignored. Did you mean ${meant}?`] : [];
    });

const plain = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Whether one becomes the other by adding, leaving out, changing or swapping one letter; HOME is not HOST. */
function isClose(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const letters = Array.from(short);
  const at = letters.findIndex((letter, index) => letter !== long[index]);
  if (at === -1) return long.length - short.length <= 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const swapped = short.slice(0, at) + (short[at + 1] ?? '') + (short[at] ?? '') + short.slice(at + 2);
  return swapped === long;
}
