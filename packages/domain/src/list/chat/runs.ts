import { kinOf, uncalled, withoutKin } from './callings.ts';
import { namesOfWords } from './clauses.ts';
import type { Mentions } from '../words/mentions.ts';
import { hanScore, isDayWord, latinScore, looks } from './name-score.ts';
import { isSurname, looksLikeName } from '../words/surnames.ts';

export type Run = {
  readonly at: number;
  readonly end: number;
  readonly text: string;
  readonly score: number;
  /** Other names that it may be. */
  readonly others?: readonly string[];
};

const run =
  /(?<!\p{Script=Han})(?:[\p{Script=Han}〇]+(?: ?[·•‧・.．∙⋅] ?[\p{Script=Han}]+)+|[\p{Script=Han}〇]+)|\p{Script=Hangul}+|\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*(?:(?: {1,2}|(?<=(?<!\p{Script=Latin})\p{Script=Latin}{1,3})\. ?)\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*){0,5}/gu;

export const isInBrackets = (text: string, { at, end }: Run): boolean =>
  /[((（]\s*$/u.test(text.slice(Math.max(0, at - 4), at)) || /^\s{0,4}[)）]/u.test(text.slice(end, end + 5));

/** 邓老幺(邓显富5109…): what stands in brackets together with the number is whose it is. */
const isWithNumber = (text: string): boolean => /^[(（][^()（）]*$/u.test(text);

/** The names of a stretch of a line, with how likely each is one. */
export function runsIn(
  text: string,
  { from, to }: { from: number; to: number },
  mentions: Mentions,
): readonly Run[] {
  const part = text.slice(from, to);
  return runsOf(part).flatMap(({ words, index }) =>
    namesIn(
      words.replace(from > 0 ? /^[和跟与及](?=\p{Script=Han}{2,4}$)/u : /^$/u, ''),
      from + index + (from > 0 && /^[和跟与及](?=\p{Script=Han}{2,4}$)/u.test(words) ? 1 : 0),
      mentions,
    ).map((one) => ({
      ...one,
      score:
        one.score +
        (isInBrackets(text, one) && !isWithNumber(text.slice(one.at - 1, to)) ? -4 : 0) +
        titled(text.slice(Math.max(0, one.at - 6), one.at)),
    })),
  );
}

/** A name behind the title of somebody else is hardly whose number it is; behind one's own it is where no other stands there. */
const titled = (before: string): number =>
  /(?:介绍人|联系人|推荐人)[:： ]{0,2}$/u.test(before)
    ? -6
    : /(?:师傅|班长|带班|组长)[:： ]{0,2}$/u.test(before)
      ? -3
      : 0;

/** The runs of characters; a surname and a given name that a space parts are one. */
function runsOf(part: string): readonly { readonly words: string; readonly index: number }[] {
  const found: { words: string; index: number }[] = [];
  for (const { 0: words, index } of part.matchAll(run)) {
    const last = found.at(-1);
    const gap = last === undefined ? '' : part.slice(last.index + last.words.length, index);
    const isJoined = /^[和跟与及来]$/u.test(last?.words ?? '') && looksLikeName(words);
    const isGiven = /^\p{Script=Han}{1,2}$/u.test(words) && !/^[男女]$/u.test(words) && !isJoined;
    const isSpread = words.length === 1 && /^\p{Script=Han} {1,3}\p{Script=Han}$/u.test(last?.words ?? '');
    if (
      last !== undefined &&
      /^ {1,3}$/.test(gap) &&
      isGiven &&
      (isSurname(last.words) || (isSpread && isSurname(last.words[0] ?? '')))
    )
      last.words += gap + words;
    else found.push({ words, index });
  }
  return found;
}

/** Words before a name that are no part of it. */
const lead =
  /^(?:(?:哦|噢|啊|嗯)?对了|除(?:了|开|去)|(?:[不没未已]?(?:能|予|有)?(?:入职|到岗|报到|上岗|录用|参保|投保|加保)|减员|增员|离职|辞职|停保|退保)(?:名单|人员|的)?(?:是|有)?|(?:不要|不用|不能|别|勿|莫)再?(?:把|给|让|帮|叫|安排)|不包?[含括]|没有|千万|(?:厨师|保安|车间)?(?:队长|班长|组长|店长|线长|领班|主管|经理|主任)|(?:厨师)?长(?!孙)|第?[一二三四五六七八九十]{1,2}[号个位]是?|然后|那个|这个|另外|新人|新员工|临时(?:叫|找|换)?|改报|(?:帮我)?(?:看看|看下|看一下|查下|查一下|查查)|还有个?|还有|有个|有|新来的?|新增|又来|再来|再加|加一下|加个|加上|加入|麻烦|帮忙|叫做?|名叫|是|分别是|分别|的是|跟|和|与|及|以及|还|给|把|将|让|请|由|被|为|(?:替|顶|换|接|补)[下掉]|替|换成|换上|换|改成|改为|改派|最后定|顶替|来了|走了|来的是|走的是|一个|一位|一名|两个|员工|人员|工人|姓名|名字|之前|上[次回]|刚才|早上|昨天|上午|下午|前面|上面|上周报|他叫|她叫|的|了|个|另|报)/u;

/** The names that a run of characters holds, without the words round them. */
function namesIn(words: string, at: number, mentions: Mentions): readonly Run[] {
  if (!/\p{Script=Han}/u.test(words)) {
    const begin = latinTitle.exec(words)?.[0].length ?? 0;
    const text = words.slice(begin).replace(latinPaper, '').trimEnd();
    return [{ at: at + begin, end: at + begin + text.length, text, score: latinScore(text, mentions) }];
  }
  const told = pairIn(words, at, mentions) ?? calledIn(words, at) ?? toldIn(words, at, mentions);
  if (told !== undefined) return told;
  let [start, text] = [0, words];
  while (Array.from(text).length > 2) {
    const cut = cutOf(text, start === 0, mentions);
    if (cut === 0) break;
    start += cut;
    text = text.slice(cut);
  }
  const isNamedSo = /^\p{Script=Han}{2}为$/u.test(text) && looksLikeName(text) && start === 0;
  const end = isNamedSo
    ? text
    : text.replace(/(?<=.{2})(?:的|是|为|身份证|证件|号码|也要?(?:来|去|上|到|报|加|进|做))+$/u, '');
  const bare = withoutPlace(end.trimEnd(), mentions);
  const name = bare.replace(/\s/g, '');
  const score = hanScore(bare, name, start, mentions);
  return [
    {
      at: at + start,
      end: at + start + bare.length,
      text: name,
      score,
      ...(isNamedSo ? { others: [name.slice(0, -1)] } : {}),
    },
  ];
}

/** 张三恒立: a name with the company or the work right behind it. */
function withoutPlace(text: string, mentions: Mentions): string {
  if (text.length < 4 || looksLikeName(text)) return text;
  for (const length of [2, 3]) {
    const [name, behind] = [text.slice(0, length), text.slice(length)];
    const isPlace = [...mentions.companies(behind), ...mentions.occupations(behind)].some(
      ({ at, end }) => at === 0 && end === behind.length,
    );
    if (isPlace && looksLikeName(name)) return name;
  }
  return text;
}

/** 邝大海和邝小海. */
function pairIn(words: string, at: number, mentions: Mentions): readonly Run[] | undefined {
  if (/(?:叫|是)\p{Script=Han}{2,3}的/u.test(words) && words.length > 6) return undefined;
  const [, first, second] = /^(.{2,8}?)[和跟与及](.{2,8})$/u.exec(words) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const text = withoutKin(second);
  if (!looksLikeName(text)) return undefined;
  const [left] = namesIn(first, at, mentions);
  const right = { at: at + words.length - text.length, end: at + words.length, text };
  return left !== undefined && left.score >= looks ? [left, { ...right, score: looks }] : undefined;
}

/** 他婆娘冉隆菊, 大李娟. */
function calledIn(words: string, at: number): readonly Run[] | undefined {
  const called = uncalled(words);
  if (called === undefined) return undefined;
  const { name: text, others } = called;
  const from = at + called.at;
  return [{ at: from, end: from + text.length, text, score: looks, others }];
}

/** A name that the words beside it tell: 叫李四的, 张三的身份证, 上月离职的王五没回来, 史文斌走由安志杰. */
function toldIn(words: string, at: number, mentions: Mentions): readonly Run[] | undefined {
  const found = (text: string, from: number, score: number): readonly Run[] => [
    { at: at + from, end: at + from + text.length, text, score },
  ];
  const corrected = /是(\p{Script=Han}{2,4}?)不是\p{Script=Han}{2,4}$/u.exec(words);
  // 是包装不是普工 speaks of work.
  const isElse =
    [...mentions.occupations(corrected?.[1] ?? ''), ...mentions.companies(corrected?.[1] ?? '')].length > 0;
  if (corrected?.[1] !== undefined && !isElse) return found(corrected[1], corrected.index + 1, looks + 3);
  const called = /(?:叫|是)(\p{Script=Han}{2,3})(?=的)/u.exec(words.length > 6 ? words : '');
  if (called?.[1] !== undefined && looksLikeName(called[1]))
    return found(called[1], called.index + called[0].length - called[1].length, looks + 1);
  // 赵六补上: who comes has the number, whoever went before.
  const [, takesOver = ''] = takingOver.exec(words) ?? [];
  if (looksLikeName(takesOver)) return found(takesOver, words.indexOf(takesOver), looks + 3);
  const [, comes] = succeeding.exec(words) ?? [];
  if (comes !== undefined && looksLikeName(comes))
    return found(comes, words.length - comes.length, looks + 1);
  const [, begins] = beginning.exec(words) ?? [];
  // 华讯明天入职: a company may sound like somebody.
  const isPlace = (text: string) => mentions.companies(text).some(({ known }) => known);
  if (begins !== undefined && looksLikeName(begins) && !isDayWord.test(begins) && !isPlace(begins))
    return found(begins, 0, looks + 1);
  const [, , again] =
    /(\p{Script=Han})(?:娃儿?|娃子|老[大二三四五六七八九幺]|幺妹?|妹儿?|[哥姐叔姨总工嫂师]|师傅|老师)(\1\p{Script=Han}{1,2})$/u.exec(
      words,
    ) ?? [];
  if (again !== undefined && looksLikeName(again))
    return found(again, words.length - again.length, looks + 1);
  // 上回报的仓管裴小峰不来了: who does a work and is told of behind it.
  const work = mentions.occupations(words).at(-1);
  const [doer] = work === undefined ? [] : namesOfWords(words.slice(work.end));
  if (work !== undefined && doer !== undefined && words.startsWith(doer, work.end) && doer !== words)
    return found(doer, work.end, looks);
  const [inside] = words.length > 4 && !looksLikeName(words) ? namesOfWords(words) : [];
  const isInside =
    inside !== undefined && !isDayWord.test(inside) && !isPlace(inside) && words.length > inside.length + 2;
  if (isInside && !/[·•‧・.．∙⋅ ]/u.test(words)) return found(inside, words.lastIndexOf(inside), looks);
  return undefined;
}

const succeeding =
  /^.{2,4}(?:走|离职|辞职|辞|不[来做干去要])了?(?:就|现在|改)?(?:由|换成?|换上|让|改[由成为])(.{2,4})$/u;

const takingOver =
  /^(?:现在?|改|由|让|叫|换|[今明后]天)?(.{2,4}?)(?:来|去|过来)?(?:入职|到岗|报到|顶替|接替|代替|顶上|补上|接上|顶岗|接岗|接班|替班|补位|补缺|(?<=[来去])[顶替接补]|[顶替接补](?=[他她其]))(?:了|的)?(?:他|她|其)?(?:的?[岗位班缺])?$/u;

const beginning =
  /^(.{2,4}?)(?=的保险|的身份证|的号|这个号|身份证|没[回来到]|[不要][来去干做走]|走了|离职|已经|[昨今明后]天)/u;

const latinTitle =
  /^(?:(?:anh|chị|mr|mrs|ms|miss|and|hold|stop|cancel|delete|drop|keep|put|please|pls|also|remove|add|for|from|replace|new|with|employee|worker)[. ]+)+/iu;

/** A paper, or what is said of somebody, behind a name in letters. */
const latinPaper =
  /[ .]+(?:passport|pp|no|id|hộ chiếu|nghỉ|có|sẽ|is|has|will|starts?|leaves?|left|resign)(?:[ .].*)?$/iu;

/** How much of a run's beginning is no part of a name. */
function cutOf(text: string, isWhole: boolean, mentions: Mentions): number {
  const name = text.replace(/\s/g, '');
  const [word = ''] = lead.exec(text) ?? [];
  if (
    looksLikeName(name) &&
    !(word.length > 0 && looksLikeName(text.slice(word.length)) && /^[和跟与及是有]/u.test(word) && !isWhole)
  ) {
    if (!(word.length > 1 && looksLikeName(text.slice(word.length)))) return 0;
  }
  const rest = (cut: number) => text.slice(cut).trimStart();
  if (word.length > 0 && rest(word.length).length > 1) return text.length - rest(word.length).length;
  // 减王五, 加赵六: what is to be done, at once before whose number it is.
  if (/^[减加增退停删撤上进出]/u.test(text) && looksLikeName(name.slice(1)) && !looksLikeName(name))
    return text.length - rest(1).length;
  if (text.length < 4) return 0;
  const [known] = [...mentions.companies(text), ...mentions.occupations(text)].filter((one) => one.at === 0);
  // 收银员康敏: who does the work, and then whose number it is.
  const doer =
    /^[员工师]/u.test(text.slice(known?.end ?? 0)) && looksLikeName(text.slice((known?.end ?? 0) + 1))
      ? 1
      : 0;
  if (known !== undefined && rest(known.end + doer).length > 1)
    return text.length - rest(known.end + doer).length;
  // 通达史佳豪: the short name of a company, at once before somebody's.
  for (const length of isWhole ? [4, 3, 2] : []) {
    const [place] = mentions.companies(text.slice(0, length));
    if (place?.known === true && place.at === 0 && place.end === length && looksLikeName(text.slice(length)))
      return length;
  }
  const [day = ''] =
    /^(?:大后天|[今明后][天日早]|(?:下{0,2})(?:周|星期|礼拜)[一二三四五六日天])/u.exec(text) ?? [];
  const behindDay = text.slice(day.length);
  const isPlaced = [...mentions.occupations(behindDay), ...mentions.companies(behindDay)].some(
    ({ at }) => at === 0,
  );
  if (day !== '' && (isPlaced || looksLikeName(behindDay) || lead.test(behindDay))) return day.length;
  const [, until = ''] = clauseAhead.exec(text) ?? [];
  return until !== '' && looksLikeName(text.slice(until.length)) ? until.length : 0;
}

const clauseAhead = new RegExp(
  `^(.*(?:的是|的有|叫做?|是|有|换成?|来了|走了|加上?|进|招|的|个|${kinOf}|:))(?=.{2,4}$)`,
  'u',
);
