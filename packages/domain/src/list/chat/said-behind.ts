import type { Draft } from './draft.ts';
import type { ChatLine, SayingToken } from './line.ts';
import { numberOf } from './ordinals.ts';
import { intentOf, set } from './scene.ts';
import { groupWords } from '../words/intent-words.ts';
import { between } from '../words/places.ts';

/** 以上三位离职, 两个明天离职, 离职: what stands behind the last of some persons of a line is of them all, of so many, or of the last. */
export function saidBehind(line: ChatLine, saying: SayingToken, persons: readonly Draft[]): void {
  const own = persons.at(-1);
  if (own === undefined) return;
  const words = line.text.slice(own.span.end, saying.end);
  const again = persons.find(({ values: { name = '' } }) => name.length > 1 && words.includes(name));
  if (again !== undefined) return set(again, saying);
  if (persons.length > 1 && groupWords.test(words)) return persons.forEach((person) => set(person, saying));
  const so = countIn(words);
  if (so > 1 && so <= persons.length) {
    for (const person of persons.slice(-so)) set(person, saying);
    // The day on which they go is nobody else's.
    for (const { values } of persons.slice(0, -so))
      if (saying.kind === 'leave' && values.end_date === own.values.end_date) delete values.end_date;
    return;
  }
  set(own, saying);
  const begin = line.breaks.findLast(({ at }) => at < own.span.at)?.at ?? 0;
  const sentence = persons.filter(({ span }) => span.at >= begin);
  if (isTheirsToo(line, sentence, words))
    for (const person of sentence.slice(0, -1)) person.intent ??= intentOf('unclear', words);
}

const countIn = (words: string): number => {
  const [, count] =
    /(?<![\d第])([两二三四五六七八九俩仨]|\d{1,2})(?:[个位名]|(?<=[俩仨]))/u.exec(words) ?? [];
  return count === undefined ? 0 : numberOf(count);
};

/** Nothing but their numbers stands between the persons, and the words not in brackets beside the last: whose they are is open. */
const isTheirsToo = (
  { tokens, rest, sayings }: ChatLine,
  persons: readonly Draft[],
  words: string,
): boolean => {
  const [from, to] = [persons[0]?.span.end ?? 0, persons.at(-1)?.span.at ?? 0];
  const stands = [...tokens.filter(({ field }) => !ofWho.has(field)), ...rest, ...sayings];
  return (
    persons.length > 1 &&
    !/^\s*[(（【]/u.test(words) &&
    between(
      stands.toSorted((a, b) => a.at - b.at),
      { from, to },
    ).length === 0
  );
};

const ofWho: ReadonlySet<string> = new Set(['name', 'idcard', 'mobile']);
