import { clipped } from '../cell.ts';
import { isNickname } from './callings.ts';
import { type Draft, isPerson } from './draft.ts';
import type { ChatLine, Token } from './line.ts';
import { ordinalsIn } from './ordinals.ts';
import { isShared } from './facts.ts';
import { saysWhoLeaves } from './intents.ts';
import { words_max } from './scene.ts';
import { also } from './so-too.ts';
import type { NameIndex } from './index.ts';
import type { ListField } from '../fields.ts';
import { oddName } from './name-score.ts';
import { simplified } from '../words/simplified.ts';
import { looksLikeName } from '../words/surnames.ts';
import type { Doubt } from '../../roster/intent.ts';

/** What a message says that was not placed with certainty, and whom it may concern. */
export type Net = {
  /** A line with its persons: what of it says when somebody begins and was not understood. */
  readonly own: (line: ChatLine, persons: readonly Draft[]) => void;
  /** A day, a company or a work type alone on the line right below somebody: it may be his, or that of those to come. */
  readonly below: (line: ChatLine, person: Draft | undefined) => void;
  /** A line that names nobody, with what it says for many; `isLost` where it speaks of places that the list has not. */
  readonly others: (line: ChatLine, tokens: readonly Token[], isLost: boolean) => void;
  /** Doubts what is not certain, when all is dealt. */
  readonly cast: (persons: readonly Draft[]) => void;
};

type Field = 'work_company' | 'occupation' | 'start_date';
const fields_shared: readonly Field[] = ['work_company', 'occupation', 'start_date'];

type Shared = {
  readonly field: Field;
  readonly texts: readonly string[];
  readonly words: string;
  /** Whether it takes the place of what was said before: 入职日改为26号. */
  readonly isChange: boolean;
};

/** Words for a day that nobody understood, and whom their line names. */
type Unread = { readonly words: string; readonly named: readonly Draft[] };

/**
 * Catches what fell between the persons of a message, so that nothing of it is silent: a day that reached some and not others, a
 * line with two companies, days in words that nobody knows, a number without a name.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 */
export function createNet(names: Pick<NameIndex, 'in'>): Net {
  const shared: Shared[] = [];
  const unread: Unread[] = [];
  const lost: { readonly fields: readonly Field[]; readonly words: string }[] = [];
  const ownLines: { readonly line: ChatLine; readonly persons: readonly Draft[] }[] = [];
  const days = new Map<string, string>();
  const belows: { person: Draft; told: Token & { readonly field: Field }; words: string }[] = [];

  const note = ({ text }: ChatLine, tokens: readonly Token[]) => {
    for (const one of tokens)
      if (one.field === 'start_date' && !days.has(one.text)) days.set(one.text, clipped(text, words_max));
  };
  return {
    own: (line, persons) => {
      // 明天换人: the day of who comes, too.
      if (persons.some(isComing) || line.sayings.some(({ kind }) => kind === 'replace'))
        note(line, line.tokens);
      if (persons.length > 1) ownLines.push({ line, persons });
      // Beside their numbers nobody knows how the places of several are counted.
      const tail = line.text.slice(persons.at(-1)?.span.end ?? 0);
      if (persons.length > 1 && ordinalsIn(tail).length > 0)
        for (const person of persons) for (const field of fields_shared) doubt(person, field, tail, []);
      const words = timeLeft(line);
      if (words === undefined) return;
      for (const person of persons) {
        doubt(person, 'start_date', words, []);
        if (/天|至|-|到(?=.{0,3}\d)/u.test(words)) doubt(person, 'end_date', words, []);
      }
    },
    below: (line, person) => {
      const [told, ...more] = line.tokens;
      if (
        person === undefined ||
        told === undefined ||
        more.length > 0 ||
        line.text.trim().length > below_max
      )
        return;
      const isDay = told.field === 'start_date' && !/[:：]/u.test(line.text);
      if (isDay || (isShared(told) && ofOne.test(line.text)))
        belows.push({ person, told: told as Token & { readonly field: Field }, words: line.text });
    },
    others: (line, tokens, isLost) => {
      if (!saysWhoLeaves(line)) note(line, line.tokens);
      const words = clipped(line.text.trim(), words_max);
      const told = tokens.filter(isShared) as readonly (Token & { readonly field: Field })[];
      const fields = [...new Set(told.map(({ field }) => field))];
      for (const field of fields) {
        const texts = [...new Set(told.filter((one) => one.field === field).map(({ text }) => text))];
        shared.push({ field, texts, words, isChange: change.test(line.text) });
      }
      if (isLost) lost.push({ fields, words });
      else if (spread.test(line.text))
        lost.push({ fields: fields.filter((field) => field !== 'start_date'), words });
      const time = timeLeft(line);
      if (time !== undefined) unread.push({ words: time, named: names.in(line.text) });
    },
    cast: (persons) => {
      const coming = persons.filter((one) => isPerson(one) && isComing(one));
      for (const one of ownLines) doubtOwn(one.line, one.persons);
      for (const field of fields_shared) {
        const left = unreached(coming, shared, field);
        for (const one of left.filter(({ isChange }, at) => isChange || at === 0)) doubtShared(coming, one);
        const at = lost.find(({ fields }) => fields.includes(field));
        if (at !== undefined) for (const person of coming) doubt(person, field, at.words, []);
      }
      for (const { person, told, words } of belows)
        if (isComing(person) && valueOf(person, told.field) !== told.text)
          doubt(person, told.field, words, [told.text]);
      const names = new Set(persons.map(({ values }) => values.name));
      for (const person of coming) {
        doubtDay(person, days, unread);
        doubtName(person, names);
      }
    },
  };
}

/** 去宁波港务, （焊工）, 岗位：焊工: where a head would name them and no more. */
const ofOne =
  /^[\s(（,，]*(?:他|她|这个|此人)?(?:去|到|是|做|改|派|在|上|安排|送)|^\s*[(（,，]|^\s*(?:岗位|工种|单位|公司|厂)[:：]/u;
const below_max = 20;

/** Who is to be insured, unless somebody says no. */
const isComing = ({ intent }: Draft): boolean =>
  intent === undefined || intent.kind === 'again' || intent.kind === 'replace' || intent.kind === 'correct';

const change = /改[为成到在]?|推迟|提前|延[后到期]|换[成到为]|调[到整至]|更正/u;

/** 仓管、叉车各一个: who is what, nobody knows. */
const spread = /各(?:\d|[一两二三四五])|分别|其中/u;

/** What a line of several persons says and none of them has: 老大去金盛，老三去宏远. */
function doubtOwn({ tokens, text }: ChatLine, persons: readonly Draft[]): void {
  const has = new Set(
    persons.flatMap((person) => sharedFields.map((field) => `${kindOf(field)} ${valueOf(person, field)}`)),
  );
  const isSame = ({ field, text: work, at }: Token) =>
    field === 'occupation' &&
    also.test(text.slice(0, at)) &&
    persons.some((person) => valueOf(person, field)?.includes(work));
  for (const token of tokens)
    if (isShared(token) && !has.has(`${kindOf(token.field)} ${token.text}`) && !isSame(token))
      for (const person of persons.filter(isComing))
        doubt(person, token.field as Field, wordsRound(text, token), [token.text]);
}

/** The day of whoever leaves is their last one, whatever it was read as. */
const kindOf = (field: ListField): string => field.replace('start_', 'end_');

const sharedFields = ['work_company', 'occupation', 'start_date', 'end_date'] as const;

/** What was said of many and holds for nobody, or was said in two ways: whoever has another may be meant. */
function unreached(coming: readonly Draft[], shared: readonly Shared[], field: Field): readonly Shared[] {
  const reached = new Set(coming.map((one) => valueOf(one, field)));
  return shared
    .filter((one) => one.field === field && !(one.texts.length === 1 && reached.has(one.texts[0])))
    .slice(0, unreached_max);
}

/** So many are asked about; a message of nothing else is looked at as a whole. */
const unreached_max = 20;

function doubtShared(coming: readonly Draft[], { field, texts, words, isChange }: Shared): void {
  for (const person of coming) {
    if (person.values[field] !== undefined && !isChange) continue;
    const known = valueOf(person, field);
    const others = texts.filter((text) => text !== known);
    doubt(person, field, words, others);
  }
}

/** Others of the message have a day, or it speaks of one in words that nobody understood. */
function doubtDay(person: Draft, days: ReadonlyMap<string, string>, unread: readonly Unread[]): void {
  if (person.values.start_date !== undefined) return;
  // 李二妹家里有事，往后推一个礼拜再来 is said of her alone.
  const words = unread.find(({ named }) => named.length === 0 || named.includes(person))?.words;
  if (words !== undefined) doubt(person, 'start_date', words, []);
  if (person.said.start_date !== undefined || days.size === 0) return;
  const [first] = days.values();
  doubt(person, 'start_date', first ?? '', [...days.keys()].slice(0, others_max));
}

const others_max = 3;

/** 户口本上是熊莉: papers say another name. */
const onPaper = /(?:户口本?|身份证|证件|护照)上?(?:面?的?名字)?(?:写)?的?[是叫](\p{Script=Han}{2,4})$/u;

/** A number without a name, with words for a name that are hardly one, or beside another name that is nobody's. */
function doubtName(person: Draft, known: ReadonlySet<string | undefined>): void {
  const { name, idcard, remark = '' } = person.values;
  if (idcard === undefined) return;
  const [, paper = ''] = onPaper.exec(remark) ?? [];
  const rivals = [...remark.split(/[，, ]/), paper].filter(
    (text) => looksLikeName(text) && !isNickname.test(text) && !known.has(text),
  );
  if (name === undefined) doubt(person, 'name', idcard, rivals);
  else if (oddName.test(name)) doubt(person, 'name', name, rivals);
  else if (rivals.length > 0) doubt(person, 'name', remark, rivals.slice(0, others_max));
}

const valueOf = ({ values, said }: Draft, field: ListField): string | undefined =>
  values[field] ?? said[field];

function doubt(person: Draft, field: Doubt['field'], words: string, others: readonly string[]): void {
  if (person.doubts.some((one) => one.field === field)) return;
  person.doubts.push({ field, words: clipped(words, words_max), others: [...others] });
}

/** Words for a time that no day was read from. */
const time =
  /[廿卅初]|名天|明填|后填|(?:试[工岗做]|只[买保做干]|就[买保做干]|顶|帮).{0,6}[一两二三四五六七八九十\d]{1,2}天|\d{1,2} ?[号日](?!楼|厂|线|车间|门|机|仓|库|宿舍|床|馆|院|桌|岗|工|信|码|段|店|桥|\p{Script=Han}?工位)|[一二三四五六七八九十]月|\d ?月|[明后今昨]朝|[节年]后|年前|过[完了]?[年节]|月[初中末]|下个?月|[上中下]旬|周末|礼拜|星期|周[一二三四五六日天]|下下?周|[明后]天|过两天|过几天|mingtian|houtian|jintian|xiazhou|ngày mai|hôm nay|tuần|\d{1,2}[、,和] ?\d{1,2}(?:[号日]|两?天)|[做干用](?:\d{1,2}|[一两二三四五六七八九十])天|[这本]周(?=\s*$|[,，。内来到上])|(?<![\d.:/-])(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?=\s*(?:$|[,，。;；到来上入]))|(?<![\p{Script=Han}\d])[二三]?十[一二三四五六七八九]?(?![\p{Script=Han}\d])|(?<![\d第])[两二三四五六七]天(?![内前后之以就没都来一])|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|\d{1,2}[./-]\d{1,2}(?![\d.])/iu;

/** The words round a time that nobody understood; undefined where there are none. */
function timeLeft({ left, text }: ChatLine): string | undefined {
  // 张三 3205… 25 is most likely a day; a man or a woman of 25 is not.
  const [, bare] = /(?<![男女][\s,，]*)\0[\s,，]+((?:[12]?\d|3[01]))\s*$/u.exec(left) ?? [];
  if (bare !== undefined && bare !== '0' && !/[男女岁]/u.test(text)) return bare;
  const found = time.exec(simplified(left).replace(/\0/g, ' '));
  return found === null
    ? undefined
    : wordsRound(text, { at: found.index, end: found.index + found[0].length });
}

/** The clause in which something stands, as far as it can be read at a glance, and no piece of anybody's number. */
function wordsRound(text: string, { at, end }: { readonly at: number; readonly end: number }): string {
  const [before = ''] = /[^,，。;；]*$/u.exec(text.slice(Math.max(0, at - clause_max), at)) ?? [];
  const [behind = ''] = /^[^,，。;；]*/u.exec(text.slice(end, end + clause_max)) ?? [];
  const lead = before.replace(/^.*\d{4,}[Xx]?/u, '').slice(-20);
  return clipped(
    `${lead}${text.slice(at, end)}${behind.replace(/\d{6}.*$/u, '').slice(0, 20)}`.trim(),
    words_max,
  );
}

const clause_max = 60;
