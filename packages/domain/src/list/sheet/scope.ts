import type { Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import type { Directory } from '../../roster/directory.ts';
import { ordinalsIn } from '../chat/ordinals.ts';
import { readDate } from '../words/dates.ts';
import { withException } from './exceptions.ts';
import { meaningOfHeading } from './headings.ts';
import type { LineFacts } from './line-facts.ts';
import { createParts, wordsOf } from '../words/company-holding.ts';
import { createMentions } from '../words/mentions.ts';
import { back, startIn } from './start-of-line.ts';
import { byKind } from '../words/by-kind.ts';
import { simplified } from '../words/simplified.ts';
import { intentIn } from './section-intent.ts';
import { saidIn } from '../words/states.ts';
import { spokenDay } from '../words/spoken-day.ts';
import { tidyText } from '../words/values.ts';
import { titlesOfWriters } from '../words/writers.ts';

export type Lines = {
  /** What a title says; of a name of a sheet, too. */
  readonly title: (text: string) => LineFacts;
  /** What a line of its own among the persons says. */
  readonly section: (text: string) => LineFacts;
  /** Whether a text is the name of a company, and nothing else. */
  readonly isCompany: (text: string) => boolean;
  /** What a cell means that holds a company, a work type: the whole name where a part can only be one. */
  readonly company: (text: string) => string;
  readonly occupation: (text: string) => string;
  /** Whether a text is a work type that the directory knows, brackets and all. */
  readonly isWork: (text: string) => boolean;
};

/** Reads what stands between, above and below persons. */
export function createLines(today: Day, directory: Directory): Lines {
  const mentions = createMentions(directory);
  const known = new Map<string, string>();
  const parted = createParts(directory.companies.map(({ name }) => name));

  const companyIn = (text: string, isSection: boolean): string | undefined => {
    const found = mentions.companies(text);
    const names = new Set(found.filter((one) => one.known).map((one) => one.text));
    if (names.size === 1) return [...names][0];
    if (names.size > 1) return undefined;
    const parts = new Set(wordsOf(text).flatMap((word) => parted.of(word) ?? []));
    if (parts.size === 1) return [...parts][0];
    if (!isSection || parts.size > 1) return undefined;
    const asked = new Set(found.map((one) => one.text));
    if (asked.size === 1) return [...asked][0];
    if (
      counted.test(text) &&
      /^[\p{Script=Han}A-Za-z]{2,20}$/u.test(bareLine(text)) &&
      saidIn(bareLine(text)) === undefined &&
      mentions.occupations(text).length === 0
    )
      return bareLine(text);
    return /^[^:：,，。;；\d]{2,30}(?:公司|厂|集团|酒店|超市|医院|学校|仓库|物流园?|工地|科技|电子|机械|食品|快递|纺织|服饰|精密|电器|汽配|物业|建材|五金)$/u.exec(
      bareLine(text),
    )?.[0];
  };
  const occupationIn = (text: string): string | undefined => {
    // 新能电池 is a company, though 电池 begins a work type.
    const bare = mentions
      .companies(text)
      .reduce((left, { at, end }) => left.slice(0, at) + ' '.repeat(end - at) + left.slice(end), text)
      .replace(greeted, ' ');
    const writers = titlesOfWriters(bare);
    const works = mentions
      .occupations(bare)
      .filter(({ at, end }) => !writers.some((one) => at < one.end && one.at < end));
    const names = new Set(works.map((one) => one.text));
    return names.size === 1 ? [...names][0] : undefined;
  };

  const read = (written: string, isSection: boolean): LineFacts => {
    const text = halfWidth(tidyText(written)).slice(0, text_max);
    const labelled = labelledIn(text, today);
    const isNotice = !isSection && notice.test(text);
    const work_company = labelled.work_company ?? companyIn(text, isSection);
    const occupation = labelled.occupation ?? (isNotice ? undefined : occupationIn(text));
    const kinds = isSection ? byKind(text) : undefined;
    const start = labelled.start_date ?? startIn(kinds?.come ?? text, today, isSection);
    // 倒数第二个先不上 is said of some, and read where all are known.
    const isOfSome = ordinalsIn(text).length > 0;
    const intent = isNotice || isOfSome || kinds !== undefined ? undefined : intentIn(text, isSection);
    const heads = kinds === undefined ? headsIn(text) : undefined;
    return {
      looks: kinds === undefined ? looksOf(text) : 'back',
      ...(work_company === undefined ? {} : { work_company: wholeCompany(work_company) }),
      ...(occupation === undefined ? {} : { occupation }),
      ...(start === undefined ? {} : { start_date: start }),
      ...(labelled.end_date === undefined ? {} : { end_date: labelled.end_date }),
      ...(intent === undefined ? {} : { intent }),
      ...(heads === undefined ? {} : { heads }),
    };
  };

  const readParted = (text: string, isSection: boolean): LineFacts => {
    const parted = withException(halfWidth(tidyText(text)).slice(0, text_max), (part) => read(part, true));
    return parted === undefined ? read(text, isSection) : { ...parted, looks: looksOf(text) };
  };

  const whole = (text: string, find: () => string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = find();
    known.set(text, found);
    return found;
  };
  /** 金盛汽配 is 金盛, where that makes what belongs to cars. */
  const byTrade = (text: string): string | undefined => {
    const [short, long] = trades.find(([one]) => text.endsWith(one)) ?? [];
    const found = short === undefined ? undefined : parted.of(text.slice(0, -short.length));
    return long !== undefined && found?.includes(long) === true ? found : undefined;
  };
  const wholeCompany = (text: string): string => {
    if (text === '' || text.length > text_max) return text;
    return whole(`c${text}`, () => {
      if (directory.companyOf({ work_company: text, work_company_id: null })) return text;
      const plain = simplified(halfWidth(text));
      if (directory.companyOf({ work_company: plain, work_company_id: null })) return plain;
      const [only, ...more] = mentions.companies(plain);
      const isAll = only?.at === 0 && /^(?:厂|公司|那边|那里|那个厂)?$/u.test(plain.slice(only.end));
      if (only?.known === true && more.length === 0 && isAll) return only.text;
      return parted.of(plain.replace(/(?:那边|那里|工厂|厂里?|公司)$/u, '')) ?? byTrade(plain) ?? text;
    });
  };

  return {
    title: (text) => readParted(text, false),
    section: (text) => readParted(text, true),
    isCompany: (text) =>
      wholeCompany(text) !== text ||
      directory.companyOf({ work_company: text, work_company_id: null }) !== undefined,
    company: wholeCompany,
    isWork: (text) =>
      directory.occupationOf({ occupation: text, occupation_code: null }) !== undefined ||
      mentions.occupations(text).some(({ at, end }) => at === 0 && end === text.length),
    occupation: (text) => {
      if (text === '' || text.length > text_max) return text;
      return whole(`o${text}`, () => {
        if (directory.occupationOf({ occupation: text, occupation_code: null })) return text;
        const plain = simplified(halfWidth(text));
        const [only, ...more] = mentions.occupations(plain);
        const isAll = only?.at === 0 && /^(?:工|员|的|师傅)?$/u.test(plain.slice(only.end));
        return only?.known === true && more.length === 0 && isAll ? only.text : text;
      });
    },
  };
}

/** 老师好, 王老师: who is spoken to has no work type here. */
const greeted = /\p{Script=Han}?老师(?=您?好|们|[\s,，:：!！~]|$)|(?:师傅|司机|经理|主管)(?=您?好|们好)/gu;

/** What companies make, as it is said and as it is written in their names. */
const trades = [
  ['汽配', '汽车'],
  ['塑机', '塑料机械'],
  ['精机', '精密机械'],
  ['新材', '新材料'],
  ['医械', '医疗器械'],
  ['农机', '农业机械'],
  ['电商', '电子商务'],
  ['光电', '光学'],
] as const;

const text_max = 200;

/** A sentence that tells whoever fills in the list what to do. */
const notice = /请(?!假)|注意|必须|不得|务必|填写|每月|如有|说明[:：]|^注/u;

const ahead = /以下|下面|下列|↓|如下/u;

/** 候补（上面有人不来再用） is a head over those below. */
const looksOf = (written: string): LineFacts['looks'] => {
  const bare = written.replace(/[(（][^()（）]*[)）]?/gu, '').trim();
  const text = bare === '' ? written : bare;
  return back.test(text) ? 'back' : ahead.test(text) ? 'ahead' : 'on';
};

const counted = /\d\s*[人名位个]/u;

/** A line without its number, what it counts and its end. */
const bareLine = (text: string): string =>
  text
    .replace(/[(（【][^()（）【】]*[)）】]/gu, '')
    .replace(/^[\s一二三四五六七八九十\d]{1,3}[、.．)]\s*|^[▲●◆■★※【\s]+/gu, '')
    .replace(/[\s:：】]+$|\s*\d+\s*[人名位个]$/gu, '')
    .trim();

/** 用工单位：甲  日期：乙: what is named stands behind its name. */
function labelledIn(
  text: string,
  today: Day,
): Partial<Record<'work_company' | 'occupation' | 'start_date' | 'end_date', string>> {
  const told: Partial<Record<'work_company' | 'occupation' | 'start_date' | 'end_date', string>> = {};
  for (const [, label = '', value = ''] of text.matchAll(
    /([\p{Script=Han}A-Za-z]{2,12})\s?:\s?([^\s:,;|]{2,40})/gu,
  )) {
    const { field, strength } = meaningOfHeading(label) ?? { field: null, strength: 1 };
    if (field === 'work_company' && (strength > 1 || /用工/u.test(label))) told.work_company ??= value;
    if (field === 'occupation') told.occupation ??= value;
    // 截止 of a sign-up is the end of signing up.
    if (field === 'end_date' && signUp.test(text)) continue;
    if ((field === 'start_date' || field === 'end_date') && strength > 1)
      told[field] ??= readDate(value, today) ?? spokenDay(value, today) ?? value;
  }
  return told;
}

const signUp = /接龙|报名|发起|参与|提交|收集/u;

const numerals = '零一二三四五六七八九十';

/** How many persons a line says there are. */
export function headsIn(text: string): number | undefined {
  const [, named] = /人数\s*[:：为是]?\s*(\d{1,5})(?![\d.])/u.exec(text) ?? [];
  if (named !== undefined) return Number(named);
  const [, digits] =
    /(?<![\d.第])(\d{1,5})\s*(?:人(?!数|员)|名|(?<!1[58]\s?)位|个)(?!月|工|小时)/u.exec(text) ?? [];
  if (digits !== undefined) return Number(digits);
  if (/最后一?[个位人名]/u.test(text)) return 1;
  const [, words] = /([一二两三四五六七八九十])(?:人|名|位|个人)/u.exec(text) ?? [];
  return words === undefined ? undefined : Math.max(words === '两' ? 2 : numerals.indexOf(words), 1);
}
