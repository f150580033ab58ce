import type { Day } from '../calendar/day.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { type Ordinal, ordinalsIn } from './chat-ordinals.ts';
import { type Heads, headsIn, headsWords, looksLikeHeads } from './chat-heads.ts';
import {
  bullet,
  comingTo,
  fillers,
  labels,
  looksAhead,
  looksBack,
  noise,
  numbering,
  silentLabels,
  overThere,
  unknownCompany,
  unknownOccupation,
  wordBefore,
  wordBehind,
} from './chat-words.ts';
import { takeSpokenWork, withoutWork } from './chat-works.ts';
import { halfWidth } from '../half-width.ts';
import type { ListField } from './fields.ts';
import type { Mentions } from './mentions.ts';
import { between } from './places.ts';
import { type FoundNumber, numbersBeforeDays, numbersIn } from './numbers.ts';
import { orDays } from './chat-words.ts';
import { sayings, type Saying } from './intent-words.ts';
import { takeNamesOfNumbers } from './chat-names.ts';
import { type SpokenDate, spokenDates } from './spoken-dates.ts';
import { looksLikeName } from './surnames.ts';
import { fieldValue } from './values.ts';

/** A fact of a line: what a person, or all who follow, have. */
export type Token = {
  readonly at: number;
  readonly end: number;
  readonly field: ListField;
  readonly text: string;
  /** Whether a label says so: `姓名：张三`. */
  readonly labelled: boolean;
  /** Other readings that are as good. */
  readonly others?: readonly string[];
  /** Whether it ends a stretch of days that is said as one: 25号到28号. */
  readonly isRange?: boolean;
  /** What it was read from, where it has other readings. */
  readonly words?: string;
};

/** Words that say why somebody is named. */
export type SayingToken = {
  readonly at: number;
  readonly end: number;
  readonly kind: Saying;
  readonly words: string;
};

/** A line of a message as facts in their order. */
export type ChatLine = {
  readonly tokens: readonly Token[];
  /** Words that mean nothing here, and may be a name where one is missing. */
  readonly rest: readonly { readonly at: number; readonly end: number; readonly text: string }[];
  /** Places of colons and of numbers of heads: what stands before them holds for what follows. */
  readonly marks: readonly Heads[];
  /** Places of the signs that end a sentence: what follows is no longer about the person before. */
  readonly breaks: readonly { readonly at: number }[];
  readonly sayings: readonly SayingToken[];
  /** The line as it is compared, without what was read. */
  readonly left: string;
  readonly text: string;
  /** Places of the signs that part clauses. */
  readonly signs: readonly { readonly at: number }[];
  readonly isNumbered: boolean;
  /** Whom it means by their place in the list; only where it names nobody by a number. */
  readonly ordinals: readonly Ordinal[];
  /** Whether it speaks of those before it. */
  readonly looksBack: boolean;
  /** Whether it speaks of those to come. */
  readonly looksAhead: boolean;
};

/** What a line is read with. */
export type Reader = { readonly today: Day; readonly mentions: Mentions };

/** Takes a line apart, from what is certain by its digits to what only looks like a name. */
export function readLine(line: string, { today, mentions }: Reader): ChatLine {
  const canvas = createCanvas(heard(line));
  const text = canvas.left();
  const tokens: Token[] = [];
  canvas.take(noise);
  let isNumbered = false;
  const ordinals = takeOrdinals(canvas);
  canvas.take(bullet, ([mark]) => {
    isNumbered = /[^ \-–—•●○*▪◆■□>]/u.test(mark);
    return true;
  });
  canvas.take(orDays, ({ 0: words, index }) => {
    tokens.push(token('start_date', words, { at: index, end: index + words.length }));
    return true;
  });
  const spoken = takeDigits(canvas, tokens, today);
  takeLabelled(canvas, tokens, { today, mentions });
  takeNamesOfNumbers(canvas, tokens, mentions);
  takeSpokenDates(canvas, tokens, spoken);
  const isOfNumbers = tokens.some(({ field }) => field === 'idcard');
  if (!isOfNumbers) takeNames(canvas, tokens, mentions);
  takePlaces(canvas, tokens, mentions);

  const placesOf = (pattern: RegExp) =>
    Array.from(canvas.left().matchAll(pattern), ({ index }) => ({ at: index }));
  const colons = placesOf(/:/g).map(({ at }) => ({ at, heads: undefined }));
  const marks = [...headsIn(canvas.left()), ...colons].toSorted((a, b) => a.at - b.at);
  const breaks = placesOf(/[;。]/g);
  const signs = Array.from(text.matchAll(/[,、;。|!?~\t]/gu), ({ index }) => ({ at: index }));
  const sayings = takeSayings(canvas);
  canvas.take(headsWords);
  canvas.take(numbering);
  canvas.take(fillers);
  const left = canvas.left();
  const rest = withoutWork(takeRest(canvas, tokens, isOfNumbers), tokens, marks);
  return {
    tokens: tokens.toSorted((a, b) => a.at - b.at),
    rest,
    marks,
    breaks,
    signs,
    sayings,
    left,
    text,
    isNumbered,
    ordinals,
    looksBack: looksBack(line),
    looksAhead: looksAhead(line) && ordinals.length === 0,
  };
}

/** Words as a dictation writes them, by their sound. */
const heard = (line: string): string =>
  line.replace(/入[之直值]|离[直值之只]/gu, (word) => `${word[0]}职`).replace(/身份[正政]/gu, '身份证');

/** What is said of persons, in its order. */
function takeSayings(canvas: Canvas): readonly SayingToken[] {
  const found: SayingToken[] = [];
  for (const [kind, pattern] of sayings)
    canvas.take(pattern, ({ 0: words, index }) => {
      const end = index + words.length;
      if (kind !== 'none') found.push({ at: index, end, kind, words: canvas.original(index, end) });
      return true;
    });
  return found.toSorted((a, b) => a.at - b.at);
}

/** 1-20号 is no day where it says whose. Beside an identity number such words are of that person. */
function takeOrdinals(canvas: Canvas): readonly Ordinal[] {
  if (/\d{14}/.test(canvas.left())) return [];
  const ordinals = ordinalsIn(canvas.left());
  canvas.erase(ordinals);
  return ordinals;
}

const token = (
  field: ListField,
  text: string,
  { at, end }: { readonly at: number; readonly end: number },
  labelled = false,
): Token => ({ at, end, field, text, labelled });

const dateToken = (date: SpokenDate): Token => ({
  ...token(date.field, date.day, date),
  ...(date.isRange ? { isRange: true } : {}),
  ...(date.others.length > 0 || date.isVague ? { others: date.others, words: date.words } : {}),
});

/** Numbers, and the days that are written with digits; days in words are given back, since names may hold such words. */
function takeDigits(canvas: Canvas, tokens: Token[], today: Day): readonly SpokenDate[] {
  const glued = numbersBeforeDays(canvas.left()).map((one) => token('idcard', one.text, one));
  canvas.erase(glued);
  tokens.push(...glued);
  const dates = spokenDates(canvas.left(), today);
  const isWritten = ({ at, end }: SpokenDate) => /\d/.test(canvas.left().slice(at, end));
  const spoken = dates.filter((date) => !isWritten(date));
  const written = dates.filter(isWritten).map(dateToken);
  canvas.erase(written);
  const numbers = numbersIn(canvas.left()).map((number) =>
    numberToken(number, canvas.original(number.at, number.end)),
  );
  canvas.erase(numbers);
  canvas.take(/(?:\+|00)86/g);
  tokens.push(...written, ...numbers);
  return spoken;
}

/** A number that was dictated, or is of the old kind, is looked at again. */
const numberToken = (number: FoundNumber, words: string): Token => {
  const isPlain =
    /^[\w\s()*-]+$/u.test(halfWidth(words)) && !(number.field === 'idcard' && /^\d{15}$/.test(number.text));
  return { ...token(number.field, number.text, number), ...(isPlain ? {} : { others: [], words }) };
};

/** Days in words, as far as no name took them. */
function takeSpokenDates(canvas: Canvas, tokens: Token[], spoken: readonly SpokenDate[]): void {
  const left = canvas.left();
  const dates = spoken.filter(({ at, end }) => !left.slice(at, end).includes('\0')).map(dateToken);
  canvas.erase(dates);
  tokens.push(...dates);
}

function takeLabelled(canvas: Canvas, tokens: Token[], { today, mentions }: Reader): void {
  for (const [field, pattern] of labels)
    canvas.take(pattern, (match) => {
      const end = match.index + match[0].length;
      const written = canvas.original(end - (match[1]?.length ?? 0), end);
      const [company] = field === 'work_company' ? mentions.companies(match[1] ?? '') : [];
      const text = company?.text ?? fieldValue(field, { text: written, kind: 'text' }, today);
      if (text !== '') tokens.push(token(field, text, { at: match.index, end }, true));
      return text !== '';
    });
  canvas.take(silentLabels);
}

/** Words between signs that are a name and nothing else here: they are safe from being taken for a work type's beginning. */
function takeNames(canvas: Canvas, tokens: Token[], mentions: Mentions): void {
  const run =
    /(?<!\p{Script=Han})(?:\p{Script=Han} {1,3}\p{Script=Han}|[\p{Script=Han}〇]{1,12}(?: ?[·•‧・] ?[\p{Script=Han}]{1,12}){1,4}|[\p{Script=Han}〇]{2,4})(?![\p{Script=Han}〇])/gu;
  canvas.take(run, ({ 0: text, index }) => {
    const name = text.replaceAll(' ', '');
    if (!looksLikeName(name) || looksLikeHeads(name) || name.replace(fillers, '') !== name) return false;
    const isElse = [...mentions.companies(name), ...mentions.occupations(name)].some(
      ({ at, end }) => at === 0 && end === name.length,
    );
    if (isElse) return false;
    const end = index + text.length;
    tokens.push(token('name', canvas.original(index, end).replace(/\s/g, ''), { at: index, end }));
    return true;
  });
}

function takePlaces(canvas: Canvas, tokens: Token[], mentions: Mentions): void {
  const work = mentions.occupations(canvas.left());
  // 动力电池装配工 is a work, though 动力电池 may be a company.
  const found = mentions
    .companies(canvas.left())
    .filter(({ at, end }) => !between(work, { from: at - 10, to: at + 1 }).some((one) => one.end > end));
  const cut = found.flatMap((company) => withoutWorkOf(company, work, mentions, canvas.left()));
  const isLeft = ({ at }: { readonly at: number }) =>
    /(?:不是|不在|不去|而非|从)$/u.test(canvas.left().slice(Math.max(0, at - 3), at));
  const meant = cut.filter((company) => !isLeft(company));
  canvas.erase(cut);
  tokens.push(...meant.map((company) => token('work_company', company.text, company)));
  const works = mentions.occupations(canvas.left());
  canvas.erase(works);
  tokens.push(...works.map((work) => token('occupation', work.text, work)));
  if (works.length === 0) takeSpokenWork(canvas, tokens);
  if (tokens.some(({ field }) => field === 'work_company')) return;

  for (const pattern of [unknownCompany, comingTo, overThere])
    canvas.take(pattern, ({ 0: whole, 1: place, index }) => {
      if (/^[老小阿]\p{Script=Han}$|[总哥姐队工]$/u.test(place ?? '')) return false;
      const text = (place ?? whole).replace(fillers, '').replace(/^[到去在给又再还也]|[又再还也]$/gu, '');
      const isPlace = Array.from(text).length > 1 && !tokens.some(({ field }) => field === 'work_company');
      if (isPlace) tokens.push(companyOfSound(text, { at: index, end: index + whole.length }, mentions));
      return isPlace;
    });
  takeLetters(canvas, tokens, mentions);
}

/** A company that nobody knows by its writing, and somebody by its sound, which is asked about. */
function companyOfSound(
  words: string,
  place: { readonly at: number; readonly end: number },
  mentions: Mentions,
): Token {
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

/** What is left: a work type nobody knows, a name with a small word beside it, or words for the remark. */
function takeRest(canvas: Canvas, tokens: Token[], isOfNumbers: boolean): ChatLine['rest'] {
  const rest: { at: number; end: number; text: string }[] = [];
  for (const { 0: run, index } of canvas
    .left()
    .matchAll(/[\p{Script=Han}〇·•‧・]+|[A-Za-z][A-Za-z .'-]*[A-Za-z]/gu)) {
    const lead = looksLikeName(run) ? 0 : (wordBefore.exec(run)?.[0].length ?? 0);
    const bare = looksLikeName(run) ? run : run.slice(lead).replace(wordBehind, '');
    const part = { at: index + lead, end: index + lead + bare.length };
    const text = canvas.original(part.at, part.end);
    if (unknownOccupation.test(bare) && !looksLikeName(bare)) tokens.push(token('occupation', text, part));
    else if (looksLikeName(bare) && !isOfNumbers) tokens.push(token('name', text, part));
    else if (bare !== '') rest.push({ ...part, text });
  }
  return rest;
}
