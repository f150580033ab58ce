import type { Directory } from '../../roster/directory.ts';
import { readWholeDate } from '../words/dates.ts';
import type { ListField } from '../fields.ts';
import { createMentions } from '../words/mentions.ts';
import { personIn } from './person-cell.ts';
import { isMobile, looksLikeIdNumber, looksLikeOtherDocument } from '../words/shapes.ts';
import { looksLikeName } from '../words/surnames.ts';

/** A column without a heading: where it stands, and its filled cells. */
export type Unnamed = { readonly index: number; readonly texts: readonly string[] };

/**
 * Tells columns by what stands in them, each field for one column at most.
 *
 * @param taken the fields that headings have already given away
 */
export function fieldsByContent(
  columns: readonly Unnamed[],
  taken: ReadonlySet<ListField>,
  directory?: Directory,
): ReadonlyMap<number, ListField> {
  const found = new Map<number, ListField>();
  for (const { field, of, least } of tellings(directory)) {
    if (taken.has(field)) continue;
    const number = [...found].find(([, one]) => one === 'idcard')?.[0];
    const best = columns
      .filter(({ index, texts }) => !found.has(index) && texts.length > 0)
      .map(({ index, texts }) => ({ index, share: of(texts) }))
      .filter(({ share }) => share >= least)
      .reduce<{ index: number; share: number } | undefined>((first, one) => {
        if (first === undefined) return one;
        // Of several columns of names the one beside the numbers is theirs.
        if (field === 'name' && number !== undefined)
          return Math.abs(one.index - number) < Math.abs(first.index - number) ? one : first;
        return one.share > first.share ? one : first;
      }, undefined);
    if (best !== undefined) found.set(best.index, field);
  }
  return found;
}

type Telling = {
  readonly field: ListField;
  /** How much of a column's cells fits, 0 to 1. */
  readonly of: (texts: readonly string[]) => number;
  readonly least: number;
};

/** In the order of certainty: what has a check of its own first, names before the many things that look like one. */
const tellings = (directory?: Directory): readonly Telling[] => [
  {
    field: 'idcard',
    of: share((text) => looksLikeIdNumber(text) || looksLikeOtherDocument(text)),
    least: 0.5,
  },
  { field: 'mobile', of: share((text) => isMobile(text.replace(/[\s-]/g, ''))), least: 0.6 },
  { field: 'gender', of: share((text) => /^(男|女|male|female)$/i.test(text)), least: 0.9 },
  { field: 'occupation', of: share((text) => isOccupation(text, directory)), least: 0.5 },
  { field: 'work_company', of: share((text) => isCompany(text, directory)), least: 0.5 },
  { field: 'name', of: nameShare, least: 0.5 },
  { field: 'birthday', of: share((text) => isBirthday(text)), least: 0.9 },
  { field: 'start_date', of: share((text) => readWholeDate(text) !== undefined), least: 0.6 },
];

const share =
  (fits: (text: string) => boolean) =>
  (texts: readonly string[]): number =>
    texts.filter(fits).length / texts.length;

/** Names differ from row to row; what looks like one and is always the same is a place, a team, an officer. */
function nameShare(texts: readonly string[]): number {
  const distinct = new Set(texts).size;
  if (texts.length > 5 && distinct < texts.length / 4) return 0;
  return share(
    (text) => looksLikeName(text.replace(/\s/g, '')) || latinName.test(text) || personIn(text) !== undefined,
  )(texts);
}

/** Two words or more, as a passport writes them. */
const latinName = /^[A-Z][A-Za-z'-]+(?: [A-Z][A-Za-z'.-]*){1,5}$/;

const isOccupation = (text: string, directory: Directory | undefined): boolean =>
  directory?.occupationOf({ occupation: text, occupation_code: null }) !== undefined ||
  (/^.{1,15}(工|操作|操作员|作业员|检验员|保洁员?|保安员?|司机|骑手|文员|分拣员?|理货员?|服务员|质检员?)$/u.test(
    text,
  ) &&
    !looksLikeName(text));

/** Whether a cell names a company that is known, or calls it by a part of its name. */
export const isKnownCompany = (text: string, directory: Directory): boolean =>
  directory.companyOf({ work_company: text, work_company_id: null }) !== undefined ||
  isPartOfCompany(text, directory);

const isCompany = (text: string, directory: Directory | undefined): boolean =>
  (directory !== undefined && isKnownCompany(text, directory)) ||
  /^.{2,40}(公司|厂|集团|中心|物流园|超市|酒店|医院|学校|事业部|厂区|仓库|项目部?|工地)$/u.test(text);

/** 恒立: what a message calls a company by, alone in its cell. */
const isPartOfCompany = (text: string, directory: Directory): boolean =>
  createMentions(directory)
    .companies(text)
    .some(({ at, end }) => at === 0 && end === text.length);

/** Days on which no one who works now starts, since they lie years back. */
const isBirthday = (text: string): boolean => (readWholeDate(text) ?? '9') < '2012';
