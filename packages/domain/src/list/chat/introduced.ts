import type { FramedLine } from './frame.ts';
import { looksLikeName } from '../words/surnames.ts';

/** 第三个叫罗家兵，证件明天给, 还有个新人姓吴的小伙子: whom words introduce as one more; undefined where they do not, or tell a number. */
export function introducedBy(text: string): string | undefined {
  const { called = '', surname } = introduction.exec(text.slice(0, text_max))?.groups ?? {};
  if (/\d{6}|[零〇一二三四五六七八九]{12}/u.test(text)) return undefined;
  if (surname !== undefined) return surname;
  const length = [3, 2, 4].find((one) => looksLikeName(called.slice(0, one)) && called.length >= one);
  return length === undefined ? undefined : called.slice(0, length);
}

const one = String.raw`(?:第[二三四五六七八九十\d]{1,2}[个位]|最后[一1]?[个位]|(?:(?:还|另)有)?[一1][个位]|(?:还|另)有[个位]|另外?[一1]?[个位])`;
const who = String.raw`(?:新人|新来的|新员工|小伙子?|小姑娘|男的|女的|师傅|大[哥姐])?`;
const introduction = new RegExp(
  String.raw`^[\s,，。;；]*(?:然后|对了)?${one}${who}(?:是|的)?(?:名?叫(?:做|作)?(?<called>\p{Script=Han}{2,6})|(?<surname>姓\p{Script=Han}的(?:小伙子?|小姑娘|师傅|[男女]的|大[哥姐]|人|新人)))`,
  'u',
);
const text_max = 60;

/** 何玉婷 3412… 第三个叫罗家兵他的证件还没给我: whoever is introduced without a number beside others with one, as a line of their own. */
export function withIntroducedApart(line: FramedLine): readonly FramedLine[] {
  const { text } = line;
  if (text.length > line_max || !/\d{14}/.test(text) || !begins.test(text)) return [line];
  const parts: { words: string; isApart: boolean }[] = [];
  for (const words of text.split(begins)) {
    const isApart = introducedBy(words) !== undefined;
    const last = parts.at(-1);
    if (last === undefined || last.isApart || isApart) parts.push({ words, isApart });
    else last.words += words;
  }
  const isReworded = line.quoted !== text;
  return parts.map(({ words }) => ({ ...line, text: words, quoted: isReworded ? line.quoted : words }));
}

const begins = new RegExp(String.raw`(?<=[\s,，。;；])(?=${one}${who}(?:是|的)?(?:名?叫|姓))`, 'u');
const line_max = 2_000;
