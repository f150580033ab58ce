import type { Canvas } from './canvas.ts';
import type { Token } from './line.ts';
import { isNickname, relativeBefore } from './callings.ts';
import type { Mentions } from '../words/mentions.ts';
import { isInBrackets, type Run, runsIn } from './runs.ts';
import { looks } from './name-score.ts';
import { isOfNext } from './of-next.ts';
import { looksLikeName } from '../words/surnames.ts';

/** A name beside a number, and what else it could be. */
type NameToken = Token & { readonly field: 'name'; readonly others?: readonly string[] };

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
  const stretch = (at: number) => cuts[at - 1] ?? 0;
  const runsBetween = (from: number, to: number) =>
    runsIn(text, { from: Math.max(from, to - reach), to }, mentions);

  const before = numbers.map(({ at }, place) => {
    const from = stretch(place);
    return isLabelled(from, at) ? 'labelled' : runsBetween(from, at);
  });
  const [first] = before;
  const isNumberFirst = first !== 'labelled' && isLedByNumber(first ?? [], { text, numbers, mentions });
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
    const kin = isNumberFirst ? undefined : relativeBefore(text, { from: stretch(place), to: number.at });
    const one =
      listed?.[place] !== undefined
        ? { name: listed[place], others: [] }
        : kin !== undefined
          ? kin
          : isNumberFirst
            ? behind(text, number.end, next, mentions)
            : surer(best(runs, number, text), { text, number, next: numbers[place + 1], mentions, found });
    const isOneOfMore = numbers.length > 1 && !isNumberFirst;
    const nickname = isOneOfMore ? calledBefore(text, number) : undefined;
    const called = one ?? nickname ?? calledAsDay(text, { from: stretch(place), number, to: next });
    if (called === undefined) continue;
    const isNext = isOfNext(text, called.name, {
      number,
      before: numbers[place - 1],
      isNamedBehind: () => (behind(text, number.end, next, mentions)?.name.score ?? 0) >= looks,
    });
    found.push(nameToken(canvas, called, { number, isZipped: listed !== undefined, isNext }));
    taken.push({ at: called.name.at, end: called.name.end });
  }
  canvas.erase(taken);
  tokens.push(...found);
}

type Called = { readonly name: Omit<Run, 'score'>; readonly others: readonly string[] };

function nameToken(
  canvas: Canvas,
  { name: { at, end, text }, others }: Called,
  {
    number,
    isZipped,
    isNext,
  }: { readonly number: Token; readonly isZipped: boolean; readonly isNext: boolean },
): NameToken {
  return {
    ...(isZipped ? { at: number.at, end: number.at } : { at, end }),
    field: 'name',
    text: /\p{Script=Han}/u.test(text) ? canvas.original(at, end).replace(/\s/g, '') : text,
    labelled: false,
    ...(others.length > 0 ? { others } : {}),
    ...(isNext ? { ofNumber: number.at } : {}),
  };
}

/** 1304… 王大力: nothing before the first number is its name. Where that may be a nickname, the name must stand behind the last. */
const isLedByNumber = (
  before: readonly Run[],
  {
    text,
    numbers,
    mentions,
  }: { readonly text: string; readonly numbers: readonly Token[]; readonly mentions: Mentions },
): boolean =>
  before.every(({ score }) => score < possible) &&
  (calledBefore(text, numbers[0]!) === undefined ||
    behind(text, numbers.at(-1)!.end, text.length, mentions) !== undefined);

/** A name stands within so many characters of its number. */
const reach = 160;

/** Less is no name. */
const possible = 0;

/** 老陈 1304…，王大力 1304…: what somebody is called at once before the number stands for the name, which is asked about. */
function calledBefore(text: string, { at }: Token): ReturnType<typeof best> {
  const [words = '', name = ''] =
    /(?<!\p{Script=Han})(\p{Script=Han}{2,4})[\s,:，：、(（\0]*$/u.exec(
      text.slice(Math.max(0, at - called_max), at),
    ) ?? [];
  if (!isNickname.test(name)) return undefined;
  const start = at - words.length;
  return { name: { at: start, end: start + name.length, text: name, score: possible }, others: [] };
}

const called_max = 12;

/** The one word behind a number, at once. */
function behind(text: string, from: number, to: number, mentions: Mentions) {
  const [name] = runsIn(text, { from, to: Math.min(to, from + reach) }, mentions);
  if (name === undefined || name.score < possible) return undefined;
  // 也加进去: what is to be done with whoever stands before.
  if (/^[也就都已不没别先再还请要]/u.test(name.text) && !looksLikeName(name.text)) return undefined;
  const isPlace = mentions.companies(name.text).some((one) => one.known && one.end === name.text.length);
  if (isPlace) return undefined;
  return /^[\s,:，、|()/\t\0-]*$/u.test(text.slice(from, name.at)) ? { name, others: [] } : undefined;
}

/** 郎军不来了，由 4415… 桑吉顶替: of a name far before and one at once behind, both of which are asked about, the one behind. */
function surer(
  before: ReturnType<typeof best>,
  {
    text,
    number,
    next,
    mentions,
    found,
  }: {
    readonly text: string;
    readonly number: Token;
    readonly next: Token | undefined;
    readonly mentions: Mentions;
    /** The names of the numbers before: they are nobody else's. */
    readonly found: readonly Token[];
  },
): ReturnType<typeof best> {
  if (next !== undefined) return before;
  if (before === undefined) {
    const only = behind(text, number.end, text.length, mentions);
    return only !== undefined && only.name.score >= looks ? only : undefined;
  }
  const isSure = isBeside(text, before.name.end, number.at) && before.name.score >= looks;
  const after = isSure ? undefined : behind(text, number.end, text.length, mentions);
  const isKnown = found.some((one) => one.text === after?.name.text);
  if (after === undefined || after.name.score < looks || isKnown) return before;
  return { name: after.name, others: [before.name.text, ...before.others] };
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
function best(runs: readonly Run[], { at: number, text: paper }: Token, text: string) {
  const ranked = runs
    .map((one) => ({
      ...one,
      score: one.score + (isNickname.test(one.text) ? -4 : 0) + (isBeside(text, one.end, number) ? 2 : 0),
    }))
    .toSorted((a, b) => b.score - a.score || b.at - a.at);
  const [first, ...more] = ranked.filter(({ score }) => score >= possible);
  const written = first === undefined ? undefined : nameOfPaper(first, ranked, paper);
  const [name, others] = [written ?? first, written === undefined ? more : []];
  if (name === undefined) return undefined;
  const isHan = /\p{Script=Han}/u.test(name.text);
  const foreign = ranked.filter(
    (one) =>
      one.at !== name.at &&
      isHan &&
      isOtherName(one.text) &&
      (one.text.includes(' ') ? isInBrackets(text, one) || isBesideName(text, one, name) : true),
  );
  const parted = partsOfName(text, name, number);
  if (parted !== undefined) return parted;
  const rivals = others.filter(({ score }) => score >= looks + 1 && score >= name.score - 1);
  const called = name.others ?? [];
  // 柳如是 3205…: the last character may be the name's.
  const whole =
    /^是\s+$/u.test(text.slice(name.end, number)) && name.text.length === 2 ? [`${name.text}是`] : [];
  return {
    name,
    others: [...whole, ...called, ...[...foreign, ...rivals].map((one) => one.text)].slice(0, 3),
  };
}

/** CHAN Ka Ming(陈家明) with a permit of Hong Kong: its papers say the Chinese name as well. */
const nameOfPaper = (first: Run, ranked: readonly Run[], paper: string): Run | undefined =>
  /\p{Script=Han}/u.test(first.text) || !/^(?:[HM]\d{8,10}|\d{8}|\d{17}[\dX])$/iu.test(paper)
    ? undefined
    : ranked.find(({ text, score }) => score > -4 && /\p{Script=Han}/u.test(text) && looksLikeName(text));

/** Wang Lei 王磊: in letters, at once beside the name. */
const isBesideName = (text: string, one: Run, name: Run): boolean =>
  /^[A-Z][A-Za-z'-]*(?: [A-Z][A-Za-z'-]*){1,3}$/.test(one.text) &&
  /^[ /(),-]*$/.test(one.end <= name.at ? text.slice(one.end, name.at) : text.slice(name.end, one.at));

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

const isBeside = (text: string, end: number, number: number): boolean =>
  /^\s*\([^()]{0,30}$/u.test(text.slice(end, number)) ||
  /^(?:\s*\([^()]*\))?[\s,:，、|()/\0\-—–]*(?:id|no|passport|sfz|身份证|护照)*[\s.,:|()/\0\-—–]*$/iu.test(
    text.slice(end, number),
  );
