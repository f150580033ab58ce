import { clipped } from '../cell.ts';
import { namesIn } from './clauses.ts';
import { type Draft, isPerson } from './draft.ts';
import type { ChatLine } from './line.ts';
import { intentOf, type Scene, words_max } from './scene.ts';

/** Numbers of which a message says that one stands for another: 错的：4115…，对的：4115…. */
export type Pairs = {
  readonly line: (line: ChatLine, persons: readonly Draft[]) => void;
  /** Makes one person of each pair. */
  readonly settle: (persons: readonly Draft[], scene: Scene) => void;
};

type Side = 'wrong' | 'right';
type Told = { readonly side: Side; readonly words: string };

const wrongly =
  /(?:错误?的?|写错的|发错的|打错的|旧的?|原来?的?|原先的?|之前的?|作废的?)(?:那[个串条])?(?:是|为)?(?:身份证)?(?:号码?)?(?:是|为)?[\s:：\0]*$/u;
const rightly =
  /(?:(?<!不)正确的?|对的|新的?|现在?的?|更正[后为]?的?|改[后成为]的?|换成|应该?[是为]|以这个为准)(?:是|为)?(?:身份证)?(?:号码?)?(?:是|为)?[\s:：\0]*$/u;

export function createPairs(): Pairs {
  const sides = new Map<Draft, Told>();
  /** Whom a line above says something wrong was told of. */
  let last: { readonly name: string; readonly source_row: number } | undefined;
  const names = new Map<Draft, string>();
  return {
    line: (line, persons) => {
      const numbers = line.tokens.filter(({ field }) => field === 'idcard');
      const isCorrection = line.sayings.some(({ kind }) => kind === 'correct');
      const [name] = isCorrection
        ? namesIn(line, { from: 0, to: Math.min(line.text.length, words_max) })
        : [];
      let end = 0;
      for (const number of numbers.slice(0, numbers_max)) {
        const before = line.text.slice(Math.max(end, number.at - before_max), number.at);
        end = number.end;
        const side = rightly.test(before) ? 'right' : wrongly.test(before) ? 'wrong' : undefined;
        const person = persons.find(({ values }) => values.idcard === number.text);
        if (side === undefined || person === undefined) continue;
        // 错的那个 3301…: which number it is, and nobody's name.
        if (wrongly.test(person.values.name ?? '')) delete person.values.name;
        sides.set(person, { side, words: clipped(line.text, words_max) });
        const known = name ?? last?.name;
        if (known !== undefined) names.set(person, known);
      }
      if (name !== undefined) last = { name, source_row: 0 };
    },
    settle: (persons, scene) => {
      if (sides.size === 0) return;
      for (const [at, right] of persons.entries()) {
        const told = sides.get(right);
        if (told?.side !== 'right' || !isPerson(right)) continue;
        const near = [persons[at - 1], persons[at + 1]].filter((one) => one !== undefined);
        const wrong = near.find((one) => isPerson(one) && isWrong(one, right));
        if (wrong !== undefined)
          correct({ wrong, right, name: names.get(right) ?? names.get(wrong), told }, scene);
      }
    },
  };

  function isWrong(one: Draft, right: Draft): boolean {
    if (sides.get(one)?.side === 'wrong') return true;
    // 史佳豪 4115… 改为 4115…: the number before is the wrong one.
    return (
      right.values.name === undefined && one.source_row === right.source_row && one.values.name !== undefined
    );
  }
}

const before_max = 16;
const numbers_max = 20;

function correct(
  { wrong, right, name, told }: { wrong: Draft; right: Draft; name: string | undefined; told: Told },
  { names }: Scene,
): void {
  const [was = '', is = ''] = [wrong.values.idcard, right.values.idcard];
  const first = names.withNumber(was).find((one) => one !== wrong && one !== right);
  const person = first ?? right;
  const called = first?.values.name ?? wrong.values.name ?? right.values.name ?? name;
  const values = { ...wrong.values, ...right.values, ...first?.values, idcard: is };
  Object.assign(person.values, values);
  if (called !== undefined) person.values.name = called;
  Object.assign(person.said, { ...wrong.said, ...person.said });
  person.doubts.push({ field: 'idcard', words: told.words, others: [was] });
  person.intent = intentOf('correct', told.words, called ?? '');
  for (const other of [wrong, right])
    if (other !== person) {
      other.isMeant = false;
      delete other.values.idcard;
      delete other.values.mobile;
    }
}
