import type { Draft } from './draft.ts';
import { besideNames } from '../words/beside-names.ts';
import { simplified } from '../words/simplified.ts';
import { looksLikeName } from '../words/surnames.ts';

/** The persons of a message by name, to be found in its lines. */
export type NameIndex = {
  readonly add: (person: Draft) => void;
  readonly of: (name: string) => readonly Draft[];
  /** Those whom a text names, in its order. As fast with many persons as with few. */
  readonly in: (text: string) => readonly Draft[];
  /** Where their names of two characters and more stand in a text, the longest at each place. */
  readonly places: (text: string) => readonly { readonly at: number; readonly end: number }[];
  readonly withNumber: (idcard: string) => readonly Draft[];
};

/** 尾号145752, 后四位1771, 尾号062X. */
const tail =
  /(?:尾号|尾数|(?:身份证)?(?:最?后|末)[三四五六3-6]位)(?:数字?|号码)?(?:是|为|:)? ?(\d{2,5}[\dXx])(?!\d)/gu;

export function createNameIndex(): NameIndex {
  const byName = new Map<string, Draft[]>();
  const lengths = new Set<number>();
  const byFirst = new Map<string, Draft[]>();
  const bySurname = new Map<string, Draft[]>();
  const byTail = new Map<string, Draft[]>();
  const narrowed = (found: readonly Draft[], text: string): readonly Draft[] => {
    const tails = Array.from(text.matchAll(tail), ([, digits = '']) => digits.toUpperCase());
    const theirs = tails.flatMap((digits) => byTail.get(digits) ?? []);
    if (theirs.length === 0) return found;
    const both = found.filter((person) => theirs.includes(person));
    return both.length > 0 ? both : found.length > 0 ? found : theirs;
  };
  const of = (name: string): readonly Draft[] => byName.get(simplified(name)) ?? [];
  /** 小虎不来了, 陈组长：子豪钱没谈拢: somebody by the given name alone, where only one has it. */
  const firstNamed = (text: string): readonly Draft[] => {
    const [, surname = ''] = nickname.exec(text.slice(0, text_max)) ?? [];
    const [only, ...more] = bySurname.get(surname) ?? [];
    if (only !== undefined && more.length === 0) return [only];
    for (const [, first = ''] of text.slice(0, text_max).matchAll(beginning)) {
      const theirs = byFirst.get(first) ?? [];
      if (theirs.length === 1 && !words.test(first)) return theirs;
    }
    return [];
  };
  return {
    add: (person) => {
      const { name, idcard = '' } = person.values;
      for (const length of idcard === '' ? [] : tails_of) {
        const digits = idcard.slice(-length).toUpperCase();
        const same = byTail.get(digits) ?? [];
        if (!same.includes(person)) byTail.set(digits, [...same.slice(-same_max), person]);
      }
      if (name === undefined || of(name).includes(person)) return;
      byName.set(simplified(name), [...of(name).slice(-same_max), person]);
      lengths.add(name.length);
      const first = simplified(name).slice(1);
      const surname = simplified(name).slice(0, 1);
      if (idcard !== '') bySurname.set(surname, [...(bySurname.get(surname) ?? []).slice(-1), person]);
      if (first.length === 2) byFirst.set(first, [...(byFirst.get(first) ?? []).slice(-1), person]);
    },
    of,
    withNumber: (idcard) =>
      (byTail.get(idcard.slice(-6)) ?? []).filter(({ values }) => values.idcard === idcard),
    in: (written) => {
      const text = simplified(written);
      const found = new Set<Draft>();
      for (let at = 0; at < text.length; at++)
        for (const length of lengths)
          for (const person of byName.get(text.slice(at, at + length)) ?? [])
            if (!isInLonger(text, { at, end: at + length })) found.add(person);
      return narrowed(found.size > 0 ? [...found] : firstNamed(text), text);
    },
    places: (written) => {
      const text = simplified(written);
      const longFirst = [...lengths].filter((length) => length > 1).toSorted((a, b) => b - a);
      const found: { at: number; end: number }[] = [];
      for (let at = 0; at < text.length; at++) {
        const length = longFirst.find((one) => byName.has(text.slice(at, at + one)));
        if (length === undefined || isInLonger(text, { at, end: at + length })) continue;
        found.push({ at, end: at + length });
        at += length - 1;
      }
      return found;
    },
  };
}

/** 丁伟春, 马丁伟 beside 丁伟: a word by itself that is the longer name of somebody else, and no word about them. */
function isInLonger(text: string, { at, end }: { readonly at: number; readonly end: number }): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  const behind = text.slice(end, end + 2);
  const [ahead, more] = [
    /\p{Script=Han}?$/u.exec(before)?.[0] ?? '',
    /^\p{Script=Han}?/u.exec(behind)?.[0] ?? '',
  ];
  if ((ahead === '') === (more === '')) return false;
  const isRun = !/^\p{Script=Han}{2}/u.test(ahead === '' ? behind : before);
  return isRun && !besideNames.test(ahead + more) && looksLikeName(ahead + text.slice(at, end) + more);
}

/** 芦笛改 of 芦笛改去华讯: a name that has a word behind it which says something of its bearer. */
export const withoutVerb = (name: string): string =>
  besideNames.test(name.slice(-1)) ? name.slice(0, -1) : name;

/** 老马先别上: the only one of that surname. */
const nickname = /^\s*(?:那个)?[老小](\p{Script=Han})(?=[\s,，:：先不没还暂说要去走辞]|体检|离职)/u;

/** Where a clause begins to speak of somebody. */
const beginning =
  /(?:^|[,，。;；:：@!！\n])\s*(?:[哦噢啊嗯哎]|对了?|另外|还有|然后|至于|[,，])*\s*(?:那个|这个)?(\p{Script=Han}{2})(?!\p{Script=Han}?(?:先生|女士|公司|厂(?![里方说区家])|集团))/gu;
const text_max = 300;

/** Given names that are words as well. */
const words =
  /^(?:[今明后昨前]天|国庆|元旦|中秋|春节|立[春夏秋冬]|上[午周月]|下[午周月]|晚上|现在|刚才|以[上下]|[上下前后]面|大家|我们|他们|你们|老板|经理|师傅|公司|工厂|车间|平安|安心|安全|麻烦|谢谢|收到|好的|其[他它余]|全部|都[是要])$/u;

/** Of so many digits is a number's end that somebody is told by. */
const tails_of = [3, 4, 5, 6];

/** So many of one name are told apart at most; a list may name somebody a thousand times. */
const same_max = 20;
