import type { Day } from '../calendar/day.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { type Heads, headsIn, headsWords, looksLikeHeads } from './chat-heads.ts';
import {
  bullet,
  comingTo,
  fillers,
  labels,
  looksAhead,
  looksBack,
  noise,
  noWork,
  numbering,
  silentLabels,
  spokenWorks,
  stamp,
  unknownCompany,
  unknownOccupation,
  wordBefore,
  wordBehind,
} from './chat-words.ts';
import type { ListField } from './fields.ts';
import type { Mentions } from './mentions.ts';
import { numbersIn } from './numbers.ts';
import { spokenDates } from './spoken-dates.ts';
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
  readonly isNumbered: boolean;
  readonly isStamp: boolean;
  /** Whether it speaks of those before it. */
  readonly looksBack: boolean;
  /** Whether it speaks of those to come. */
  readonly looksAhead: boolean;
};

/** What a line is read with. */
export type Reader = { readonly today: Day; readonly mentions: Mentions };

/** Takes a line apart, from what is certain by its digits to what only looks like a name. */
export function readLine(line: string, { today, mentions }: Reader): ChatLine {
  const canvas = createCanvas(line);
  if (stamp.test(canvas.left()) && !/[明后]天|下周/u.test(line))
    return {
      tokens: [],
      rest: [],
      marks: [],
      breaks: [],
      isNumbered: false,
      isStamp: true,
      looksBack: false,
      looksAhead: false,
    };

  const tokens: Token[] = [];
  canvas.take(noise);
  let isNumbered = false;
  canvas.take(bullet, ([text]) => {
    isNumbered = /[^ \-–—•●○*▪◆■□>]/u.test(text);
    return true;
  });
  takeDigits(canvas, tokens, today);
  takeLabelled(canvas, tokens, { today, mentions });
  takeNames(canvas, tokens, mentions);
  takePlaces(canvas, tokens, mentions);

  const placesOf = (pattern: RegExp) =>
    Array.from(canvas.left().matchAll(pattern), ({ index }) => ({ at: index }));
  const colons = placesOf(/:/g).map(({ at }) => ({ at, heads: undefined }));
  const marks = [...headsIn(canvas.left()), ...colons].toSorted((a, b) => a.at - b.at);
  const breaks = placesOf(/[;。]/g);
  canvas.take(headsWords);
  canvas.take(numbering);
  canvas.take(fillers);
  const rest = takeRest(canvas, tokens);
  return {
    tokens: tokens.toSorted((a, b) => a.at - b.at),
    rest,
    marks,
    breaks,
    isNumbered,
    isStamp: false,
    looksBack: looksBack(line),
    looksAhead: looksAhead(line),
  };
}

const token = (
  field: ListField,
  text: string,
  { at, end }: { readonly at: number; readonly end: number },
  labelled = false,
): Token => ({ at, end, field, text, labelled });

function takeDigits(canvas: Canvas, tokens: Token[], today: Day): void {
  const dates = spokenDates(canvas.left(), today).map((date) => token(date.field, date.day, date));
  canvas.erase(dates);
  const numbers = numbersIn(canvas.left()).map((number) => token(number.field, number.text, number));
  canvas.erase(numbers);
  canvas.take(/(?:\+|00)86/g);
  tokens.push(...dates, ...numbers);
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
  const found = mentions.companies(canvas.left());
  canvas.erase(found);
  tokens.push(...found.map((company) => token('work_company', company.text, company)));
  const works = mentions.occupations(canvas.left());
  canvas.erase(works);
  tokens.push(...works.map((work) => token('occupation', work.text, work)));
  if (works.length === 0) takeSpokenWork(canvas, tokens);
  if (tokens.some(({ field }) => field === 'work_company')) return;

  for (const pattern of [unknownCompany, comingTo])
    canvas.take(pattern, ({ 0: whole, 1: place, index }) => {
      const text = (place ?? whole).replace(fillers, '').replace(/^[到去在给又再还也]|[又再还也]$/gu, '');
      const isPlace = Array.from(text).length > 1 && !tokens.some(({ field }) => field === 'work_company');
      if (isPlace) tokens.push(token('work_company', text, { at: index, end: index + whole.length }));
      return isPlace;
    });
}

/** A work type that the directory does not know, where the words around it say that it is one. */
function takeSpokenWork(canvas: Canvas, tokens: Token[]): void {
  const isNumbered = tokens.some(({ field }) => field === 'idcard');
  for (const pattern of spokenWorks)
    canvas.take(pattern, ({ 0: whole, 1: work = '', index }) => {
      // Beside a number it may be whom the number is of.
      const isElse =
        noWork.test(work) || work.replace(fillers, '') !== work || work.search(unknownCompany) >= 0;
      if (isElse || (isNumbered && looksLikeName(work))) return false;
      if (tokens.some(({ field }) => field === 'occupation')) return false;
      tokens.push(token('occupation', work, { at: index, end: index + whole.length }));
      return true;
    });
}

/** What is left: a work type nobody knows, a name with a small word beside it, or words for the remark. */
function takeRest(canvas: Canvas, tokens: Token[]): ChatLine['rest'] {
  const rest: { at: number; end: number; text: string }[] = [];
  for (const { 0: run, index } of canvas
    .left()
    .matchAll(/[\p{Script=Han}〇·•‧・]+|[A-Za-z][A-Za-z .'-]*[A-Za-z]/gu)) {
    const lead = looksLikeName(run) ? 0 : (wordBefore.exec(run)?.[0].length ?? 0);
    const bare = looksLikeName(run) ? run : run.slice(lead).replace(wordBehind, '');
    const part = { at: index + lead, end: index + lead + bare.length };
    const text = canvas.original(part.at, part.end);
    if (unknownOccupation.test(bare) && !looksLikeName(bare)) tokens.push(token('occupation', text, part));
    else if (looksLikeName(bare)) tokens.push(token('name', text, part));
    else if (bare !== '') rest.push({ ...part, text });
  }
  return rest;
}
