import type { Day } from '../../calendar/day.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { type Ordinal, ordinalsIn } from './ordinals.ts';
import { heard } from './heard.ts';
import { headsIn, headsWords } from './heads.ts';
import {
  bullet,
  fillers,
  labels,
  looksAhead,
  looksBack,
  noise,
  numbering,
  orDays,
  silentLabels,
  unknownOccupation,
  wordBefore,
  wordBehind,
} from './words.ts';
import { takePlaces } from './firms.ts';
import { takeDigits, takeSpokenDates } from './digits.ts';
import { takeBackground } from './background.ts';
import { takeOtherNumbers } from './nobody.ts';
import { token } from './token.ts';
import { withoutWork } from './works.ts';
import type { NameIndex } from './index.ts';
import type { ChatLine, SayingToken, Token } from './line.ts';
import type { ListField } from '../fields.ts';
import type { Mentions } from '../words/mentions.ts';
import { sayings } from '../words/intent-words.ts';
import { takeSayings } from './say.ts';
import { speaksAgainst } from '../words/misgivings.ts';
import { takeNamesOfNumbers } from './names.ts';
import { takeKnownNames, takeNames } from './name-runs.ts';
import { isBeforeThose } from '../words/before-those.ts';
import { isCalling, looksLikeName } from '../words/surnames.ts';
import { spellingsIn } from '../words/spelt.ts';
import { fieldValue } from '../words/values.ts';

/** What a line is read with. */
export type Reader = {
  readonly today: Day;
  readonly mentions: Mentions;
  /** The names of the message so far. */
  readonly names: Pick<NameIndex, 'places'>;
};

/** Takes a line apart, from what is certain by its digits to what only looks like a name. */
export function readLine(line: string, { today, mentions, names }: Reader): ChatLine {
  const canvas = createCanvas(line, heard);
  const text = canvas.left();
  const tokens: Token[] = [];
  // 联系电话 张三 138…: whom to call, unless it is one of those who come.
  canvas.take(noise, ([words]) => !(/1\d{10}$/.test(words) && names.places(words).length > 0));
  takeOtherNumbers(canvas);
  const ordinals = takeOrdinals(canvas);
  const isNumbered = takeBullet(canvas);
  canvas.take(orDays, ({ 0: words, index }) => {
    tokens.push(token('start_date', words, { at: index, end: index + words.length }));
    return true;
  });
  const beside = takeBackground(canvas, today);
  const spoken = takeDigits(canvas, tokens, today);
  takeLabelled(canvas, tokens, { today, mentions, names });
  takeNamesOfNumbers(canvas, tokens, mentions);
  takeSpokenDates(canvas, tokens, spoken);
  const isOfNumbers = tokens.some(({ field }) => field === 'idcard');
  const edges = isOfNumbers ? new Set<number>() : takeKnownNames(canvas, tokens, names);
  if (!isOfNumbers) takeNames(canvas, tokens, mentions, edges);
  takePlaces(canvas, tokens, mentions);

  const placesOf = (pattern: RegExp) =>
    Array.from(canvas.left().matchAll(pattern), ({ index }) => ({ at: index }));
  const colons = placesOf(/:/g).map(({ at }) => ({ at, heads: undefined }));
  const marks = [...headsIn(canvas.left()), ...colons].toSorted((a, b) => a.at - b.at);
  const breaks = placesOf(sentenceEnd);
  const sayings = takeSayings(canvas, text).map((one) => ofFacts(one, tokens));
  canvas.take(headsWords);
  canvas.take(numbering);
  canvas.take(fillers);
  const left = canvas.left();
  const rest = withoutWork(takeRest(canvas, tokens, isOfNumbers ? undefined : edges), tokens, marks);
  const told = tokens.map(beside.marked).toSorted((a, b) => a.at - b.at);
  return {
    tokens: told,
    rest: beside.withRemarks(rest, told),
    marks,
    breaks,
    signs: Array.from(text.matchAll(clauseEnd), ({ index }) => ({ at: index })),
    sayings,
    left,
    text,
    spelt: spellingsIn(canvas.original(0, text.length)),
    isNumbered,
    ordinals,
    looksBack: looksBack(line),
    looksAhead: looksAhead(line) && ordinals.length === 0,
  };
}

/** Takes what a line begins with; whether that is a number. */
function takeBullet(canvas: Canvas): boolean {
  let isNumber = false;
  canvas.take(bullet, ([mark]) => {
    isNumber = /[^ \-–—•●○*▪◆■□>]/u.test(mark);
    return true;
  });
  return isNumber;
}

/** Signs behind which another sentence begins. */
const sentenceEnd = /[;。]|(?<=[a-z]{3}|[\d)])\.(?=\s+\p{Lu})/gu;

/** Signs that part clauses. */
const clauseEnd = /[,、;。|!?~…\t]|(?<=[a-z]{3}|[\d)])\.(?=\s)/gu;

/** 换成焊工, 换到25号: another fact takes a fact's place, and nobody another's. */
const ofFacts = (saying: SayingToken, tokens: readonly Token[]): SayingToken =>
  saying.kind === 'replace' &&
  /[换改]/u.test(saying.words) &&
  tokens.some(
    ({ field, at, end }) =>
      (isShared.has(field) && at >= saying.end && at - saying.end < 2) ||
      // 普工换叉车
      (field === 'occupation' && end === saying.at && saying.words === '换'),
  )
    ? { ...saying, kind: 'correct' }
    : saying;

const isShared: ReadonlySet<ListField> = new Set(['occupation', 'work_company', 'start_date']);

/** 第3个不来了，换成 …; 顶替第3个. */
const goesBehind =
  /^(?:那个|的)?人?[\s,，]{0,2}(?:就|也|已经|又)?(?:不来|不要|不做|不干|不去|不上|来不了|做不了|走了|离职|辞|取消|退|换|改由|改成|由)/u;
const comesBefore = /(?:顶替?|替换?|换掉|换下|代替|接替)\s?(?:上面|前面)?(?:的)?$/u;

/** 1-20号 is no day where it says whose. Beside an identity number such words are of that person. */
function takeOrdinals(canvas: Canvas): readonly Ordinal[] {
  const text = canvas.left();
  const number = text.search(/\d{14}/);
  // 汪洋 3502… 1号离职: behind somebody's number it is the day on which they go.
  const isExchanged = ({ at, end, pick }: Ordinal) =>
    pick.kind !== 'rest' &&
    ((goesBehind.test(text.slice(end)) && !(at > number && /^\d{1,2}号$/u.test(text.slice(at, end)))) ||
      comesBefore.test(text.slice(0, at)));
  const all = ordinalsIn(text);
  const ordinals = /\d{14}/.test(text) ? all.filter(isExchanged) : all;
  canvas.erase(ordinals);
  return ordinals;
}

function takeLabelled(canvas: Canvas, tokens: Token[], { today, mentions, names }: Reader): void {
  for (const [field, pattern] of labels)
    canvas.take(pattern, (match) => {
      const end = match.index + match[0].length;
      const written = canvas.original(end - (match[1]?.length ?? 0), end);
      if (field === 'remark' && (saysWhy(match[1] ?? '') || names.places(match[1] ?? '').length > 0))
        return false;
      if (field === 'occupation' && (sameWork.test(match[1] ?? '') || movedWork.test(match[1] ?? '')))
        return false;
      // 苏州工厂：张飞 5109…: who is there, and no name of the place.
      const isWho =
        field === 'work_company' &&
        looksLikeName(match[1] ?? '') &&
        /^[\s,\0]*\0/u.test(canvas.left().slice(end));
      if (isWho && mentions.companies(match[1] ?? '').length === 0) return false;
      const [company] = field === 'work_company' ? mentions.companies(match[1] ?? '') : [];
      const text = company?.text ?? fieldValue(field, { text: written, kind: 'text' }, today);
      if (text !== '') tokens.push(token(field, text, { at: match.index, end }, true));
      return text !== '';
    });
  canvas.take(silentLabels);
}

/** 岗位一样 names none. */
const sameWork =
  /^(?:[、和跟与]?(?:时间|日期|单位|其他))*(?:都|均|全|也)?(?:一样|不变|相同|照旧|没变|不动|待定|未定|另定|再定|不限)/u;

/** 岗位由操作工改成品检: read as what it is moved to. */
const movedWork = /^[由从].{2,10}(?:改|换|调)/u;

/** 备注：李红先别安排: a remark that says why somebody is named is read as such. */
const saysWhy = (words: string): boolean => {
  const plain = sayings.reduce(
    (text, [kind, pattern]) => (kind === 'none' ? text.replace(pattern, '') : text),
    words,
  );
  return (
    speaksAgainst(words) ||
    sayings.some(([kind, pattern]) => kind !== 'none' && kind !== 'add' && plain.search(pattern) >= 0)
  );
};

/** What is left: a work type nobody knows, a name with a small word beside it, or words for the remark. */
function takeRest(canvas: Canvas, tokens: Token[], edges: ReadonlySet<number> | undefined): ChatLine['rest'] {
  const rest: { at: number; end: number; text: string }[] = [];
  const whole = canvas.original(0, canvas.left().length);
  for (const { 0: run, index } of canvas
    .left()
    .matchAll(/[\p{Script=Han}〇·•‧・]+|[A-Za-z][A-Za-z .'-]*[A-Za-z]/gu)) {
    const lead = looksLikeName(run) ? 0 : (wordBefore.exec(run)?.[0].length ?? 0);
    const bare = looksLikeName(run) ? run : run.slice(lead).replace(wordBehind, '');
    const part = { at: index + lead, end: index + lead + bare.length };
    const text = canvas.original(part.at, part.end);
    if (unknownOccupation.test(bare) && !looksLikeName(bare) && !isCalling(bare))
      tokens.push(token('occupation', text, part));
    else if (isBeforeThose(whole, part.at)) continue;
    else if (looksLikeName(bare) && edges && !edges.has(part.at) && !edges.has(part.end))
      tokens.push(token('name', text, part));
    else if (bare !== '') rest.push({ ...part, text });
  }
  return rest;
}
