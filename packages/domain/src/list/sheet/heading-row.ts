import { dayColumns } from './attendance.ts';
import { clipped } from '../cell.ts';
import { type HeadingMeaning, meaningOfHeading, meaningUnder, partyOf } from './headings.ts';
import { withOpposedNames } from './opposed-names.ts';
import { isMobile, looksLikeIdNumber } from '../words/shapes.ts';
import { looksLikeName } from '../words/surnames.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/** The heading of a list: its row or two rows, as places in the sheet, with a title and a meaning for each column. */
export type Heading = {
  readonly at: number;
  /** The place of its last row: `at`, or the one after it. */
  readonly last: number;
  readonly titles: readonly string[];
  readonly meanings: readonly (HeadingMeaning | undefined)[];
};

/**
 * Finds the heading under any titles and instructions: the row, or two rows in one another's columns, that names most
 * fields. Undefined for a sheet without one.
 *
 * @param chosen the number of the row that a person says it is, null for none
 */
export function findHeading(rows: readonly SheetRow[], chosen?: number | null): Heading | undefined {
  if (chosen === null) return undefined;
  if (chosen !== undefined) {
    const at = rows.findIndex(({ row_no }) => row_no === chosen);
    return at < 0 ? undefined : headingsAt(rows, at).reduce(better, undefined);
  }

  let found: Heading | undefined;
  let looked = 0;
  for (let at = 0; at < rows.length && looked < looked_max; at++) {
    if (rows[at]?.cells.every(({ text }) => text.trim() === '')) continue;
    looked++;
    // Below persons it is the next list's, and stands there for itself.
    if (holdsPersons(titlesOf(rows[at]))) break;
    found = headingsAt(rows, at)
      .filter((heading) => isHeading(heading, titlesOf(rows[heading.last + 1])))
      .reduce(better, found);
  }
  return found;
}

/** The heading that begins anew at this place of a list: most of what stands there are words of headings. */
export function headingAgainAt(rows: readonly SheetRow[], at: number): Heading | undefined {
  // Nearly every row is somebody's.
  if (rows[at]?.cells.some(({ text }) => /\d{11}/.test(text))) return undefined;
  const filled = titlesOf(rows[at]).filter((title) => title !== '').length;
  if (filled < 2) return undefined;
  return headingsAt(rows, at)
    .filter((heading) => {
      const known = heading.meanings.filter((meaning) => meaning !== undefined).length;
      const words = heading.titles.filter((title) => title !== '').length;
      return known * 2 > words && isHeading(heading, titlesOf(rows[heading.last + 1]));
    })
    .reduce(better, undefined);
}

/** How far down a heading is looked for: below stands the list itself. */
const looked_max = 60;

/** How many fields the meanings name. */
const fieldCount = ({ meanings }: Heading): number => fieldsOf(meanings);

const fieldsOf = (meanings: Heading['meanings']): number =>
  new Set(meanings.map((meaning) => meaning?.field ?? null).filter((field) => field !== null)).size;

const better = (first: Heading | undefined, one: Heading): Heading =>
  first === undefined || fieldCount(one) > fieldCount(first) ? one : first;

/**
 * Whether a row with words of headings is one. Of a form that says 姓名 beside 张三 the row below says the next thing in the
 * same column. A heading asks who they are; where that is all it asks it stands above persons, or nearly alone.
 */
function isHeading(heading: Heading, below: readonly string[]): boolean {
  const { meanings, titles } = heading;
  const places = meanings.flatMap((meaning, index) => (meaning === undefined ? [] : [index]));
  const again = places.filter((index) => meaningOfHeading(below[index] ?? '') !== undefined);
  if (again.length * 2 >= places.length) return false;
  const asksWho = (least: number) =>
    meanings.some(
      (meaning) => (meaning?.strength ?? 0) >= least && /^(name|idcard|mobile)$/.test(meaning?.field ?? ''),
    );
  if (fieldCount(heading) > 1) return asksWho(1);
  if (asksWhoLeaves(heading)) return true;
  if (!asksWho(3)) return false;
  const isAlone = titles.filter((title) => title !== '').length <= 2;
  const isOverName = meanings.some(
    (meaning, index) => meaning?.field === 'name' && looksLikeName(below[index] ?? ''),
  );
  return isAlone || isOverName || holdsPersons(below) || dayColumns(heading).length > 0;
}

/** 班组长 beside 离职人员: words of headings alone, of which one asks who leaves. */
function asksWhoLeaves({ meanings, titles }: Heading): boolean {
  const filled = titles.flatMap((title, index) => (title === '' ? [] : [meanings[index]]));
  return (
    filled.length > 1 &&
    filled.every((meaning) => meaning !== undefined) &&
    filled.some((meaning) => meaning?.field === 'name' && meaning.party === 'out' && meaning.strength > 1)
  );
}

/** The row as a heading of its own, then with the row below it. */
function headingsAt(rows: readonly SheetRow[], at: number): readonly Heading[] {
  const upper = titlesOf(rows[at]);
  if (holdsPersons(upper)) return [];
  const lower = titlesOf(rows[at + 1]);
  const alone = {
    at,
    last: at,
    titles: upper,
    meanings: withOpposedNames(upper, upper.map(meaningOfHeading), lower),
  };
  if (holdsPersons(lower) || lower.every((title) => title === '')) return [alone];
  const both = underOneAnother(at, upper, lower);
  // A title's words above a whole heading make no heading of two rows.
  if (lower.some((title, index) => isPartyOver(title, alone.meanings[index]))) return [alone];
  if (namesParties(upper) || isSplit(upper, lower, both)) return [both];
  return fieldCount(both) > fieldsOf(lower.map(meaningOfHeading)) ? [alone, both] : [alone];
}

/** Whether an upper heading is parted below, as 紧急联系人 is into 姓名 and 电话: other words of headings, under nothing of their own. */
function isSplit(upper: readonly string[], lower: readonly string[], both: Heading): boolean {
  const parts = lower.flatMap((title, index) => (title === '' ? [] : [{ title, index }]));
  const known = fieldsOf(upper.map(meaningOfHeading));
  return (
    known > 1 &&
    parts.length < upper.filter((title) => title !== '').length &&
    parts.every(({ title }) => meaningOfHeading(title) !== undefined) &&
    parts.some(({ index }) => (upper[index] ?? '') === '' || upper[index] === upper[index - 1]) &&
    fieldCount(both) >= known
  );
}

/** 进厂 over 张三: no heading of another. */
const isPartyOver = (below: string, meaning: HeadingMeaning | undefined): boolean =>
  meaning?.field === 'name' && meaning.party !== undefined && looksLikeName(below);

/** Whether the upper row says who goes and who comes. */
const namesParties = (upper: readonly string[]): boolean => {
  const parties = new Set(upper.map(partyOf));
  return parties.has('out') && parties.has('in');
};

const titlesOf = (row: SheetRow | undefined): readonly string[] =>
  row?.cells.map(({ text }) => tidyText(clipped(text, title_max))) ?? [];

/** More than any heading has: a cell of instructions is not read to its end. */
const title_max = 200;

const holdsPersons = (texts: readonly string[]): boolean =>
  texts.some((text) => looksLikeIdNumber(text) || isMobile(text) || /(?<!\d)\d{17}[\dXx](?!\d)/.test(text));

function underOneAnother(at: number, upper: readonly string[], lower: readonly string[]): Heading {
  const titles: string[] = [];
  const meanings: (HeadingMeaning | undefined)[] = [];
  let group = '';
  for (let index = 0; index < Math.max(upper.length, lower.length); index++) {
    const [above = '', below = ''] = [upper[index], lower[index]];
    if (above !== '') group = above;
    const isOne = below === '' || below === above;
    const meaning = isOne ? meaningOfHeading(above) : meaningUnder(group, below);
    // 出 is a day of leaving under 时间 alone.
    const isDay = meaning?.field?.endsWith('_date') === true && meaningOfHeading(below) === undefined;
    titles.push(isOne ? above : [isDay ? group : above, below].filter((text) => text !== '').join(' '));
    const party = partyOf(group);
    meanings.push(meaning && party && !meaning.party ? { ...meaning, party } : meaning);
  }
  return { at, last: at + 1, titles, meanings };
}
