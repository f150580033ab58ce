import { halfWidth } from '../../half-width.ts';
import type { Canvas } from './canvas.ts';
import type { Token } from './line.ts';
import { token } from './token.ts';
import { comingTo, companyOfTrade, fillers, ofSomewhere, overThere, unknownCompany } from './words.ts';
import { takeSpokenWork } from './works.ts';
import type { Mentions } from '../words/mentions.ts';
import { between } from '../words/places.ts';
import { clausesOfOthers, titlesOfWriters } from '../words/writers.ts';

/** Takes the companies and work types of a line: those that the directory knows, else what only looks like one. */
export function takePlaces(canvas: Canvas, tokens: Token[], mentions: Mentions): void {
  const work = mentions.occupations(canvas.left());
  // 动力电池装配工 is a work, though 动力电池 may be a company.
  const found = mentions
    .companies(canvas.left())
    .filter(({ at, end }) => !between(work, { from: at - 10, to: at + 1 }).some((one) => one.end > end));
  const cut = found.flatMap((company) => withoutWorkOf(company, work, mentions, canvas.left()));
  const isLeft = ({ at }: { readonly at: number }) =>
    /(?:不是|不在|不去|而非|从)去?$/u.test(canvas.left().slice(Math.max(0, at - 3), at));
  const meant = cut.filter((company) => !isLeft(company));
  canvas.erase(cut);
  tokens.push(...meant.map((company) => token('work_company', company.text, company)));
  const all = mentions.occupations(canvas.left());
  const writers = titlesOfWriters(halfWidth(canvas.original(0, canvas.left().length)));
  const isOfWriter = ({ at, end }: Place) => writers.some((one) => at < one.end && one.at < end);
  const before = all.filter((one) => isMovedFrom(canvas.left(), one) || isOfWriter(one));
  canvas.erase(before);
  const works = all.filter((one) => !before.includes(one));
  const isDenied = ({ at }: { readonly at: number }) =>
    denied.test(canvas.left().slice(Math.max(0, at - 6), at));
  // 铣床，哦不是铣床，是模具工: what is denied was not meant before either, where another is said.
  const denials = new Set(works.filter(isDenied).map(({ text }) => text));
  const others = works.filter(({ text }) => !denials.has(text));
  canvas.erase(works);
  tokens.push(
    ...(others.length > 0
      ? others.map((work) => token('occupation', work.text, work))
      : works.map((work) => ({
          ...token('occupation', work.text, work),
          others: [],
          words: `不是${work.text}`,
        }))),
  );
  if (works.length === 0) takeSpokenWork(canvas, tokens);
  canvas.erase(clausesOfOthers(halfWidth(canvas.left())));
  if (!tokens.some(({ field }) => field === 'work_company')) takeUnknown(canvas, tokens, mentions);
}

type Place = { readonly at: number; readonly end: number };

/** What looks like a company that nobody knows, or sounds like one that somebody does. */
function takeUnknown(canvas: Canvas, tokens: Token[], mentions: Mentions): void {
  for (const pattern of [unknownCompany, companyOfTrade, comingTo, overThere])
    canvas.take(pattern, ({ 0: whole, 1: place, index }) => {
      if (/^[老小阿]\p{Script=Han}$|[总哥姐队工]$/u.test(place ?? '') || elsewhere.test(whole)) return false;
      if (polite.test(place ?? '') || /[啊呀哦嗯喂呢吧你我他她]|[这也]是|这个/u.test(place ?? ''))
        return false;
      const text = (place ?? whole).replace(fillers, '').replace(/^[到去在给又再还也]|[又再还也]$/gu, '');
      const isPlace =
        Array.from(text).length > 1 &&
        !noPlace.test(text) &&
        !tokens.some(({ field }) => field === 'work_company');
      if (isPlace) tokens.push(companyOfSound(text, { at: index, end: index + whole.length }, mentions));
      return isPlace;
    });
  canvas.take(ofSomewhere, ({ 0: whole, 1: words = '', index }) => {
    if (tokens.some(({ field }) => field === 'work_company') || mentions.bySound(words) === undefined)
      return false;
    tokens.push(companyOfSound(words, { at: index, end: index + whole.length }, mentions));
    return true;
  });
  takeLetters(canvas, tokens, mentions);
}

/** 由操作工改成品检: what somebody did before. */
const isMovedFrom = (text: string, { at, end }: { readonly at: number; readonly end: number }): boolean =>
  /[由从]$/u.test(text.slice(0, at)) && /^(?:改|换|调)(?:成|为|到|做|去)?/u.test(text.slice(end));

/** Words before what somebody does not do. */
const denied = /(?:不是|并非|不做|不干|而非|别写)(?:做|干|什么)?$/u;

/** No company: 不好意思再加一个. */
const polite =
  /^(?:不好意思|麻烦|谢谢|多谢|抱歉|对不起|刚才|刚刚|忘了|漏了|你好|您好|对了|那个|今天|明天|老板|领导|师傅)/u;

/** No company: 另外同一天还进一个, 华讯不来了两个. */
const noPlace =
  /^(?:同一?|当|次)[天日]|[不没未]$|^[几一两]?个|(?:小伙(?:子|儿)?|小姑娘|大[哥姐叔爷妈婶]|[男女](?:的|生|孩))$/u;

/** No company: 去别的厂了. */
const elsewhere =
  /^[一两二三四五六七八九几\d]+(?:个|家)|(?:别|其[他它]|另外|哪)(?:的|一?家|个)?(?:厂|公司|单位)/u;

/** A company that nobody knows by its writing, and somebody by its sound, which is asked about. */
function companyOfSound(
  words: string,
  place: { readonly at: number; readonly end: number },
  mentions: Mentions,
): Token {
  const [same] = mentions.companies(words);
  if (same?.known && same.end - same.at === words.length) return token('work_company', same.text, place);
  const known = mentions.bySound(words);
  return {
    ...token('work_company', known ?? words, place),
    ...(known === undefined ? {} : { others: [words], words }),
  };
}

/** A company in letters: huaxun. */
function takeLetters(canvas: Canvas, tokens: Token[], mentions: Mentions): void {
  canvas.take(/(?<![A-Za-z])[A-Za-z]{4,24}(?![A-Za-z])/gu, ({ 0: words, index }) => {
    if (tokens.some(({ field }) => field === 'work_company') || mentions.bySound(words) === undefined)
      return false;
    tokens.push(companyOfSound(words, { at: index, end: index + words.length }, mentions));
    return true;
  });
}

/** 立峰注塑工 is 立峰 and 注塑工, though 立峰注塑 names the company too. */
function withoutWorkOf<Place extends { readonly at: number; readonly end: number }>(
  company: Place,
  works: readonly { readonly at: number; readonly end: number }[],
  mentions: Mentions,
  text: string,
): readonly Place[] {
  const work = between(works, { from: company.at + 1, to: company.end }).find(({ end }) => end > company.end);
  if (work === undefined) return [company];
  const [front] = mentions.companies(text.slice(company.at, work.at));
  return front?.at === 0 && front.end === work.at - company.at
    ? [{ ...company, ...front, at: company.at, end: work.at }]
    : [company];
}
