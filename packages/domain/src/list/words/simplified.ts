import { traditionalPairs } from './traditional.ts';

const mapOf = (pairs: string): ReadonlyMap<string, string> =>
  new Map(Array.from(pairs.match(/../gu) ?? [], ([from = '', to = '']) => [from, to] as const));

const written = mapOf(traditionalPairs);

/** What else stands for another character where somebody writes so; elsewhere it is a word of its own. */
const alsoWritten = mapOf('後后裏里嗰那喺在咗了佢他哋们嘅的啱对返回搵找冇没睇看揾找');

/** Most texts have none of these, and are asked about again and again. */
const isOther = new RegExp(`[${[...written.keys()].join('')}唔嗰係喺咗佢哋嘅]`, 'u');

/** A text in simplified characters, as many as before. */
export function simplified(text: string): string {
  if (!isOther.test(text)) return text;
  const plain = text.replace(/\p{Script=Han}/gu, (character) => written.get(character) ?? character);
  return plain !== text || /[唔嗰係喺咗佢哋嘅]/u.test(text)
    ? plain.replace(/\p{Script=Han}/gu, (character) => alsoWritten.get(character) ?? character)
    : text;
}
