import { isEnquiry } from './enquiries.ts';
import type { FramedLine } from './frame.ts';
import type { ChatLine } from './line.ts';
import { headSaid } from './section-head.ts';
import { looksLikeName } from '../words/surnames.ts';

/** 第三个叫罗家兵，证件明天给, 还有个新人姓吴的小伙子: whom words introduce as one more; undefined where they do not, or tell a number. */
export function introducedBy(text: string): string | undefined {
  const { called = '', surname } = introduction.exec(text.slice(0, text_max))?.groups ?? {};
  if (/\d{6}|[零〇一二三四五六七八九]{12}/u.test(text)) return undefined;
  if (surname !== undefined) return surname;
  const [, parted = ''] = beforeWords.exec(called) ?? [];
  if (looksLikeName(parted)) return parted;
  // 叫昂觉 没证件: a name of other people's, where nothing else stands before the sign.
  if (/^\p{Script=Han}{2,4}$/u.test(called) && withoutPaper.test(text) && !noOtherName.test(called))
    return called;
  const length = [3, 2, 4].find((one) => looksLikeName(called.slice(0, one)) && called.length >= one);
  return length === undefined ? undefined : called.slice(0, length);
}

/** 罗家兵他的证件: a name as far as the word behind it. */
const beforeWords = /^(\p{Script=Han}{2,4}?)(?=[他她的]|身份|证|还[没有要]|没|也|[今明后]|来|$)/u;

const one = String.raw`(?:第[二三四五六七八九十\d]{1,2}[个位]|最后[一1]?[个位]|(?:(?:还|另)有)?[一1][个位]|(?:还|另)有[个位]|另外?[一1]?[个位])`;
const who = String.raw`(?:新人|新来的|新员工|(?:\p{Script=Han}{2,3}(?<![叫的是姓]))?(?:小伙子?|小姑娘|男的|女的|男生|女生|小哥|大叔|阿姨|师傅|大[哥姐]))?`;
const introduction = new RegExp(
  String.raw`^[\s,，。;；]*(?:然后|对了)?${one}${who}(?:是|的)?[\s,，]{0,2}(?:名?叫(?:做|作)?(?<called>\p{Script=Han}{2,6})|(?<surname>姓\p{Script=Han}的(?:小伙子?|小姑娘|师傅|[男女]的|大[哥姐]|人|新人)))`,
  'u',
);
const text_max = 60;

/** Whether a line introduces somebody whose number is not there yet: whatever day it tells is that of the number. */
const awaitsPaper = (text: string): boolean =>
  withoutPaper.test(text.slice(0, text_max)) && introducedBy(text) !== undefined;
/** Whether the person of a line, if it has one, is told of elsewhere: it is a head, asks something, or introduces who has no number. */
export const tellsOfNoPerson = (line: ChatLine, text: string): boolean =>
  headSaid(line) !== undefined || isEnquiry(text) || awaitsPaper(text);

const noOtherName = /[他她的了吗呢没不什谁啥一这那]/u;

const withoutPaper =
  /[没无未](?:有|带|拿|办|来)?(?:身份证|证件)(?!号?\s?\d)|(?:身份证|证件|证号|号码)[^,，。;；\d]{0,6}(?:没|未|[明后]天|晚点|稍后|回头|下午|晚上|补|忘|丢|找不到)/u;

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
