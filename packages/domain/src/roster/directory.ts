import { withoutUnseen } from '../half-width.ts';
import { normaliseCompanyName } from '../companies/company-name.ts';
import { approvedOf, isGeneral, isMeantAt, stemOf, withoutTrade } from './general-work.ts';
import { createShortened } from './shortened-work.ts';
import { type Verdict, verdict } from './verdict.ts';
import { workCompanyStatus } from './work-faults.ts';

/** A work company that persons can be sent to. */
export type CompanyChoice = {
  readonly id: number;
  readonly name: string;
  readonly status: number;
  /** The work types approved there, by code. */
  readonly occupation_codes: readonly string[];
  /** Words of lists that the enterprise remembers to mean it. */
  readonly known_as?: readonly string[];
};

/** A work type of the policy's series. */
export type OccupationChoice = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly name_en: string;
  /** What it belongs to, such as 物流快递. */
  readonly industry?: string;
  readonly category: string;
  readonly aliases: readonly string[];
  /** Words of lists that the enterprise remembers to mean it. */
  readonly known_as?: readonly string[];
};

/** A work company as it is written, or chosen: the number counts where there is one. */
export type WrittenCompany = { readonly work_company: string; readonly work_company_id: number | null };

/** A work type as it is written, or chosen: the code counts where there is one. */
export type WrittenOccupation = { readonly occupation: string; readonly occupation_code: string | null };

/** What the choice cells can stand for, and what a written text means. */
export type Directory = {
  readonly companies: readonly CompanyChoice[];
  readonly occupations: readonly OccupationChoice[];
  /** The one company that is written, by its whole name or remembered words; undefined where nothing or several fit. */
  readonly companyOf: (written: WrittenCompany) => CompanyChoice | undefined;
  /**
   * The one work type that is written, by name, code, an alias that no other has or remembered words; else undefined. An alias means one
   * only where the work company, if it is known, leaves no other.
   */
  readonly occupationOf: (
    written: WrittenOccupation & Partial<WrittenCompany>,
  ) => OccupationChoice | undefined;
  /** What of a row is understood only because somebody matched its words before. */
  readonly remembered: (written: WrittenCompany & WrittenOccupation) => readonly Verdict[];
  /** What a text that means nothing for certain may stand for, likeliest first. For a person to choose, never taken unasked. */
  readonly suggestions: (text: string) => Suggestions;
};

/** At most `suggestions_max` of each. */
type Suggestions = {
  readonly companies: readonly CompanyChoice[];
  readonly occupations: readonly OccupationChoice[];
};

/** How many suggestions a text gets: as many as fit under a cell. */
const suggestions_max = 8;

/**
 * What companies and work types a text can mean.
 *
 * Source: docs/business-rules.md#work-companies
 */
export function createDirectory(
  companies: readonly CompanyChoice[],
  occupations: readonly OccupationChoice[],
): Directory {
  const companyById = new Map(companies.map((company) => [company.id, company]));
  const occupationByCode = new Map(occupations.map((occupation) => [occupation.code, occupation]));
  const companyByName = onlyMeanings(companies, ({ name }) => [name], normaliseCompanyName);
  const occupationByName = onlyMeanings(occupations, ({ code, name, name_en }) => [code, name, name_en]);
  const occupationByAlias = onlyMeanings(occupations, ({ aliases }) => aliases);
  const companyByMemory = onlyMeanings(
    companies.filter(({ status }) => status === workCompanyStatus.approved),
    remembered,
    normaliseCompanyName,
  );
  const occupationByMemory = onlyMeanings(occupations, remembered);
  const suggestCompanies = suggester(companies, ({ name }) => [name], normaliseCompanyName);
  const shortenedWork = createShortened(occupations);
  const suggestOccupations = workSuggester(occupations);

  const companyCalled = (text: string) => companyByName.get(normaliseCompanyName(text));
  const companyMeant = (text: string) => companyByMemory.get(normaliseCompanyName(text));
  const companyOf: Directory['companyOf'] = ({ work_company, work_company_id }) =>
    work_company_id === null
      ? (companyCalled(work_company) ?? companyMeant(work_company))
      : companyById.get(work_company_id);
  const occupationCalled = ({
    occupation: text,
    work_company = '',
    work_company_id = null,
  }: Partial<WrittenCompany> & { readonly occupation: string }) => {
    const named = occupationByName.get(matchable(text));
    const called = named ?? occupationByAlias.get(matchable(text));
    if (named && !isGeneral(text)) return called;
    const place = companyOf({ work_company, work_company_id });
    if (called === undefined) return isGeneral(text) ? undefined : onlyOf(shortened(text, place));
    if (!isGeneral(text)) return approvedOf(matchable(text), place, called, occupationByCode);
    return isMeantAt(place, called, occupationByCode) ? called : undefined;
  };
  const shortened = (text: string, place: CompanyChoice | undefined) =>
    shortenedWork(matchable(text), place?.occupation_codes ?? []);
  const occupationMeant = (text: string) => occupationByMemory.get(matchable(text));

  return {
    companies,
    occupations,
    companyOf,
    occupationOf: (written) =>
      written.occupation_code === null
        ? (occupationCalled(written) ?? occupationMeant(written.occupation))
        : occupationByCode.get(written.occupation_code),
    remembered(written) {
      const { work_company, work_company_id, occupation, occupation_code } = written;
      const company =
        work_company_id === null && !companyCalled(work_company) ? companyMeant(work_company) : undefined;
      const work =
        occupation_code === null && !occupationCalled(written) ? occupationMeant(occupation) : undefined;
      return [
        ...(company ? [verdict('WC_REMEMBERED', { words: work_company.trim(), name: company.name })] : []),
        ...(work ? [verdict('OCC_REMEMBERED', { words: occupation.trim(), name: work.name })] : []),
      ];
    },
    suggestions: (text) => ({
      companies: suggestCompanies(text),
      occupations: suggestOccupations(text),
    }),
  };
}

const onlyOf = <Item>([only, ...others]: readonly Item[]): Item | undefined =>
  others.length === 0 ? only : undefined;

const remembered = ({ known_as = [] }: { readonly known_as?: readonly string[] }): readonly string[] =>
  known_as;

/** A text as it is compared: width, case, spacing and signs that nobody sees are a keyboard's, not a meaning's. */
export const matchable = (text: string): string =>
  withoutUnseen(text).normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();

/** Texts that mean exactly one of the items. One that several share is for a person to choose, never for us. */
function onlyMeanings<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
  normalise: (text: string) => string = matchable,
): ReadonlyMap<string, Item> {
  const meanings = new Map<string, Item>();
  const shared = new Set<string>();
  for (const item of items)
    for (const text of new Set(textsOf(item).map(normalise))) {
      if (text === '') continue;
      if (meanings.has(text)) shared.add(text);
      else meanings.set(text, item);
    }
  for (const text of shared) meanings.delete(text);
  return meanings;
}

/** Finds the items whose texts are most like a written one: the same, beginning with it, holding it, held by it, nearly it. */
function suggester<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
  normalise: (text: string) => string = matchable,
): (text: string) => readonly Item[] {
  const known = items.map((item) => ({
    item,
    texts: textsOf(item)
      .map(normalise)
      .filter((text) => text !== '')
      .map((text) => ({ text, pairs: pairsOf(text) })),
  }));

  return (text) => {
    const wanted = normalise(text).slice(0, wanted_max);
    if (wanted === '') return [];
    const pairs = pairsOf(wanted);
    return known
      .map(({ item, texts }) => ({
        item,
        likeness: Math.max(0, ...texts.map((one) => likeness(wanted, pairs, one))),
      }))
      .filter((one) => one.likeness >= likeness_min)
      .toSorted((a, b) => b.likeness - a.likeness)
      .slice(0, suggestions_max)
      .map(({ item }) => item);
  };
}

/** 高位叉车司机 is as like 叉车工 as 叉车司机 is; 贴片操作 is no 操作工 because it says that somebody works. */
function workSuggester(occupations: readonly OccupationChoice[]) {
  const textsOf = ({ code, name, name_en, aliases }: OccupationChoice) => [
    name,
    withoutTrade(name),
    ...aliases,
    code,
    name_en,
  ];
  const general = suggester(occupations, textsOf);
  const special = suggester(occupations, (one) => textsOf(one).filter((text) => !isGeneral(text)));
  return (text: string): readonly OccupationChoice[] =>
    isGeneral(text)
      ? general(text)
      : [...new Set([text, stemOf(text)].flatMap(special))].slice(0, suggestions_max);
}

/** Longer than any name: what is typed beyond it tells nothing more. */
const wanted_max = 60;

/** Under this two names are alike by chance: a city, or that both are companies. */
const likeness_min = 0.4;

type Known = { readonly text: string; readonly pairs: ReadonlySet<string> };

/** 0 to 5: the ladder's rung, then how much of the two texts is the same. */
function likeness(wanted: string, pairs: ReadonlySet<string>, { text, pairs: others }: Known): number {
  if (text === wanted) return 5;
  const shorter = Math.min(text.length, wanted.length) / Math.max(text.length, wanted.length);
  if (text.startsWith(wanted)) return 3 + shorter;
  if (text.includes(wanted)) return 2 + shorter;
  if (wanted.includes(text) && text.length > 1) return 1 + shorter;

  const same = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * same) / (pairs.size + others.size || 1);
}

/** The pairs of neighbouring characters, without what ends every company's name. */
function pairsOf(text: string): ReadonlySet<string> {
  const characters = Array.from(text.replace(/(股份|责任)?有限(责任)?公司/gu, ''));
  return new Set(characters.slice(1).map((character, at) => `${characters[at]}${character}`));
}
