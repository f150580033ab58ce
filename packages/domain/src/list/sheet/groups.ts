import { type Column, readColumns } from './columns.ts';
import type { Heading } from './heading-row.ts';
import type { Party } from './headings.ts';
import { looksLikeIdNumber } from '../words/shapes.ts';
import { looksLikeName } from '../words/surnames.ts';
import type { ListOptions, SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/** The columns of one person of a row; most rows hold one person. */
export type Group = { readonly columns: readonly Column[]; readonly party?: Party };

/**
 * The columns of each person that a row holds: those whose headings say who goes and who comes, those that repeat, or those
 * that hold names and numbers again and again. What stands in a row once belongs to all of them.
 */
export function readGroups(
  rows: readonly SheetRow[],
  heading: Heading | undefined,
  options: Pick<ListOptions, 'mapping' | 'directory' | 'headings' | 'today'>,
): readonly Group[] {
  if (options.mapping !== undefined) return ofMapping(readColumns(rows, heading, options));
  const parties = partiesOf(rows, heading, options);
  if (parties !== undefined) return parties;
  const starts = startsOf(rows, heading);
  if (starts.length < 2) return [{ columns: readColumns(rows, heading, options) }];
  return cutAt(starts, { rows, heading, options });
}

/** A person may give a field to several columns: one for each person of a row. */
function ofMapping(columns: readonly Column[]): readonly Group[] {
  const names = columns.filter(({ field }) => field === 'name');
  if (names.length < 2) return [{ columns }];
  const first = Math.min(...names.map(({ index }) => index));
  return names.map(({ index }, at) => {
    const end = names[at + 1]?.index ?? Infinity;
    return { columns: columns.filter((one) => one.index < first || (one.index >= index && one.index < end)) };
  });
}

function partiesOf(
  rows: readonly SheetRow[],
  heading: Heading | undefined,
  options: Pick<ListOptions, 'mapping' | 'directory' | 'headings' | 'today'>,
): readonly Group[] | undefined {
  const names = (party: Party) =>
    heading?.meanings.some((meaning) => meaning?.party === party && meaning.field === 'name') ?? false;
  const isOne = heading?.meanings.some((meaning) => meaning?.field === 'name' && meaning.party === undefined);
  if (heading === undefined || isOne || !names('out') || !names('in')) return undefined;
  // 替换 alone may count them, where 接替人员 names them.
  const isSure = (party: Party) =>
    heading.meanings.some((one) => one?.party === party && one.field === 'name' && one.strength > 1);
  const at = (party: Party) =>
    heading.meanings.findIndex((one) => one?.party === party && (one.strength > 1 || !isSure(party)));
  const order = at('out') < at('in') ? (['out', 'in'] as const) : (['in', 'out'] as const);
  return order.map((party) => {
    const isOurs = (index: number) => {
      const meaning = heading.meanings[index];
      if (meaning?.party !== undefined) return meaning.party === party;
      const field = meaning?.field ?? null;
      // 身份证号 behind each of the two is that one's.
      if (field !== null && heading.meanings.filter((one) => one?.field === field).length > 1)
        return index > Math.max(at('out'), at('in')) === (party === order[1]);
      // A reason behind those who leave is theirs.
      if (field === null && index > Math.max(at('out'), at('in'))) return party === order[1];
      // What stands before both is said of both.
      if (index < Math.min(at('out'), at('in')) && field !== 'start_date') return true;
      if (field === 'end_date') return party === 'out';
      return party === 'in' || (field !== 'start_date' && field !== 'remark' && field !== 'occupation');
    };
    return {
      party,
      columns: readColumns(rows, only(heading, isOurs), options).filter(({ index }) => isOurs(index)),
    };
  });
}

/** The heading as if other columns had nothing to say. */
const only = (heading: Heading, isOurs: (index: number) => boolean): Heading => ({
  ...heading,
  meanings: heading.meanings.map((meaning, index) =>
    isOurs(index) ? meaning : { field: null, strength: 2 as const },
  ),
});

/** Where each group begins; 男方 and 女方 are headings of names that only the names under them tell. */
function startsOf(rows: readonly SheetRow[], heading: Heading | undefined): readonly number[] {
  if (heading === undefined) return startsByContent(rows);
  const count = (field: string) =>
    heading.meanings.filter((meaning) => meaning?.field === field && meaning.party === undefined).length;
  const isNameless = count('idcard') > 1 && count('name') < count('idcard');
  const named = isNameless ? startsByContent(rows) : [];
  return isNameless && named.length === count('idcard') ? named : startsByHeading(heading);
}

/** Where each of the repeated groups of headings begins. */
function startsByHeading({ titles, meanings }: Heading): readonly number[] {
  const plain = titles.map((title) => title.replace(/[\s\d一二三四]+$/u, ''));
  const places = (field: string) =>
    meanings.flatMap((meaning, index) =>
      meaning?.field === field && meaning.strength > 1 && meaning.party === undefined ? [index] : [],
    );
  const sameAs = (indexes: readonly number[]) =>
    indexes.filter((index) => plain[index] === plain[indexes[0] ?? -1]);
  const [names, numbers] = [sameAs(places('name')), sameAs(places('idcard'))];
  const anchors = names.length > 1 ? names : numbers;
  if (anchors.length < 2 || (numbers.length > 0 && names.length > 0 && numbers.length !== names.length))
    return [];
  let back = 0;
  const title = (at: number) => plain[at - back - 1] ?? '';
  while (anchors.every((at) => title(at) !== '' && title(at) === title(anchors[0] ?? 0)) && back < 20) back++;
  return anchors.map((at) => at - back);
}

const looked_max = 200;

/** Where each group begins of columns without headings. */
function startsByContent(rows: readonly SheetRow[]): readonly number[] {
  const looked = rows.slice(0, looked_max).map(({ cells }) => cells.map(({ text }) => tidyText(text)));
  const width = looked.reduce((most, texts) => Math.max(most, texts.length), 0);
  const share = (index: number, fits: (text: string) => boolean) => {
    const texts = looked.map((cells) => cells[index] ?? '').filter((text) => text !== '');
    return texts.length === 0 ? 0 : texts.filter(fits).length / texts.length;
  };
  const isPart = (text: string) => looksLikeIdNumber(text) || looksLikeName(text.replace(/\s/g, ''));
  const parts: number[] = [];
  for (let index = 0; index < width; index++) if (share(index, isPart) >= 0.6) parts.push(index);
  const numbered = parts.filter((index) => share(index, looksLikeIdNumber) > 0);
  if (numbered.length < 2) return [];
  const step = (numbered[1] ?? 0) - (numbered[0] ?? 0);
  const pairs: number[] = [];
  // A name and a number beside each other, in whichever order the rows have them.
  for (let at = 0; at + 1 < parts.length; at++) {
    const [one = 0, next = 0] = [parts[at], parts[at + 1]];
    if (next !== one + 1) continue;
    pairs.push(one);
    at++;
  }
  if (pairs.length < 2 || (step > 0 && step < 1)) return [];
  const widths = new Set(pairs.slice(1).map((start, at) => start - (pairs[at] ?? 0)));
  return widths.size === 1 ? pairs : [];
}

function cutAt(
  starts: readonly number[],
  {
    rows,
    heading,
    options,
  }: {
    readonly rows: readonly SheetRow[];
    readonly heading: Heading | undefined;
    readonly options: Pick<ListOptions, 'mapping' | 'directory' | 'headings' | 'today'>;
  },
): readonly Group[] {
  const first = starts[0] ?? 0;
  const step = (starts[1] ?? 0) - first;
  const end = (starts.at(-1) ?? 0) + step;
  const isShared = (index: number) => index < first || index >= end;
  return starts.map((start) => {
    const isOurs = (index: number) => isShared(index) || (index >= start && index < start + step);
    const blanked = rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, index) => (isOurs(index) ? cell : { text: '', kind: 'text' as const })),
    }));
    const ours = heading && only(heading, isOurs);
    return { columns: readColumns(blanked, ours, options).filter(({ index }) => isOurs(index)) };
  });
}
