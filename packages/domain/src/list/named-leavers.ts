import { addDays, type Day } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import type { Directory } from '../roster/directory.ts';
import { isNickname } from './chat/callings.ts';
import { frameOf } from './chat/frame.ts';
import { headsWords } from './chat/heads.ts';
import { bullet, fillers, noise, numbering } from './chat/words.ts';
import { namesAround, withoutWordsBehind } from './names-in-words.ts';
import { wordsBeforeThose } from './words/before-those.ts';
import { heardName } from './words/heard-names.ts';
import { sayings } from './words/intent-words.ts';
import { isAbsence } from './words/last-day.ts';
import { leavingIn } from './words/leaving-words.ts';
import { createMentions, type Mentions } from './words/mentions.ts';
import { spokenDates } from './words/spoken-dates.ts';
import { otherNames } from './words/other-names.ts';
import { looksLikeName } from './words/surnames.ts';

/** Somebody whom a message names. */
export type NamedLeaver = {
  readonly source_row: number;
  readonly name: string;
  /** The end of a document's number that stands beside the name. */
  readonly digits: string | undefined;
  readonly said: Said;
  /** The days on which others of the line come: nobody's last ones. */
  readonly comersOn: readonly Day[];
};

/** What is said of those who are named. */
type Said = {
  readonly work_company?: string | undefined;
  /** The last day. */
  readonly day?: Day | undefined;
  /** Whether the words told the first day without, of which `day` is the one before. */
  readonly isFirst?: boolean | undefined;
  readonly leaves?: boolean;
  /** Words by which somebody is named for another reason than leaving. */
  readonly doubt?: string | undefined;
};

type Around = { readonly today: Day; readonly directory?: Directory | undefined };

/**
 * Whom a message about leavers names, also without a number: only those who are covered can be meant, so whoever is named is somebody to
 * look for. A line that names nobody tells where and when those below it leave, or those above.
 */
export function namedLeavers(text: string, { today, directory }: Around): readonly NamedLeaver[] {
  const mentions = directory && createMentions(directory);
  let named: readonly NamedLeaver[] = [];
  let head: Said = {};
  for (const { text: line, source_row, today: on } of frameOf(text, today).slice(0, lines_max)) {
    const clauses = clausesOf(line).map((clause) => readClause(clause, { today: on, mentions }));
    const beside = clauses.filter(({ names }) => names.length === 0).reduce(also, {});
    if (beside !== undefined && clauses.some(({ names }) => names.length > 0)) {
      const own = also(head, { said: beside });
      const comersOn = clauses.flatMap((clause) => clause.comersOn);
      named = [
        ...named,
        ...clauses.flatMap(({ names, said }) =>
          names.map((one) => ({ source_row, ...one, said: also(own, { said }), comersOn })),
        ),
      ];
    } else if (isBehind.test(line)) named = named.map((one) => ({ ...one, said: also(beside, one) }));
    // + 秦晓芸 3211… 29号: whoever has a whole number is read elsewhere, and the day is theirs alone.
    else head = also(head, { said: wholeNumber.test(line) ? { ...beside, day: undefined } : beside });
  }
  return named;
}

/** Whom a message names in what it quotes of others: they are asked about with the words of the quotation. */
export const quotedLeavers = (text: string, around: Around): readonly NamedLeaver[] =>
  [...text.matchAll(quotation)].flatMap(({ index, groups: { words = '' } = {} }) => {
    const row = text.slice(0, index).split('\n').length;
    const [speaker = ''] = words.trim().split(/[:：]/u);
    const isSpeaker = looksLikeName(speaker) && !isNickname.test(speaker);
    const who = { source_row: 1, name: speaker, digits: undefined, said: {}, comersOn: [] };
    const said = isSpeaker || isNickname.test(speaker) ? words.trim().slice(speaker.length + 1) : words;
    return [...(isSpeaker ? [who] : []), ...namedLeavers(said, around)].map((one) => ({
      ...one,
      source_row: one.source_row + row - 1,
      said: { ...one.said, doubt: words.trim() },
    }));
  });

const quotation = /[「『](?<words>[^「」『』]{2,400})[」』]/gu;

const wholeNumber = /\d{15}/;

/** What is said more closely stands before what is said around it. */
const also = (around: Said, { said }: { readonly said: Said }): Said => ({
  work_company: said.work_company ?? around.work_company,
  ...(said.day === undefined
    ? { day: around.day, isFirst: around.isFirst }
    : { day: said.day, isFirst: said.isFirst }),
  leaves: said.leaves === true || (said.doubt === undefined && around.leaves === true),
  doubt: said.leaves === true ? undefined : (said.doubt ?? around.doubt),
});

/** The clauses of a line with whom each names without a whole number, what it says of them, and whether it tells a day. */
export const clausesNaming = (line: string, reader: ClauseReader) =>
  clausesOf(line).map((words) => ({ words, ...readClause(words, reader) }));

const clausesOf = (line: string): readonly string[] => line.slice(0, line_max).split(parting);

/** Between names in Latin letters a comma parts nothing: John Smith, Mary Jones and Ben Carter leave on 28 Nov. */
const parting =
  /[，。;；！!]|,(?!\s*\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)+\s*(?:,|and\b|y\b|&))|(?<=\p{L}{2})\.\s+(?=\p{Lu})/u;

export type ClauseReader = { readonly today: Day; readonly mentions: Mentions | undefined };

/** Takes a clause apart until names are left. Whoever has a whole number is read by it elsewhere. */
function readClause(written: string, { today, mentions }: ClauseReader) {
  let left = withoutAsking(written);
  const take = (places: readonly { readonly at: number; readonly end: number }[]) => {
    for (const { at, end } of places) left = left.slice(0, at) + '\0'.repeat(end - at) + left.slice(end);
  };
  const others = otherNames(halfWidth(written), leavingIn(written).leaves);
  take(others);
  const companies = companiesIn(left, mentions);
  take(companies);
  take(mentions?.occupations(left) ?? []);
  const days = spokenDates(left, today).filter(({ field }) => field !== 'birthday');
  const last = days.at(-1);
  // 从28号起停保, 明天起减掉: the first day without.
  const isFirst =
    last !== undefined &&
    (/^\s*(?:起|开始|以后|之后|后)/u.test(left.slice(last.end)) || isAbsence(left, last, today));
  take(days);
  const kinds = new Set<string>();
  for (const [kind, pattern] of sayings)
    left = left.replace(pattern, (words) => {
      kinds.add(kind);
      return blank(words);
    });
  left = left.replace(fillers, blank).replace(headsWords, blank).replace(numbering, blank);
  const leaves = kinds.has('leave') || stops.test(written);
  const tells = leavingIn(written);
  const isComing = tells.comes && !leaves;
  const isStill = !leaves && stillSo.test(written);
  const heard = leaves ? heardName(halfWidth(written)) : [];
  const isOther = !leaves && [...kinds].some((kind) => kind !== 'none');
  const names = wholeNumber.test(written)
    ? namesAround(behindNumber.exec(left)?.[0] ?? behindMore(halfWidth(written), left), true)
    : [
        ...[...others.map(({ name }) => name), ...heard].map((name) => ({ name, digits: undefined })),
        ...namesAround(
          left,
          leaves || isStill || tells.leaves || tells.stays || tells.comes || soToo.test(written),
        ),
      ];
  return {
    names,
    said: {
      work_company: companies.find(({ known }) => known)?.text,
      // Whoever comes does so on a day that is nobody's last.
      day: last && !isComing ? (isFirst ? addDays(last.day, -1) : last.day) : undefined,
      isFirst,
      leaves,
      doubt: isOther || isStill ? written.trim() : undefined,
    },
    isDated: last !== undefined,
    comersOn: isComing ? days.map(({ day }) => day) : [],
  };
}

/** What a clause says beside what it asks with, whom it calls and what stands before it for the eye. */
const withoutAsking = (written: string): string =>
  withoutWordsBehind(
    halfWidth(written)
      .replace(ending, (words) => '尾号'.padEnd(words.length))
      .replace(polite, blank)
      .replace(wordsBeforeThose, blank)
      .replace(absent, blank)
      .replace(called, blank)
      .replace(noise, blank)
      .replace(bullet, blank),
  );

/** 动力电池装配工 names no company of 动力电池. */
function companiesIn(text: string, mentions: Mentions | undefined) {
  const works = mentions?.occupations(text) ?? [];
  return (mentions?.companies(text) ?? []).filter(
    ({ at, end }) => !works.some((work) => work.at <= at && end <= work.end && work.end - work.at > end - at),
  );
}

/** 以上都停保, 他们是28号走的: a line about those above it. */
const isBehind = /^\s*(?:以上|上面|上述|前面|这些|这几|他们|她们|都是?|均|全部|统一)/u;

/** 保险麻烦停一下: of cover, and not of work. */
const stops =
  /(?:停止?|终止)(?:参|投|缴|承)?保|[停减退撤删](?:一[下停]|下来|了|掉|去|吧|\s*$)|保险.{0,3}[停退减撤]/u;

/** 后四位 counts nobody. */
const ending = /[后末][四4]位/gu;

/** What a message asks with, before whom it names. */
const polite = /能不能|可不可以|能否|可否|可以|请问|麻烦|帮忙|帮我|[你您]好/gu;

/** 还有张三也是. */
const soToo = /\p{Script=Han}{2}(?:也是|也?一样|也?同样|同上)/u;

/** 蔡桂（身份证号4114…）、李宇: who stands in a list behind a number. */
const behindNumber = /(?<=\d{14,17}[\dXx]\s*[)）]?\s*[、和与及]).*$/u;

/** 李强3205…走了还有阿毛也不做了: who leaves too, without a number. */
const behindMore = (written: string, left: string): string => {
  const [words = ''] =
    /(?<=\d{14,17}[\dX]\p{Script=Han}{0,8}(?:还有|另外|以及))\D{2,40}$/iu.exec(written) ?? [];
  return leavingIn(words).leaves ? left.slice(written.length - words.length) : '';
};

/** 朱娜还是28号: of somebody else than the one before. */
const stillSo =
  /\p{Script=Han}{2}(?:还是|仍是?|仍然是?|依然是?|照旧|不变|那个|的话|改成?|改到|定在|推到|提前到|就)(?=\s*[\d今明后大月下本这]|$)/u;

/** 旷工三天, 合同到期 is why somebody leaves, where a message about leavers says so. */
const absent = /旷工(?:[\d一二两三四五六七八九十]+天)?了?|(?:劳动)?合同(?:到期|期满)了?/gu;

/** Whom a message calls. */
const called = /@[^\s,，:：@]{1,20}/gu;

const blank = (words: string): string => '\0'.repeat(words.length);

/** So many lines, and so much of each, are looked through. */
const lines_max = 20_000;
const line_max = 2_000;
