import { addDays, type Day, dayNumber } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import { isAddressed, withoutCalling } from './called-before.ts';
import { readDate } from '../words/dates.ts';
import { isPlausibleIdNumber } from '../words/shapes.ts';
import type { Over } from './line.ts';
import { linesOver, withoutMark } from './over.ts';
import { linesOverNames } from './over-names.ts';
import { plainExchange } from './plain-exchange.ts';
import { repliesTo, withSubject } from './replies.ts';
import { signatureFrom } from './signature.ts';
import { stamp } from './words.ts';
import { zippedIn } from './zipped.ts';
import { looksLikeName } from '../words/surnames.ts';

/** A line of a conversation without what the chat put round it. */
export type FramedLine = {
  readonly source_row: number;
  /** What stands there. */
  readonly written: string;
  /** What was said there: empty for a stamp, and for a line quoted again or continued by the next. */
  readonly text: string;
  /** The same in the words of who wrote it, where it is read in others. */
  readonly quoted: string;
  /** The day on which it was said. */
  readonly today: Day;
  /** Who is named by the chat as the one who said it. */
  readonly speaker: string;
  /** Whether it is quoted of what was said before. */
  readonly isQuote: boolean;
  /** Whether all that it says is read with another line: the name of the number below. */
  readonly isGivenAway: boolean;
  /** Whether its names stood on other lines, in the same order as it may be. */
  readonly isPaired: boolean;
  /** What it stands over. */
  readonly over: Over | undefined;
  /** Whether names without numbers stand right below, of which none stands above. */
  readonly isOverNames: boolean;
};

/** The lines of a message, each with the day and the speaker that stamps above it tell; a number cut by a line's end is whole. */
export function frameOf(written: string, today: Day): readonly FramedLine[] {
  const lines = written.trimEnd().split(/\r\n|\r|\n/);
  const quoted = quotedLines(lines);
  const replies = repliesTo(lines, quoted);
  const zipped = zippedIn(lines);
  const over = linesOver(lines);
  const overNames = linesOverNames(lines);
  const signed = signatureFrom(lines);
  const isSigned = plus.test(written) && minus.test(written);
  const framed: FramedLine[] = [];
  let [said, speaker] = [today, ''];
  let carried = '';
  /** Who spoke before a quotation that has not ended. */
  let outside: string | undefined;
  for (const [at, line] of lines.entries()) {
    const head = isCaller(line, lines[at + 1] ?? '')
      ? { text: '', speaker: line.trim() }
      : headOf(withoutCalling(line), said, today);
    said = head.day ?? said;
    if (quoteHead.test(line) && lines.slice(at, at + quote_max).some((one) => quoteEnd.test(one)))
      outside ??= speaker;
    speaker = head.speaker ?? speaker;
    const isQuote = outside !== undefined;
    const text = carried + (over.has(at) ? withoutMark(head.text) : head.text);
    const isCut = isCutNumber(text, lines.slice(at + 1, at + 4));
    carried = isCut ? text : '';
    const paired = zipped.lines.get(at);
    framed.push({
      source_row: at + 1,
      written: line,
      text:
        isCut || quoted.has(at) || at >= signed || isAddressed(line)
          ? ''
          : (zipped.names.get(at) ??
            paired ??
            (isSigned
              ? spelledOut(text)
              : plainExchange(exchangeOf(countedOut(withSubject(text, replies.get(at))))))),
      quoted: zipped.names.get(at) ?? paired ?? text,
      isGivenAway: zipped.names.get(at) === '',
      isPaired: zipped.isOpen.has(at),
      over: over.get(at),
      isOverNames: overNames.has(at),
      today: said,
      speaker,
      isQuote,
    });
    if (outside !== undefined && quoteEnd.test(line)) [speaker, outside] = [outside, undefined];
  }
  return framed;
}

/** +张三 3205… and -李四 3205…: who comes, and who goes, where a message has both signs. */
const plus = /^\s*[+＋]\s*\p{L}[^\n]{0,30}\d{6}/mu;
const minus = /^\s*[-－−—]\s*(?:\p{L}[^\n]{0,30}\d{6}|\p{Script=Han}{2,4}(?=[\s,，:：(（]|$))/mu;
const spelledOut = (text: string): string =>
  text.replace(/^\s*[+＋](?=\s*\p{L})/u, '加 ').replace(/^\s*[-－−—](?=\s*\p{L})/u, '减 ');

/** 恒立-1：王五: one goes. */
const countedOut = (text: string): string =>
  text.replace(
    /^(\s*[\p{Script=Han}A-Za-z]{2,12})\s?[-－−—]\s?(\d{1,2})(?=\s*[人个名位]?\s*[:：])/u,
    '$1 减$2人',
  );

/** 原 林冲 3701… → 新 鲁智深 3701…: the one who goes and the one who comes, as other lines say it. */
const exchangeOf = (text: string): string =>
  text.replace(
    oldAndNew,
    (_, lead: string, before: string) => `${lead}${before.replace(/[→,，;；\s>-]+$/u, '')} 换成 `,
  );
const whose = String.raw`(?:的?(?:人员?|员工)|的)?\s*[:：]?\s*(?![来进招增号证身])(?=\p{Script=Han}{2,4}[\s,，:：(（]{0,3}\d{6})`;
const oldAndNew = new RegExp(
  String.raw`^(.{0,20}?)(?:原|旧|老)${whose}(.{8,60}?)(?:新|现|换上)${whose}`,
  'u',
);

type Head = { readonly text: string; readonly day?: Day; readonly speaker?: string };

const quoteHead = /^\s*[「『]([^:：」]{1,12})[:：]/u;
const quoteEnd = /[」』]/u;
/** Lines of one quotation. */
const quote_max = 50;
const dateStamp = /\d{4}[-/年.]\d{1,2}[-/月.]\d{1,2}日?|\d{1,2}[-/月]\d{1,2}日?/u;
const time = String.raw`(?:上午|下午|晚上|早上|凌晨|中午)? ?\d{1,2}:\d{2}(?::\d{2})?`;
const day = String.raw`(?:(?:(?:${dateStamp.source})(?: ?(?:星期|周)[一二三四五六日天])?|昨天|前天|今天|(?:星期|周)[一二三四五六日天])\s*)`;
const beforeText = new RegExp(String.raw`^\s*[\[(]${day}?${time}[\])]\s*([^:]{1,20}):\s?`, 'u');
const dayFirst = new RegExp(String.raw`^\s*${day}${time}\s+(\S{1,15}(?: \S{1,10})?)\s*$`, 'u');
/** 13:10 阿强：明天来一个 …: the clock, and who speaks where it looks like somebody. */
const clockFirst = new RegExp(
  String.raw`^(\s*[\[(]?${day}?${time}[\])]?(?:\s+|(?=\p{Script=Han}{2,4}:)))(([\p{Script=Han}A-Za-z]{2,12}): ?)?(?=\S)`,
  'u',
);
const calledAs =
  /^(?:[老小阿大]\p{Script=Han}{1,2}|\p{Script=Han}{1,6}(?:工|总|姐|哥|叔|姨|队|队长|班长|组长|店长|厂长|经理|主管|主任|老师|师傅|老板|助理|专员|客服)|[A-Z][A-Za-z]{1,11})$/u;
const isSomebody = (text: string): boolean => calledAs.test(text) || looksLikeName(text);
const dayLine = /^[\s—\-–=─]*(\d{4}[-/年.]\d{1,2}[-/月.]\d{1,2}日?)(?:\s*(?:星期|周).)?[\s—\-–=─]*$/u;

/** What the chat put before a line, and what is left of it. */
function headOf(line: string, said: Day, today: Day): Head {
  if (line.length > stamp_max && !/^\s*[[(（【]/u.test(line)) return { text: line };
  const plain = halfWidth(line.slice(0, stamp_max)).replace(/[\p{Cf}]/gu, '');
  const [quote = '', quoted] = quoteHead.exec(line) ?? [];
  if (quoted !== undefined)
    return { text: line.slice(quote.length).replace(/[」』]\s*$/u, ''), speaker: quoted };
  const [, onDay] = dayLine.exec(plain) ?? [];
  if (onDay !== undefined) return { text: '', day: readDate(onDay, today) ?? said };
  const inline = beforeText.exec(plain);
  if (inline !== null)
    return {
      text: line.replace(/\p{Cf}/gu, '').slice(inline[0].length),
      ...onDayOf(inline[0], today),
      speaker: inline[1] ?? '',
    };
  const [, clock = '', called = '', who = ''] = clockFirst.exec(plain) ?? [];
  if (clock !== '') {
    const isCall = isSomebody(who);
    return {
      text: line.replace(/\p{Cf}/gu, '').slice(clock.length + (isCall ? called.length : 0)),
      ...onDayOf(clock, today),
      ...(isCall ? { speaker: who } : {}),
    };
  }
  const [, named] = dayFirst.exec(plain) ?? [];
  if (named !== undefined) return { text: '', ...onDayOf(plain, today), speaker: named };
  if (!/[明后]天|下周/u.test(plain) && stamp.test(plain))
    return { text: '', ...onDayOf(plain, today), speaker: plain.replace(/\s.*$/u, '') };
  const [, caller] = callerLine.exec(plain) ?? [];
  return caller === undefined ? { text: line } : { text: '', speaker: caller };
}

/** A line with who speaks alone: 立峰李主管: */
const callerLine =
  /^\s*([\p{Script=Han}A-Za-z]{0,6}?(?:\p{Script=Han}(?:主管|经理|组长|队长|厂长|老板|师傅|主任|总|姐|哥|队)|[老小阿]\p{Script=Han}|[张王李赵刘陈杨黄周吴徐孙马朱胡郭何林罗高]姐)):\s*$/u;

/** A name over a line with nothing but a time: 刘班长(武进电动工具) and 11/22 08:15. */
const isCaller = (line: string, next: string): boolean =>
  /^\s*\p{L}[^\d:：]{1,24}$/u.test(line) &&
  new RegExp(`^\\s*${day}?${time}\\s*$`, 'u').test(halfWidth(next.slice(0, stamp_max)));

const stamp_max = 80;

const onDayOf = (plain: string, today: Day): { readonly day?: Day } => {
  const on = dayOf(plain, today);
  return on === undefined ? {} : { day: on };
};

/** The day of a stamp: a weekday is the last such before today. */
function dayOf(plain: string, today: Day): Day | undefined {
  const [date] = dateStamp.exec(plain) ?? [];
  const on = date === undefined ? undefined : readDate(date, today);
  if (on !== undefined) return on > today && /^\d{1,2}\D/.test(date ?? '') ? today : on;
  if (/昨天/u.test(plain)) return addDays(today, -1);
  if (/前天/u.test(plain)) return addDays(today, -2);
  const [, weekday] =
    /(?:星期|周)([一二三四五六日天])\s*(?:上午|下午|晚上|早上)?\s*\d{1,2}:/u.exec(plain) ?? [];
  if (weekday === undefined) return undefined;
  const ahead = '一二三四五六日'.indexOf(weekday.replace('天', '日')) - ((dayNumber(today) + 3) % 7);
  return addDays(today, ahead > 0 ? ahead - 7 : ahead);
}

/** Whether a line ends within a number that the next one, or so many, go on with. */
function isCutNumber(line: string, next: readonly string[]): boolean {
  const [, first = ''] = /(?<![\dXx])([\d ]{6,20})\s*$/u.exec(halfWidth(line.slice(-line_max))) ?? [];
  if (first === '') return false;
  let number = first.replace(/\s/g, '');
  for (const text of next) {
    const plain = halfWidth(text.slice(0, line_max));
    const [rest = ''] = /^\s*[\d ]{0,14}[\dXx](?![\dXx])/u.exec(plain) ?? [];
    if (rest === '') return false;
    number += rest.replace(/\s/g, '').toUpperCase();
    if (number.length === 18) return isPlausibleIdNumber(number);
    // Only a line of digits alone is the middle of one.
    if (number.length > 18 || plain.trim() !== rest.trim()) return false;
  }
  return false;
}

const line_max = 40;

/** Lines quoted of what is said outside of quotation marks as well: they are read once. */
function quotedLines(lines: readonly string[]): ReadonlySet<number> {
  const isQuote = (line: string) => /^\s*[「『>]|^\s*引用[:：]/u.test(line);
  const isMark = (line: string) => /^\s*>/u.test(line);
  const numbersOf = (line: string) => halfWidth(line).match(/\d{15,18}/g) ?? [];
  const outside = new Set(lines.filter((line) => !isQuote(line)).flatMap(numbersOf));
  // Somebody who is named in the quotation alone: then it is what is meant.
  if (lines.some((line) => isMark(line) && numbersOf(line).some((number) => !outside.has(number))))
    return new Set();
  return new Set(
    lines.flatMap((line, at) => {
      const numbers = isQuote(line) ? numbersOf(line) : [];
      const isOpen = numbers.length === 0 && /^\s*[「『][^」』]*$/u.test(line);
      return isQuote(line) && !isOpen && numbers.every((number) => outside.has(number)) ? [at] : [];
    }),
  );
}
