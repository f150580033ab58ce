// Texts as a reader takes them, so that no way of writing a number hides it.

/** Stands for any sign that parts digits. */
export const sign = '·';

/** What is not seen, or only decorates the character before it. */
const unseen = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/u;

/** Digits as they are written out in Chinese: each says its own worth by its place, from 0. */
const written = [
  '○〇零洞',
  '一幺壹',
  '二两兩贰貳',
  '三叁參',
  '四肆',
  '五伍',
  '六陆陸',
  '七拐柒',
  '八捌',
  '九勾玖',
];

const worths = new Map(written.flatMap((ways, worth) => Array.from(ways, (way) => [way, String(worth)])));

/** A character as a digit, of whatever script; else as it is. */
function asDigit(character: string): string {
  const worth = worths.get(character);
  if (worth !== undefined) return worth;
  if (!/^\p{Nd}$/u.test(character)) return character;
  // The digits of a script stand in a row from its zero.
  const code = character.codePointAt(0)!;
  const zero = Array.from({ length: 10 }, (_, back) => code - back).findLast((one) =>
    /^\p{Nd}$/u.test(String.fromCodePoint(one)),
  )!;
  return String((code - zero) % 10);
}

/** What a character is read as. */
function readAs(character: string, isSpelled: boolean): string {
  if (character <= last_of_ascii) return character;
  if (unseen.test(character)) return '';
  const normal = character.normalize('NFKC');
  // A sign outside the first plane would count as two.
  return isSpelled
    ? Array.from(normal, asDigit)
        .join('')
        .replaceAll(/[^\p{L}\p{N}\0-\uFFFF]/gu, sign)
    : normal;
}

/** Characters up to this one are read as they stand. */
const last_of_ascii = '\u007F';

/** Texts have the same few hundred characters again and again. */
const known = { plain: new Map<string, string>(), spelled: new Map<string, string>() };
const known_max = 50_000;

function knownAs(character: string, isSpelled: boolean): string {
  const of = isSpelled ? known.spelled : known.plain;
  const before = of.get(character);
  if (before !== undefined) return before;
  const read = readAs(character, isSpelled);
  if (of.size < known_max) of.set(character, read);
  return read;
}

/**
 * A text as a reader takes it: full-width digits as digits, without what nobody sees. Each of its places knows where
 * in the text it came from.
 *
 * @param isSpelled whether digits of other scripts, and those that are written out, are digits too
 */
export function readable(text: string, isSpelled = false) {
  let plain = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const read = knownAs(character, isSpelled);
    for (let place = 0; place < read.length; place++) {
      from.push(at);
      to.push(end);
    }
    plain += read;
    at = end;
  }
  return { plain, from, to };
}
