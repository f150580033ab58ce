import type { Draft } from './draft.ts';
import type { Token } from './line.ts';
import type { ListField } from '../fields.ts';

/** What was said for many, and on which line each was. */
export type Said = Partial<
  Record<ListField, Pick<Token, 'text' | 'others' | 'words'> & { readonly source_row: number }>
>;

/** What a line says, and for how many where it says so. */
export type Group = {
  readonly said: Said;
  readonly source_row: number;
  readonly heads: number | undefined;
};

/** A group that is still coming: `firm` is the company that its own line names. */
type Coming = Group & {
  said: Said;
  readonly heads: number;
  left: number;
  readonly firm: string | undefined;
  /** Why the first of them is named. */
  kind?: string;
};

/** What holds for those who follow. */
export type Groups = {
  /** What holds for the next person. */
  readonly said: () => Said;
  readonly say: (said: Said, where: Omit<Group, 'said'>) => Group;
  /** One more person has come, who has what held. */
  readonly count: (person: Draft) => void;
  /** Nobody follows; the groups given spoke of those before them. */
  readonly end: (backward: readonly Group[]) => void;
};

/**
 * Groups of persons of whom a line says how many they are: what it says holds for so many, and what was said before them,
 * without a number, holds again behind them.
 *
 * @param miscount told of a group of which another number of persons was found, and how many; again when it is one more
 */
export function createGroups(miscount: (group: Group, found: number) => void): Groups {
  let forAll: Said = {};
  let firm: Said['work_company'];
  const counted = new Set<string>();
  let coming: Coming[] = [];
  /** Whose last person has just come; with a part of it, the whole. */
  let full: Coming | undefined;
  /** Of whom more have come than were said. */
  let beyond: Coming | undefined;
  const tell = (group: Coming) => miscount(group, group.heads - group.left);

  const said = (): Said => Object.assign({}, forAll, ...coming.map((group) => group.said)) as Said;

  /** Where another company begins, those of whom a company was said with their number have all come. */
  const endOthers = (company: string | undefined) => {
    const first = coming.findIndex(({ firm }) => firm !== undefined && firm !== company);
    if (company === undefined || first < 0) return;
    for (const group of coming.slice(first)) tell(group);
    coming = coming.slice(0, first);
  };

  return {
    said,
    say: (facts, where) => {
      full = undefined;
      beyond = undefined;
      const { heads } = where;
      const company = facts.work_company?.text;
      if (heads !== undefined) {
        // Another work type of the place named last, whose persons have all come.
        const place = facts.work_company ?? (said().work_company === undefined ? firm : undefined);
        const theirs = place === undefined ? facts : { ...facts, work_company: place };
        firm = theirs.work_company;
        if (facts.start_date !== undefined && forAll.start_date === undefined && coming.length === 0)
          forAll = { ...forAll, start_date: facts.start_date };
        const group = { ...where, heads, said: theirs, left: heads, firm: company };
        coming.push(group);
        for (const old of coming.splice(0, coming.length - coming_max)) tell(old);
        return group;
      }
      endOthers(company);
      const last = coming.at(-1);
      if (last === undefined) forAll = { ...forAll, ...facts };
      else {
        last.said = { ...last.said, ...facts };
        // A day holds on where more have come than were told of.
        if (facts.start_date !== undefined) forAll = { ...forAll, start_date: facts.start_date };
      }
      return { ...where, said: facts };
    },
    count: (person) => {
      // Who takes another's place makes them no more, nor one who comes those who leave.
      const kind = person.intent?.kind ?? 'add';
      beyond = full ?? beyond;
      if (
        beyond !== undefined &&
        kind === (beyond.kind ?? kind) &&
        kind !== 'replace' &&
        lacks(person, beyond)
      ) {
        beyond.left--;
        tell(beyond);
      } else beyond = undefined;
      const { idcard } = person.values;
      if (idcard !== undefined && counted.has(`${idcard} ${person.values.name}`)) return;
      counted.add(`${idcard} ${person.values.name}`);
      full = undefined;
      const present = coming;
      for (const [at, group] of present.entries()) {
        if (isOutdone(group, present.slice(at + 1))) continue;
        group.left--;
        group.kind ??= kind;
      }
      full = present.find(({ left }) => left === 0);
      coming = present.filter(({ left }) => left > 0);
    },
    end: (backward) => {
      for (const group of coming) if (!backward.includes(group)) tell(group);
    },
  };
}

/** Whether nothing says of a person what was said of a group, so that they may be one more of it. */
const lacks = ({ values, said }: Draft, group: Group): boolean =>
  tellsWhere.some(
    (field) => group.said[field] !== undefined && values[field] === undefined && said[field] === undefined,
  );

/** Whether a later group stands beside one instead of being a part of it: of another company or work type. */
const isOutdone = ({ said }: Group, later: readonly Group[]): boolean =>
  tellsWhere.some((field) => said[field] !== undefined && later.some((one) => one.said[field] !== undefined));

/** So many groups can be waited for at once; a message that counts more leaves the oldest short. */
const coming_max = 12;

const tellsWhere = ['work_company', 'occupation'] as const;
