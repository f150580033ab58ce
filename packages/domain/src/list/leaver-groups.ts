import type { ListRow } from './table.ts';
import { joined, labels, others } from './words/around-leavers.ts';

/** Names that one thing is said of, with the words before and behind them as far as the next ones, in one clause of a line. */
export type Group = {
  readonly names: readonly string[];
  readonly before: string;
  /** The words before, also where they are said of those named before. */
  readonly between: string;
  readonly behind: string;
  /** The clauses behind that name nobody. */
  readonly later: string;
  readonly label: string;
  /** The clause before the first names of a line. */
  readonly lead: string;
  readonly isLast: boolean;
};

export type Line = { readonly line: string; readonly groups: readonly Group[] };

/** Whom a line names, by what is said of them. */
export function groupsIn(line: string, names: Names): readonly Group[] {
  const places = placesIn(line, names);
  if (places.length === 0) return [];
  return segmentsOf(line, places).flatMap((segment) => {
    const [, written = '', rest = segment] = /^([^:：]{1,24})[:：](.*)$/su.exec(segment) ?? [];
    const isLabel = written !== '' && placesIn(written, names).length === 0;
    return groupsOf(isLabel ? rest : segment, names, isLabel ? written : '');
  });
}

/** A line as its labels cut it, and no name with it: John Smith: …. */
function segmentsOf(line: string, places: readonly { readonly at: number; readonly end: number }[]) {
  const segments: string[] = [];
  let at = 0;
  for (const part of line.split(labels)) {
    const cut = at;
    const isInName = places.some((place) => place.at < cut && cut < place.end);
    if (isInName && segments.length > 0) segments[segments.length - 1] += part;
    else segments.push(part);
    at += part.length;
  }
  return segments;
}

function groupsOf(text: string, names: Names, label: string): readonly Group[] {
  const groups: Group[] = [];
  let lead = '';
  for (const clause of text.split(/[,，。;；!！]|(?<=[?？])|(?<=\p{L}{2})\.\s+(?=\p{Lu})/u)) {
    const places = placesIn(clause, names);
    const [first] = places;
    if (first === undefined) {
      const last = groups.at(-1);
      if (last !== undefined && !others.test(clause))
        groups[groups.length - 1] = { ...last, later: `${last.later},${clause}` };
      lead = clause;
      continue;
    }
    let before = clause.slice(0, first.at);
    let group: string[] = [];
    for (const [at, { name, end }] of places.entries()) {
      const next = places[at + 1];
      const behind = clause.slice(end, next?.at ?? clause.length);
      group.push(name);
      if (next !== undefined && joined.test(behind) && !ownDay.test(behind)) continue;
      // What stands between two is said of the one before, unless nothing follows the other.
      const isSecond = group.length <= at && behind.trim() !== '';
      const said = isSecond ? { before: '', between: before } : { before, between: before };
      groups.push({ names: group, ...said, behind, later: '', label, lead, isLast: next === undefined });
      [before, group] = [behind, []];
    }
    lead = '';
  }
  return groups;
}

/** 罗志强28号、李国平29号: what stands between two names is the day of the one before. */
const ownDay = /(?<!\d)\d{1,2}\s?[号日]|^\s*(?:[12]?\d|3[01])\s*[、,，]/u;

/** The names of a list, and how long they are, the longest first. */
type Names = { readonly all: ReadonlySet<string>; readonly lengths: readonly number[] };

export function knownNames(rows: readonly ListRow[]): Names {
  const all = new Set(rows.flatMap(({ values: { name } }) => name || []));
  const lengths = [...new Set(Array.from(all, ({ length }) => length))];
  return { all, lengths: lengths.toSorted((one, other) => other - one) };
}

/** The names of a list that words hold. */
export const namesIn = (words: string, names: Names): readonly string[] =>
  placesIn(words, names).map(({ name }) => name);

function placesIn(clause: string, { all, lengths }: Names) {
  const places: { at: number; end: number; name: string }[] = [];
  for (let at = 0; at < clause.length; at++) {
    const length = lengths.find((one) => all.has(clause.slice(at, at + one)) && isWord(clause, at, at + one));
    if (length === undefined) continue;
    const name = clause.slice(at, at + length);
    places.push({ at, end: at + name.length, name });
    at += name.length - 1;
  }
  return places;
}

/** Ana is not named by Anabel. */
const isWord = (clause: string, at: number, end: number): boolean =>
  !/\p{Script=Latin}{2}/u.test(clause.slice(Math.max(0, at - 1), at + 1)) &&
  !/\p{Script=Latin}{2}/u.test(clause.slice(end - 1, end + 1));
