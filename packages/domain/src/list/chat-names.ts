import type { Canvas } from './canvas.ts';
import type { Token } from './chat-line.ts';
import type { Mentions } from './mentions.ts';
import { namesOfWords } from './chat-clauses.ts';
import { hanScore, isDayWord, latinScore, looks } from './name-score.ts';
import { isSurname, looksLikeName } from './surnames.ts';

type Run = { readonly at: number; readonly end: number; readonly text: string; readonly score: number };

/** A name beside a number, and what else it could be. */
type NameToken = Token & { readonly field: 'name'; readonly others?: readonly string[] };

const run =
  /(?<!\p{Script=Han})(?:[\p{Script=Han}〇]+(?: ?[·•‧・.．∙⋅] ?[\p{Script=Han}]+)+|[\p{Script=Han}〇]+)|\p{Script=Hangul}+|\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*(?:[ .]{1,2}\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*){0,5}/gu;

/**
 * Takes the names that stand beside identity numbers: before them, or, where a line begins with its number, behind. Beside a
 * number a name need not look like one, as long as the words are nothing else.
 */
export function takeNamesOfNumbers(canvas: Canvas, tokens: Token[], mentions: Mentions): void {
  const numbers = tokens.filter(({ field }) => field === 'idcard').toSorted((a, b) => a.at - b.at);
  if (numbers.length === 0) return;
  const text = canvas.left();
  const labelled = tokens.filter(({ field }) => field === 'name');
  const isLabelled = (from: number, to: number) => labelled.some(({ at }) => at >= from && at < to);
  const cuts = tokens.filter(({ field }) => field === 'idcard').map(({ end }) => end);
  const stretch = (at: number) => (at === 0 ? 0 : (cuts[at - 1] ?? 0));
  const runsBetween = (from: number, to: number) =>
    runsIn(text, { from: Math.max(from, to - reach), to }, mentions);

  const before = numbers.map(({ at }, place) => {
    const from = stretch(place);
    return isLabelled(from, at) ? 'labelled' : runsBetween(from, at);
  });
  const [first] = before;
  const isNumberFirst = first !== 'labelled' && (first ?? []).every(({ score }) => score < possible);
  const hasOthers = before
    .slice(1)
    .some((runs) => runs === 'labelled' || runs.some(({ score }) => score >= possible));
  const listed = hasOthers
    ? undefined
    : namesListed(first === 'labelled' ? [] : (first ?? []), numbers.length);
  const found: NameToken[] = [];
  const taken: { at: number; end: number }[] = [];
  for (const [place, number] of numbers.entries()) {
    if (before[place] === 'labelled') continue;
    const next = numbers[place + 1]?.at ?? text.length;
    const runs = before[place] ?? [];
    const one =
      listed?.[place] !== undefined
        ? { name: listed[place], others: [] }
        : isNumberFirst
          ? behind(text, number.end, next, mentions)
          : best(runs, number.at, text);
    const called = one ?? calledAsDay(text, { from: stretch(place), number, to: next });
    if (called === undefined) continue;
    const { at, end, text: name } = called.name;
    const isZipped = listed !== undefined;
    found.push({
      ...(isZipped ? { at: number.at, end: number.at } : { at, end }),
      field: 'name',
      text: /\p{Script=Han}/u.test(name) ? canvas.original(at, end).replace(/\s/g, '') : name,
      labelled: false,
      ...(called.others.length > 0 ? { others: called.others } : {}),
    });
    taken.push({ at, end });
  }
  canvas.erase(taken);
  tokens.push(...found);
}

/** A name stands within so many characters of its number. */
const reach = 160;

/** Less is no name. */
const possible = 0;

/** The one word behind a number, at once. */
function behind(text: string, from: number, to: number, mentions: Mentions) {
  const [name] = runsIn(text, { from, to: Math.min(to, from + reach) }, mentions);
  if (name === undefined || name.score < possible) return undefined;
  return /^[\s,:，、|()/\t\0-]*$/u.test(text.slice(from, name.at)) ? { name, others: [] } : undefined;
}

/** 周一 1304… 周二到岗: beside a number and with another day behind it, such a word is a name. */
function calledAsDay(
  text: string,
  { from, number, to }: { readonly from: number; readonly number: Token; readonly to: number },
) {
  const before = text.slice(Math.max(from, number.at - reach), number.at);
  const [, name = ''] = /(?:^|[\s,;，；、\0])(周[一二三四五六日天])[\s:,，]*$/u.exec(before) ?? [];
  if (name === '' || !/[周明后]\p{Script=Han}|[号日\0]/u.test(text.slice(number.end, to))) return undefined;
  const at = number.at - before.length + before.lastIndexOf(name);
  return { name: { at, end: at + name.length, text: name }, others: [] };
}

/** As many names in a row as numbers behind them: 邝大海、邝小海，身份证分别是 … */
function namesListed(runs: readonly Run[], count: number): readonly Run[] | undefined {
  if (count < 2) return undefined;
  const names = runs.filter(({ score }) => score >= looks);
  return names.length === count ? names : undefined;
}

/** The likeliest, and those that are as likely. */
function best(runs: readonly Run[], number: number, text: string) {
  const ranked = runs
    .map((one) => ({
      ...one,
      score: one.score + (isNickname.test(one.text) ? -4 : 0) + (isBeside(text, one.end, number) ? 2 : 0),
    }))
    .toSorted((a, b) => b.score - a.score || b.at - a.at);
  const [name, ...others] = ranked.filter(({ score }) => score >= possible);
  if (name === undefined) return undefined;
  const isHan = /\p{Script=Han}/u.test(name.text);
  const foreign = ranked.filter(
    (one) =>
      one.at !== name.at &&
      isHan &&
      isOtherName(one.text) &&
      (one.text.includes(' ') ? isInBrackets(text, one) : true),
  );
  const parted = partsOfName(text, name, number);
  if (parted !== undefined) return parted;
  const rivals = others.filter(({ score }) => score >= looks + 1 && score >= name.score - 1);
  return { name, others: [...foreign, ...rivals].map((one) => one.text).slice(0, 3) };
}

/** 陈家豪 beside Kevin: what the document says is not known. */
const isOtherName = (text: string): boolean =>
  /^\p{Script=Hangul}{2,5}$/u.test(text) ||
  (/^[A-Z][A-Za-z' -]{2,40}$/.test(text) &&
    !/^(?:ID|Passport|Also|SMT|CNC|QC|No|IT|And|Please)\b/i.test(text));

/** 扎西 多吉: two words that are nothing else, at a line's beginning, may be one name. */
function partsOfName(text: string, name: Run, number: number) {
  if (!/^\p{Script=Han}{2,3}$/u.test(name.text) || looksLikeName(name.text)) return undefined;
  const [whole = '', first = ''] = /^(\p{Script=Han}{2,3}) {1,2}$/u.exec(text.slice(0, name.at)) ?? [];
  if (whole === '' || text.slice(name.end, number).trim() !== '') return undefined;
  return { name: { ...name, at: 0, text: first + name.text }, others: [name.text] };
}

const isNickname = /\p{Script=Han}[姐哥叔姨]$|^[老小阿]\p{Script=Han}$/u;

const isBeside = (text: string, end: number, number: number): boolean =>
  /^(?:\s*\([^()]*\))?[\s,:，、|()/\0\-—–]*(?:id|no|passport|sfz|身份证|护照)*[\s.,:|()/\0\-—–]*$/iu.test(
    text.slice(end, number),
  );

const isInBrackets = (text: string, { at, end }: Run): boolean =>
  /[((（]\s*$/u.test(text.slice(Math.max(0, at - 4), at)) || /^\s{0,4}[)）]/u.test(text.slice(end, end + 5));

function runsIn(
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
        (isInBrackets(text, one) ? -4 : 0) +
        (/(?:介绍人|联系人|推荐人|师傅|班长|带班|组长)[:： ]{0,2}$/u.test(
          text.slice(Math.max(0, one.at - 6), one.at),
        )
          ? -6
          : 0),
    })),
  );
}

/** The runs of characters; a surname and a given name that a space parts are one. */
function runsOf(part: string): readonly { readonly words: string; readonly index: number }[] {
  const found: { words: string; index: number }[] = [];
  for (const { 0: words, index } of part.matchAll(run)) {
    const last = found.at(-1);
    const gap = last === undefined ? '' : part.slice(last.index + last.words.length, index);
    const isGiven = /^\p{Script=Han}{1,2}$/u.test(words) && !/^[男女]$/u.test(words);
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
  /^(?:然后|那个|这个|另外|还有个?|还有|有个|有|新来的?|新增|又来|再来|再加|加一下|加个|加上|加入|麻烦|帮忙|叫做?|名叫|是|分别是|分别|的是|跟|和|与|及|以及|还|给|把|将|让|请|为|替|换成|顶替|来了|走了|来的是|走的是|一个|一位|一名|两个|员工|人员|工人|姓名|名字|之前|刚才|早上|昨天|上午|下午|前面|上面|上周报|他叫|她叫|的|了|个|另|报)/u;

/** The names that a run of characters holds, without the words round them. */
function namesIn(words: string, at: number, mentions: Mentions): readonly Run[] {
  if (!/\p{Script=Han}/u.test(words)) {
    const begin = latinTitle.exec(words)?.[0].length ?? 0;
    const text = words.slice(begin).replace(latinPaper, '').trimEnd();
    return [{ at: at + begin, end: at + begin + text.length, text, score: latinScore(text, mentions) }];
  }
  const corrected = /是(\p{Script=Han}{2,4}?)不是\p{Script=Han}{2,4}$/u.exec(words);
  if (corrected?.[1] !== undefined) {
    const start = at + corrected.index + 1;
    return [{ at: start, end: start + corrected[1].length, text: corrected[1], score: looks + 3 }];
  }
  const called = /(?:叫|是)(\p{Script=Han}{2,3})(?=的)/u.exec(words.length > 6 ? words : '');
  if (called?.[1] !== undefined && looksLikeName(called[1])) {
    const start = at + called.index + called[0].length - called[1].length;
    return [{ at: start, end: start + called[1].length, text: called[1], score: looks + 1 }];
  }
  const pair = /^(.{2,8}?)[和跟与及](.{2,8})$/u.exec(words);
  if (pair?.[1] !== undefined && pair[2] !== undefined) {
    const [left] = namesIn(pair[1], at, mentions);
    const right = { at: at + pair[1].length + 1, end: at + words.length, text: pair[2] };
    if (left !== undefined && left.score >= looks && looksLikeName(pair[2]))
      return [left, { ...right, score: looks }];
  }
  const [, begins] =
    /^(.{2,4}?)(?=的保险|的身份证|的号|这个号|身份证|没[回来到]|[不要][来去干做走]|走了|离职|已经|[昨今明后]天)/u.exec(
      words,
    ) ?? [];
  if (begins !== undefined && looksLikeName(begins))
    return [{ at, end: at + begins.length, text: begins, score: looks + 1 }];
  const [inside] = words.length > 4 && !looksLikeName(words) ? namesOfWords(words) : [];
  if (
    inside !== undefined &&
    !isDayWord.test(inside) &&
    words.length > inside.length + 2 &&
    !/[·•‧・.．∙⋅ ]/u.test(words)
  ) {
    const begin = at + words.lastIndexOf(inside);
    return [{ at: begin, end: begin + inside.length, text: inside, score: looks }];
  }
  const [, , comes] =
    /^(.{2,4})(?:走|离职|不[来做干])了?(由|换成?|让)(?=.{2,4}$)/u.exec(words) === null
      ? []
      : (/^(.*)(?:由|换成?|让)(.{2,4})$/u.exec(words) ?? []);
  if (comes !== undefined && looksLikeName(comes))
    return [{ at: at + words.length - comes.length, end: at + words.length, text: comes, score: looks }];
  let [start, text] = [0, words];
  while (Array.from(text).length > 2) {
    const cut = cutOf(text, start === 0, mentions);
    if (cut === 0) break;
    start += cut;
    text = text.slice(cut);
  }
  const bare = text.replace(/(?<=.{2})(?:的|身份证|证件|号码)+$/u, '').trimEnd();
  const name = bare.replace(/\s/g, '');
  return [
    {
      at: at + start,
      end: at + start + bare.length,
      text: name,
      score: hanScore(bare, name, start, mentions),
    },
  ];
}

const latinTitle =
  /^(?:(?:anh|chị|mr|mrs|ms|miss|and|please|pls|also|remove|add|for|from|replace|new|with|employee|worker)[. ]+)+/iu;

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
  if (text.length < 4) return 0;
  const [known] = [...mentions.companies(text), ...mentions.occupations(text)].filter((one) => one.at === 0);
  if (known !== undefined && rest(known.end).length > 1) return text.length - rest(known.end).length;
  const [day = ''] =
    /^(?:大后天|[今明后][天日早]|(?:下{0,2})(?:周|星期|礼拜)[一二三四五六日天])/u.exec(text) ?? [];
  if (day !== '' && looksLikeName(text.slice(day.length))) return day.length;
  const [, until = ''] =
    /^(.*(?:的是|的有|叫做?|是|有|换成?|来了|走了|加上?|进|招|的|个|[他她](?:的)?(?:弟弟?|哥哥?|姐姐?|妹妹?|老公|老婆|儿子|女儿|朋友|老乡|同乡|表弟|表哥|侄子)|:))(?=.{2,4}$)/u.exec(
      text,
    ) ?? [];
  return until !== '' && looksLikeName(text.slice(until.length)) ? until.length : 0;
}
