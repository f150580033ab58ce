import { withoutKin } from './callings.ts';
import type { ChatLine, SayingToken } from './line.ts';
import type { Draft } from './draft.ts';
import { between } from '../words/places.ts';
import { simplified } from '../words/simplified.ts';
import { isSurname, looksLikeName } from '../words/surnames.ts';

/** Of things in their order the last before a place and the first from there on. */
export function around<Item extends { readonly at: number }>(
  items: readonly Item[],
  at: number,
): readonly [Item | undefined, Item | undefined] {
  const place = between(items, { from: 0, to: at }).length;
  return [items[place - 1], items[place]];
}

/** How many of a line's persons are named before a place. */
export function countBefore(persons: readonly Draft[], place: number): number {
  let [low, high] = [0, persons.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((persons[middle]?.span.at ?? Infinity) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The stretch between signs, or persons, in which a place of a line lies; no clause reaches further than names are looked for. */
export function clauseOf(
  line: ChatLine,
  at: number,
  persons: readonly Draft[],
): { from: number; to: number } {
  const [last, next] = around(line.signs, at);
  const place = countBefore(persons, at);
  return {
    from: Math.max(last === undefined ? 0 : last.at + 1, persons[place - 1]?.span.end ?? 0, at - far_max),
    to: Math.min(next?.at ?? line.text.length, persons[place]?.span.at ?? Infinity, at + far_max),
  };
}

/** What words of a line are quoted by: a sign or a single character, as 换, by the clause that it stands in. */
export function wordsOf(line: ChatLine, { at, end, words }: SayingToken): string {
  if (!/^(?:[\p{P}\s].*|.)$/u.test(words.trim())) return words;
  const [last] = around(line.signs, at + 1);
  const next = line.signs.find((sign) => sign.at >= end);
  return line.text.slice(last === undefined ? 0 : last.at + 1, next?.at).replace(/^[\p{P}\s]+/u, '');
}

/** Names in a stretch that are no person of a number. */
export function namesIn(line: ChatLine, { from, to }: { from: number; to: number }): readonly string[] {
  const inside = ({ at, end }: { at: number; end: number }) => at >= from && end <= to;
  const named = between(line.tokens, { from, to })
    .filter((one) => one.field === 'name' && inside(one))
    .map(({ text }) => text);
  const loose = joined(between(line.rest, { from, to }).filter(inside)).flatMap(({ text }) =>
    namesOfStretch(line, text),
  );
  return [...new Set([...named, ...loose])];
}

/** Clauses lie over each other, so the same words are asked about again and again. */
const namesOfStretches = new WeakMap<ChatLine['rest'], Map<string, readonly string[]>>();

function namesOfStretch({ rest }: ChatLine, words: string): readonly string[] {
  const known = namesOfStretches.get(rest) ?? new Map<string, readonly string[]>();
  namesOfStretches.set(rest, known);
  const names = known.get(words) ?? namesOfWords(words);
  known.set(words, names);
  return names;
}

/** A stretch with the names that 、 and 和 list beside its own: 离职2人：朱一龙、白宇. */
export function withListed(
  line: ChatLine,
  clause: { from: number; to: number },
): { from: number; to: number } {
  let { from, to } = clause;
  // 后天来3个:单立新、…, 华讯 王小虎、…: a list begins behind its head, and what is said of it may stand behind its last name.
  const isName = (stretch: { from: number; to: number }, { isAlone, isBefore }: How) => {
    const words = line.text.slice(stretch.from, stretch.to);
    const [word = ''] = (isBefore ? /[\p{Script=Han}·]+\s*$/u : /^\s*[\p{Script=Han}·]+/u).exec(words) ?? [];
    const begin = stretch.from + (isBefore ? words.length - word.length : 0);
    const own = { from: begin, to: begin + Math.min(word.length, name_max) };
    const names = namesIn(line, own);
    // 丁一 11.20，丁二 11.21: a name with its day is one of a list.
    const bare = words.replace(/[\s\d.月日号/()-]+$/u, '').trim();
    const isAll = !isAlone || bare === word.trim();
    return names.length > 0 && word.trim().replace(/[和跟与及]/gu, '') === names.join('') && isAll;
  };
  const goesOn = (sign: string | undefined, at: number, isBefore: boolean) => {
    if (sign !== '、' && sign !== ',') return undefined;
    const next = clauseOf(line, at, []);
    return isName(next, { isAlone: sign === ',', isBefore }) ? next : undefined;
  };
  const behind = () => goesOn(line.text[to], to + 1, false);
  const ahead = () => goesOn(line.text[from - 1], from - 1, true);
  for (let next = behind(); next !== undefined; next = behind()) ({ to } = next);
  for (let next = ahead(); next !== undefined; next = ahead()) ({ from } = next);
  return { from, to };
}

type How = { readonly isAlone: boolean; readonly isBefore: boolean };

const name_max = 12;

/** 司徒 静: a surname and a given name that a space parts are one. */
function joined(rest: ChatLine['rest']): ChatLine['rest'] {
  const some: ChatLine['rest'][number][] = [];
  for (const one of rest) {
    const last = some.at(-1);
    const isGiven = /^\p{Script=Han}{1,2}$/u.test(one.text);
    if (last === undefined || one.at - last.end > 2 || !isSurname(last.text) || !isGiven) some.push(one);
    else some[some.length - 1] = { at: last.at, end: one.end, text: last.text + one.text };
  }
  return some;
}

const verbs =
  /^(?:改|调|转|推|延|提|[顶替接](?=[他她班岗])|你|您|我|回家|家里|身体|生病|有事|已经|一直|因为|昨|今|上周|个人|自己|嫌|找|要|说|也|又|就|还|已|没|不|的|直接|他|她|这|那|来|去|做|干|在|到|吧|嘛|了|保险|因|吃|受|突然|家|结|离|辞)/u;

/** 张三改到下周一, 邹勇顶他: a verb, and no end of a name. */
const verbEnd = /^.{2,3}[改调转推延提顶替接]$/u;
const moved = /^[到成为去迟后前走出给他她掉班岗]/u;

/** The names with which words begin or end: 那个何磊, 杨老四回家过年了, 汤伟和汤小妹. */
export function namesOfWords(words: string): readonly string[] {
  const plain = simplified(words.replace(/\s/g, ''));
  return simpleNames(plain).map((name) => {
    const at = plain.indexOf(name);
    return words.replace(/\s/g, '').slice(at, at + name.length);
  });
}

const lead =
  /^(?:上个?月|上周|上[次回批](?:报|发|说|来)?的?|前[面天](?:报|发|说)?的?|刚才(?:报|发|说)?的?|昨天|今天|那个|这个|另外?|还有|然后|一起|至[于於]|名叫|[个位](?=叫)|员工|上周报的?|上次报的?|的?有|的?是|原来的?|之前的?|下来的|以前的?|尾号|把|将|叫|给|顺便|顺带|麻烦|帮忙?|请|由|从|被|因|他|她|人|直接)+/u;

function simpleNames(words: string): readonly string[] {
  const text = words.replace(/\s/g, '').replace(lead, '');
  const behindOf = text.slice(text.lastIndexOf('的', text.length - 3) + 1).replace(lead, '');
  // 华讯的张三: who is from there.
  const [, there = ''] = /[那这]边的?(\p{Script=Han}{2,4})$/u.exec(text) ?? [];
  const first = [behindOf, there].filter(looksLikeName);
  for (const start of [...first, text, behindOf, withoutKin(text)]) {
    const parts = start.split(/[和跟与及]/u);
    if (parts.length > 1 && parts.every((part) => looksLikeName(part))) return parts;
    if (looksLikeName(start)) return [start];
    for (const length of [3, 2, 4]) {
      const name = Array.from(start).slice(0, length).join('');
      const isCut = verbEnd.test(name) && moved.test(start.slice(name.length));
      if (looksLikeName(name) && !isCut && verbs.test(start.slice(name.length))) return [name];
    }
  }
  return [];
}

/** Names are looked for within so many characters. */
export const far_max = 200;
