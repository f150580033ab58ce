import { partsOfCompany } from './company-parts.ts';
import { createSounds } from './company-sounds.ts';
import { workWords } from './work-words.ts';
import { type Directory, matchable } from '../../roster/directory.ts';

/** A company or work type that a text speaks of, from `at` to before `end`. */
type Mention = {
  readonly at: number;
  readonly end: number;
  /** What to write in the cell: the whole name where only one is meant, else the text's own words. */
  readonly text: string;
  /** Whether exactly one is meant. */
  readonly known: boolean;
};

export type Mentions = {
  readonly companies: (text: string) => readonly Mention[];
  readonly occupations: (text: string) => readonly Mention[];
  /** The company that words name by their sound: 横立精密, huaxun. */
  readonly bySound: (words: string) => string | undefined;
  /** Whether words are a part of the name of any company, also of several. */
  readonly isInName: (words: string) => boolean;
};

/**
 * Finds in running text what a directory knows: companies also by a part of the name that no other has, work types by name
 * and alias. A part several share is given as it was written.
 *
 * The texts asked about are half-width, their places are those of the text.
 */
export function createMentions(directory: Directory): Mentions {
  const known = made.get(directory) ?? mentionsOf(directory);
  made.set(directory, known);
  return known;
}

/** A list asks for them once a row. */
const made = new WeakMap<Directory, Mentions>();

function mentionsOf({ companies, occupations }: Directory): Mentions {
  // An alias resolves by itself where it is one work type's, and its own words are what the list said.
  const isWritten = new Set(
    occupations.flatMap(({ code, name, name_en, aliases }) =>
      [code, name, name_en, ...aliases].map(matchable),
    ),
  );
  // 木工 of 木工/模板工 is not the only one beside 木工(家具).
  const shared = new Set(
    occupations
      .flatMap(({ aliases }) => aliases.map(plainOf))
      .flatMap((alias) => (/^[^(]+(?=\()/u.exec(alias) ?? []).slice(0, 1))
      .filter((text) => !isWritten.has(matchable(text))),
  );
  const isWork = (text: string) => isWritten.has(matchable(text));
  const companyNames = meanings(
    companies.map(({ name, known_as }) => ({ name, parts: partsOfCompany(name, isWork), known_as })),
  );
  const occupationNames = meanings(
    occupations.map(({ code, name, name_en, aliases, known_as }) => ({
      name,
      known_as,
      parts: [
        ...partsOfOccupation(name, [code, ...aliases, name_en, name_en.replace(/,.*/u, '')]),
        ...beginningsWithWork(name, isWork),
      ].filter((part) => !shared.has(part)),
    })),
  );
  const occupationsIn = (text: string) =>
    mentionsIn(text, occupationNames, (at, end) => isOccupationBetween(text, at, end));

  const bySound = createSounds(companies.map(({ name }) => ({ name, parts: partsOfCompany(name, isWork) })));

  return {
    bySound,
    isInName: (words) => words.length > 1 && companies.some(({ name }) => name.includes(words)),
    companies: (text) => {
      let works: ReadonlySet<number> | undefined;
      const isWork = (at: number) => (works ??= new Set(occupationsIn(text).map((work) => work.at))).has(at);
      const fits = (at: number, end: number) =>
        (isLong(text, at, end) || isCompanyBefore(text, at)) &&
        (isCompanyAfter(text, end) || isWork(end) || (isLong(text, at, end) && !goesOn(text, end)));
      return mentionsIn(
        text,
        companyNames,
        fits,
        (end) => end + (business.exec(text.slice(end, end + part_max))?.[0].length ?? 0),
      );
    },
    occupations: (text) =>
      withWorkWords(text, occupationsIn(text)).map((mention) => {
        const words = text.slice(mention.at, mention.end);
        return isWritten.has(matchable(words)) ? { ...mention, text: words } : mention;
      }),
  };
}

/** 冲床, 质检: what everybody knows to be work, where the directory has another word for it. */
const withWorkWords = (text: string, known: readonly Mention[]): readonly Mention[] => {
  const more = workWords(text).filter((one) => known.every(({ at, end }) => end <= one.at || at >= one.end));
  return more.length === 0
    ? known
    : [...known, ...more.map((one) => ({ ...one, known: false }))].toSorted((a, b) => a.at - b.at);
};

type Meanings = {
  /** What each part means: a whole name, or null where several have it. */
  readonly byPart: ReadonlyMap<string, string | null>;
  /** The length of the longest part that begins with these two characters. */
  readonly longest: ReadonlyMap<string, number>;
};

type Named = {
  readonly name: string;
  readonly parts: readonly string[];
  readonly known_as: readonly string[] | undefined;
};

function meanings(named: readonly Named[]): Meanings {
  const byPart = new Map<string, string | null>();
  const longest = new Map<string, number>();
  const lengthen = (part: string) => {
    const start = part.slice(0, 2);
    longest.set(start, Math.max(longest.get(start) ?? 0, part.length));
  };
  for (const { name, parts } of named)
    for (const part of new Set(parts)) {
      byPart.set(part, byPart.has(part) ? null : name);
      lengthen(part);
    }
  // What is remembered stays as it was written, so that it is seen to be remembered; what is part of a name means that name.
  for (const words of named.flatMap(({ known_as = [] }) => known_as.map(plainOf)))
    if (words.length > 1 && !byPart.has(words)) {
      byPart.set(words, null);
      lengthen(words);
    }
  // A whole name means itself, also where it is the beginning of another.
  for (const { name, parts } of named) if (parts[0] !== undefined) byPart.set(parts[0], name);
  return { byPart, longest };
}

/**
 * The mentions from left to right, the longest at each place.
 *
 * @param onward where a name ends of which only the beginning is known; it is given as it was written
 */
function mentionsIn(
  text: string,
  { byPart, longest }: Meanings,
  fits: (at: number, end: number) => boolean,
  onward: (end: number) => number = (end) => end,
): readonly Mention[] {
  const plain = upper(text);
  const found: Mention[] = [];
  for (let at = 0; at < plain.length - 1; at++) {
    let end = Math.min(plain.length, at + (longest.get(plain.slice(at, at + 2)) ?? 0));
    let last = end;
    for (; end > at + 1; end--) {
      if (!byPart.has(plain.slice(at, end))) continue;
      last = fits(at, end) ? end : onward(end);
      if (fits(at, last)) break;
    }
    if (end <= at + 1) continue;
    const meant = last === end ? (byPart.get(plain.slice(at, end)) ?? null) : null;
    found.push({ at, end: last, text: meant ?? text.slice(at, last), known: meant !== null });
    at = last - 1;
  }
  return found;
}

/** A text as parts are compared with what is written. */
const plainOf = (text: string): string => upper(text.normalize('NFKC').trim());

/** Capitals without any letter growing to two, so that places stay. */
const upper = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** Parts longer than this are as good as the whole. */
const part_max = 20;

/** What a company does or which of its works is meant, as it stands in its name: 太仓通达物流 may be 太仓通达仓储物流有限公司. */
const business =
  /^(?:(?:电子|科技|信息|精密|机械|机电|电器|电气|物流|食品|服饰|服装|制造|制衣|实业|工业|贸易|包装|建筑|工程|化工|塑胶|塑料|五金|汽车|汽配|新能源|能源|新材料|材料|仓储|港务|快递|速运|供应链|服务|物业|家具|纺织|印刷|医药|医疗|餐饮|酒店|超市|商贸)+(?:股份)?(?:有限)?(?:公司|集团|厂)?|(?:公司)?(?=\(?第?[一二三四五六七八九十\d]{1,2}厂))(?:\(?第?[一二三四五六七八九十\d]{1,2}厂\)?)?/u;

/** Name and aliases, and the name without what stands in brackets or behind a stroke. */
const partsOfOccupation = (name: string, aliases: readonly string[]): readonly string[] =>
  [name, ...aliases, name.replace(/\(.*/u, ''), ...name.replace(/\(.*/u, '').split('/')]
    .map(plainOf)
    .filter((text) => text.length > 1 && !/^\d+$/.test(text));

/** 仓库分拣 of 仓库分拣打包员, which is not the 分拣 that 快递分拣员 is called by. */
const beginningsWithWork = (name: string, isWork: (text: string) => boolean): readonly string[] => {
  const plain = plainOf(name.replace(/\(.*/u, ''));
  return Array.from({ length: Math.max(0, plain.length - 4) }, (_, more) => plain.slice(0, more + 4)).filter(
    (part) => !isWork(part) && isWork(part.slice(2)),
  );
};

/** So much of a name is meant whatever stands round it. */
const isLong = (text: string, at: number, end: number): boolean =>
  end - at > 3 && /^\p{Script=Han}+$/u.test(text.slice(at, end));

/** Whether what follows may be more of another company's name. */
const goesOn = (text: string, end: number): boolean => {
  const next = text.slice(end, end + 12);
  return (
    (business.exec(next)?.[0] ?? '') !== '' || /^\p{Script=Han}{0,6}?(?:厂|公司|集团|店|有限)/u.test(next)
  );
};

/** Words before a company that are not part of its name. */
const isCompanyBefore = (text: string, at: number): boolean =>
  !/[\p{L}\d]/u.test(text[at - 1] ?? '') ||
  /(?:还有|另有)$/u.test(text.slice(Math.max(0, at - 2), at)) ||
  /[到去来在给是为往的派进至从由改转调边好日天早晚期和跟们送帮把个下说那就请让替顶]/u.test(
    text[at - 1] ?? '',
  );

/** Words behind it: what happens there. 苏州精工 is not meant by 苏州精工电机厂, nor by 苏州精工公司二厂. */
const isCompanyAfter = (text: string, end: number): boolean => {
  const next = text.slice(end, end + 8).replace(/^(?:公司|厂(?!家)|集团)/u, '');
  if (/^\(?第?[一二三四五六七八九十\d]{1,2}厂/u.test(next)) return false;
  return (
    !/^[\p{L}\d]/u.test(next) ||
    /^([の新来要招入进到上去的了做这那今明昨后报加增需派员人共做当干任都请先买几两俩仨周礼下星借停减走离退换调转改此参再]|[对是]吧|对[吗么]|有(?!限)|可能|估计|大概|应该|原|以前|之前|会|也|现在|麻烦|帮忙|全部|一共|总共|[以如]下|开叉|项目|车间|工地|店庆|店里|年会|促销|大促|开业|活动|旺季|仓|大后|月底|一[个名位]|[二三四五六七八九十][个名位人]|\d+ ?[个名位人月号日./-])/u.test(
      next,
    )
  );
};

/** Letters make a word of their own; 包装车间 and 包装箱 are not 包装. */
function isOccupationBetween(text: string, at: number, end: number): boolean {
  if (
    /^(车间|部|组|线|班(?!长)|厂(?!普工)|公司|箱(?!工)|袋|盒|材料|有限|集团|证|组长)/u.test(
      text.slice(end, end + 2),
    )
  )
    return false;
  const isLatin = (character: string | undefined) => /[a-z\d]/i.test(character ?? '');
  // quality inspectors are several of them.
  const behind = /^s(?![a-z\d])/i.test(text.slice(end, end + 2)) ? end + 1 : end;
  return !(isLatin(text[at]) && isLatin(text[at - 1])) && !(isLatin(text[end - 1]) && isLatin(text[behind]));
}
