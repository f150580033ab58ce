import type { Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import { lastDaysIn } from './last-day.ts';
import type { Mentions } from './mentions.ts';
import { spokenDates } from './spoken-dates.ts';
import { looksLikeName } from './surnames.ts';

type Fact = {
  readonly at: number;
  readonly end: number;
  readonly field: 'work_company' | 'occupation' | 'start_date';
  readonly text: string;
};

/** Persons of a line of whom the same is said, as far as words before them tell it. */
export type OrderedGroup = {
  readonly numbers: readonly string[];
  readonly company: string | undefined;
  readonly first: Day | undefined;
  readonly last: Day | undefined;
};

/** How words and persons follow each other on a line that names several by their numbers. */
export type LineOrder =
  /** 明天 A 后天 B: each of the words stands before its persons; `cuts` are the places where the next ones begin. */
  | { readonly kind: 'ahead'; readonly cuts: readonly number[]; readonly groups: readonly OrderedGroup[] }
  /** 明天 A 后天 B 大后天: whose each is, nobody knows. */
  | { readonly kind: 'open' };

export type OrderReader = { readonly mentions: Mentions; readonly today: Day };

/**
 * Whether words that stand between the persons of a line are of those behind them. They are where the first of their kind stands before all
 * persons and none behind the last, and no sign parts them from those behind alone; where the signs or the places say both, nobody knows.
 * Undefined where the line is read as each person with what stands behind.
 *
 * Source: docs/business-rules.md#how-a-list-is-read
 */
export function orderOf(written: string, reader: OrderReader): LineOrder | undefined {
  if (written.length > text_max) return undefined;
  const text = halfWidth(written);
  const numbers = Array.from(text.matchAll(number), ({ 0: digits, index }) => ({
    digits,
    at: index,
    end: index + digits.length,
  }));
  const [first, ...later] = numbers;
  if (first === undefined || later.length === 0 || exchanges.test(text)) return undefined;
  const stretches = [0, ...numbers.map(({ end }) => end)].map((from, at) => {
    const to = numbers[at]?.at ?? text.length;
    return { from, to, facts: factsIn(text.slice(from, to), reader).map((fact) => moved(fact, from)) };
  });
  const [head, tail, between] = [stretches[0]!, stretches.at(-1)!, stretches.slice(1, -1)];
  const fields = fieldsOf(head.facts).filter((field) =>
    between.some(({ facts }) => facts.some((fact) => fact.field === field)),
  );
  if (fields.length === 0) return undefined;
  const opened = between.flatMap(({ from, to, facts }) => {
    const [begin] = facts.filter(({ field }) => fields.includes(field));
    return begin === undefined ? [] : [{ facts, from, to, begin, end: facts.at(-1)!.end }];
  });
  // 你把他停掉然后明天新来一个: a sentence of somebody says more than facts.
  const leads = opened.map(({ facts, from, begin }) => {
    const own = facts.findLast(({ end }) => end <= begin.at)?.end ?? from;
    return text.slice(own, begin.at).replace(/^.*[;。]/u, '');
  });
  if (leads.some((words) => ofSomebody.test(words))) return undefined;
  const sides = new Set(opened.map(({ from, to, begin, end }) => sideOf(text, { from, to, begin, end })));
  const isHeaded = /:/.test(text.slice(head.facts.at(-1)!.end, head.to));
  if (isHeaded && !sides.has('ahead')) return undefined;
  if (sides.has('behind') && !sides.has('ahead') && !sides.has('either')) return undefined;
  const isAtEnd = tail.facts.some(({ field }) => fields.includes(field));
  if (isAtEnd || sides.has('behind') || !leads.every(isJoined)) return { kind: 'open' };
  const ofAll = head.facts.findIndex(({ field }) => fields.includes(field));
  const cuts = [
    ...(ofAll > 0 ? [head.facts[ofAll]!.at] : []),
    ...opened.map(({ from, begin }) => beginOf(text, from, begin.at)),
  ];
  return isOfBoth(text, cuts) ? undefined : { kind: 'ahead', cuts, groups: groupsOf(text, cuts, reader) };
}

const fieldsOf = (facts: readonly Fact[]) => [...new Set(facts.map(({ field }) => field))];
const moved = (fact: Fact, by: number): Fact => ({ ...fact, at: fact.at + by, end: fact.end + by });

function factsIn(text: string, { mentions, today }: OrderReader): readonly Fact[] {
  const companies = mentions.companies(text).map((one) => ({ ...one, field: 'work_company' as const }));
  const works = mentions
    .occupations(text)
    .filter((one) => !companies.some(({ at, end }) => one.at < end && at < one.end))
    .map((one) => ({ ...one, field: 'occupation' as const }));
  const days = spokenDates(text, today)
    .filter(({ field }) => field !== 'birthday')
    .map(({ at, end, day }) => ({ at, end, text: day, field: 'start_date' as const }));
  return [...companies, ...works, ...days]
    .filter((fact) => !isInName(text, fact))
    .toSorted((one, other) => one.at - other.at);
}

/** 今天走1个 A，明天来2个 B: who goes and who comes are told apart by these words. */
const isOfBoth = (text: string, cuts: readonly number[]): boolean =>
  new Set([0, ...cuts].map((from, at) => goes.test(text.slice(from, cuts[at] ?? text.length)))).size > 1 &&
  comes.test(text);
const goes = /[走离退停减辞撤]/u;
const comes = /[来进到新增加入]/u;

/** Whether nothing is said between a person and the facts behind: small words that lead to the next, or a name. */
const isJoined = (words: string): boolean => {
  const plain = words.replace(/[\s\p{P}|]+/gu, '').replace(joins, '');
  return plain === '' || looksLikeName(plain) || looksLikeName(plain.replace(/[去到在]$/u, ''));
};
const joins =
  /^(?:[那个这呢啊哦嗯啦再就是有要会让来一两几二三位名人叫的去到在于给和跟]|然后|还有|另外|接着|以及)*$/u;
const ofSomebody = /[他她]/u;

/** 史明天, 周一鸣: a day, or a place, that somebody's name holds. */
function isInName(text: string, { at, end }: Pick<Fact, 'at' | 'end'>): boolean {
  const before = /\p{Script=Han}*$/u.exec(text.slice(0, at))?.[0] ?? '';
  const behind = /^\p{Script=Han}*/u.exec(text.slice(end))?.[0] ?? '';
  return before + behind !== '' && looksLikeName(before + text.slice(at, end) + behind);
}

/** Whether signs bind words to the person before them, to the one behind, or to neither alone. */
function sideOf(
  text: string,
  { from, to, begin, end }: { from: number; to: number; begin: Fact; end: number },
): 'ahead' | 'behind' | 'either' {
  const before = sign.test(text.slice(from, begin.at));
  const behind = text.slice(end, to);
  if (/:/.test(behind)) return 'ahead';
  if (before === sign.test(behind)) return 'either';
  return before ? 'ahead' : 'behind';
}

/** Where the words begin that a fact stands in: 去 of 去星辰电子的有; a name before it is the person's who stands there. */
function beginOf(text: string, from: number, at: number): number {
  const words = /[\p{L}]*$/u.exec(text.slice(from, at))?.[0] ?? '';
  return looksLikeName(words) ? at : at - words.length;
}

function groupsOf(text: string, cuts: readonly number[], reader: OrderReader): readonly OrderedGroup[] {
  return [0, ...cuts].map((from, at) => {
    const part = text.slice(from, cuts[at] ?? text.length);
    const begin = part.search(number);
    const facts = factsIn(part.slice(0, Math.max(0, begin)), reader);
    const days = new Set(facts.flatMap(({ field, text: day }) => (field === 'start_date' ? [day] : [])));
    const lasts = lastDaysIn(part.slice(0, Math.max(0, begin)), reader.today);
    return {
      numbers: numbersIn(part),
      company: facts.find(({ field }) => field === 'work_company')?.text,
      first: days.size === 1 ? ([...days][0] as Day) : undefined,
      last: lasts.length === 1 ? lasts[0] : undefined,
    };
  });
}

/** The identity numbers of a line, as they are compared. */
export const numbersIn = (text: string): readonly string[] =>
  Array.from(halfWidth(text).matchAll(number), ([digits]) => digits.toUpperCase());

const sign = /[,，、;。|]/u;
const number = /(?<![\dA-Za-z])(?:\d{17}[\dXx]|\d{15})(?!\d)/gu;
/** Who goes and who comes are read by those words. */
const exchanges = /[换替顶接]/u;
/** Longer ones are whole lists on a line. */
const text_max = 2_000;
