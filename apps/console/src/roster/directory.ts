import { normaliseCompanyName } from '@app/domain/company-name';
import type { RosterRow } from '@app/domain/roster';
import type { RosterEntry } from './roster-row.ts';

/** A work company that persons can be sent to. */
export type CompanyChoice = {
  readonly id: number;
  readonly name: string;
  readonly status: number;
  /** The work types approved there, by code. */
  readonly occupation_codes: readonly string[];
};

/** A work type of the policy's series. */
export type OccupationChoice = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly name_en: string;
  readonly category: string;
  readonly aliases: readonly string[];
};

/** What the choice cells can stand for, and what a written text means. */
export type Directory = {
  readonly companies: readonly CompanyChoice[];
  readonly occupations: readonly OccupationChoice[];
  readonly companyOf: (
    entry: Pick<RosterEntry, 'work_company' | 'work_company_id'>,
  ) => CompanyChoice | undefined;
  readonly occupationOf: (
    entry: Pick<RosterEntry, 'occupation' | 'occupation_code'>,
  ) => OccupationChoice | undefined;
};

export function createDirectory(
  companies: readonly CompanyChoice[],
  occupations: readonly OccupationChoice[],
): Directory {
  const companyById = new Map(companies.map((company) => [company.id, company]));
  const occupationByCode = new Map(occupations.map((occupation) => [occupation.code, occupation]));
  const companyByName = onlyMeanings(companies, ({ name }) => [name], normaliseCompanyName);
  const occupationByName = onlyMeanings(occupations, ({ code, name, name_en }) => [code, name, name_en]);
  const occupationByAlias = onlyMeanings(occupations, ({ aliases }) => aliases);

  return {
    companies,
    occupations,
    companyOf: ({ work_company, work_company_id }) =>
      work_company_id === null
        ? companyByName.get(normaliseCompanyName(work_company))
        : companyById.get(work_company_id),
    occupationOf: ({ occupation, occupation_code }) =>
      occupation_code === null
        ? (occupationByName.get(matchable(occupation)) ?? occupationByAlias.get(matchable(occupation)))
        : occupationByCode.get(occupation_code),
  };
}

/** A row as the domain judges it: the choices as the records that they stand for. */
export const judgedRow = (entry: RosterEntry, directory: Directory): RosterRow => ({
  row_no: 1,
  name: entry.name,
  idcard: entry.idcard,
  work_company_id: directory.companyOf(entry)?.id ?? null,
  occupation_id: directory.occupationOf(entry)?.id ?? null,
  start_date: entry.start_date,
});

/** A text as it is compared: width, case and spacing are a keyboard's, not a meaning's. */
export const matchable = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();

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
