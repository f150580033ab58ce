import type { Day } from '../../calendar/day.ts';
import { asked } from './asked.ts';
import { withOther } from './companies-beside.ts';
import type { Group } from './groups.ts';
import { type Party, partyOf } from './headings.ts';
import type { LineFacts } from './line-facts.ts';
import { ofParty } from './party.ts';
import { headsIn, type Lines } from './scope.ts';
import { withFacts } from './scopes.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { type TitleDay, titleDay, withTitleDay } from './title-days.ts';
import { tidyText } from '../words/values.ts';

/** Lists that lie side by side, each with lines of its own above it. */
export type Abreast = {
  /** Whether a row says something else of each list; what it says holds for those below until another does. */
  readonly reads: (row: SheetRow) => boolean;
  /** How many persons such a row counts in all of them. */
  readonly heads: (row: SheetRow) => number | undefined;
  /** A person of one of the lists with what holds for it. */
  readonly placed: (person: ListRow, list: number) => ListRow;
};

type Said = {
  readonly facts: LineFacts;
  readonly day: TitleDay | undefined;
  readonly party?: { readonly of: Party; readonly words: string } | undefined;
  /** What stands over a list beside another that comes or goes, in words that nobody knows. */
  readonly unknown?: string | undefined;
};

export function createAbreast(groups: readonly Group[], lines: Lines, today: Day): Abreast {
  const said: Said[] = [];
  const starts = startsOf(groups);
  const partsOf = (row: SheetRow): readonly string[] =>
    starts.map((start, at) => {
      const cells = row.cells.slice(at === 0 ? 0 : start, starts[at + 1]);
      return [...new Set(cells.map(({ text }) => tidyText(text.slice(0, text_max))))]
        .filter((text) => text !== '')
        .join('  ');
    });
  const isApart = (parts: readonly string[]) =>
    parts.length > 1 && new Set(parts).size > 1 && !parts.includes('');

  return {
    reads: (row) => {
      const parts = partsOf(row);
      if (!isApart(parts)) return false;
      const told = parts.map((words): Said => {
        const of = partyOf(words);
        const party = of && { of, words };
        return { facts: lines.title(words), day: titleDay(words, today), party };
      });
      if (!told.some(says)) return false;
      const hasParty = told.some(({ party, facts }) => party !== undefined || facts.intent);
      told.forEach((one, at) => {
        const before = said[at];
        said[at] = {
          facts: { ...before?.facts, ...one.facts },
          day: one.day ?? before?.day,
          party: one.party ?? before?.party,
          unknown: hasParty && !says(one) ? parts[at] : before?.unknown,
        };
      });
      return true;
    },
    heads: (row) => {
      const counts = partsOf(row).map(headsIn);
      return counts.length < 2 || counts.includes(undefined)
        ? undefined
        : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    },
    placed: (person, list) => {
      const { facts, day, party, unknown } = said[list] ?? {};
      if (facts === undefined) return person;
      const of = party === undefined ? person : ofParty(person, party.of, party.words);
      const [placed = of] = withTitleDay([withFacts(of, facts)], day);
      const known = withOther(placed, facts.work_company, { words: facts.work_company ?? '', lines });
      return unknown === undefined ? known : asked(known, unknown);
    },
  };
}

const text_max = 200;

const says = ({ facts, day, party }: Said): boolean =>
  day !== undefined ||
  party !== undefined ||
  Object.keys(facts).some((key) => key !== 'looks' && key !== 'heads');

/** Where each list begins: at the first of the columns that it does not share. */
function startsOf(groups: readonly Group[]): readonly number[] {
  if (groups.length < 2) return [];
  const all = groups.map(({ columns }) => new Set(columns.map(({ index }) => index)));
  const starts = all.map((own) =>
    Math.min(...[...own].filter((index) => !all.every((other) => other.has(index)))),
  );
  return starts.every((start, at) => Number.isFinite(start) && start > (starts[at - 1] ?? -1)) ? starts : [];
}
