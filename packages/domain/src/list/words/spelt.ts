import { soundsOf } from './sounds.ts';

// How a name is told by its sound: 弓长张, 杜鹃的鹃, 是立早章不是弓长张, 宝盖头下面一个必. It is no part of the name, nor a word about
// the person; a name that it contradicts was heard wrong.

/** A character that a text spells, or says that it is not. */
export type Spelling = {
  readonly at: number;
  readonly end: number;
  readonly words: string;
  readonly character: string;
  readonly isNot: boolean;
};

const byParts =
  '耳东陈|弓长张|立早章|木子李|口天吴|双木林|古月胡|草头黄|三横王|走肖赵|双人徐|人可何|言午许|卯金刀刘|文刀刘|十八子李|双口吕|关耳郑|干勾于|言身寸谢|禾火秋|力口贺|西早覃|美女姜|木易杨|水工江|禾呈程|三点水汪|草字头蒋';
const spelling = new RegExp(
  `(?:(?:就|应该|都)?(不)?是)?["'“”‘’「」]?(?:(${byParts})(?:的\\p{Script=Han})?|(\\p{Script=Han}{2,4}?)的(\\p{Script=Han}))(?=$|\\P{Script=Han}|\\p{Script=Han}是|身份|证|电话|手机|${byParts}|\\p{Script=Han}{2}的\\p{Script=Han})["'“”‘’「」]?`,
  'gu',
);
/** What a character is made of, in brackets or behind a comma. */
const made =
  /(?<=[,，(（\s])(?:\p{Script=Han}[,，是]\s?)?(?:草字头|竹字头|雨字头|宝盖头?|三点水|两点水|[单双]人旁|提手旁|\p{Script=Han}字旁)\p{Script=Han}{0,10}(?=[)）\s,，。;；]|$)/gu;

/** The characters that a text spells. */
export const spellingsIn = (text: string): readonly Spelling[] =>
  Array.from(text.slice(0, text_max).matchAll(spelling)).flatMap(
    ({ 0: words, 1: no, 2: parts, 3: word = '', 4: last = '', index }) => {
      const character = parts?.at(-1) ?? (word.includes(last) ? last : '');
      // 立是站立的立: the character itself stands before it; 张弛美丽的丽: no word is longer than it must be.
      const isTold = /^(?:就|应该|都)?不?是/u.test(words);
      const lead = isTold && text[index - 1] === character ? -1 : 0;
      const extra = !isTold && word.slice(-2).includes(last) ? word.length - 2 : 0;
      const at = index + (parts === undefined ? lead + extra : lead);
      return character === ''
        ? []
        : [{ at, end: index + words.length, words, character, isNot: no !== undefined }];
    },
  );

/** A text with as many blanks where it spells a name. */
export const withoutSpellings = (text: string): string =>
  spellingsIn(text)
    .reduce((left, { at, end }) => left.slice(0, at) + ' '.repeat(end - at) + left.slice(end), text)
    .replace(made, (words) => ' '.repeat(words.length));

/** How else a name may be written by what is spelled; undefined where it is written so, and nothing where nobody can say how. */
export function spelledOtherwise(
  name: string,
  spellings: readonly Pick<Spelling, 'character' | 'isNot'>[],
): readonly string[] | undefined {
  const against = spellings.filter(({ character, isNot }) => name.includes(character) === isNot);
  if (name === '' || against.length === 0) return undefined;
  const right = against.filter(({ isNot }) => !isNot);
  const written = right.reduce((text, { character }) => withSound(text, character), name);
  return written === name ? [] : [written];
}

/** A name with a character in the place of the one that sounds like it. */
const withSound = (name: string, character: string): string => {
  const [sound] = soundsOf(character) ?? [];
  const at = Array.from(name).findLastIndex((one) => sound !== undefined && soundsOf(one)?.[0] === sound);
  return at < 0 ? name : Array.from(name).with(at, character).join('');
};

const text_max = 2_000;
