import { createGroups, type Group, type Groups, type Said } from './groups.ts';
import type { ChatLine, Token } from './line.ts';
import type { Draft } from './draft.ts';
import { isHead } from './others.ts';
import { factsOver } from './over.ts';
import { headsSaid, isShared } from './facts.ts';
import type { ListField } from '../fields.ts';
import type { Miscount } from '../table.ts';
import { words_max } from './scene.ts';
import { createTotals } from './totals.ts';

/** On which line something is said, by whom, and of how many where it says so. */
type Where = { readonly source_row: number; readonly heads: number | undefined; readonly speaker: string };

/** The persons told so far, and what was said for many of them. */
export type Told = {
  readonly add: (person: Draft) => void;
  /** Somebody who is named and does not come: what holds is theirs too, and they are none of so many. */
  readonly addOther: (person: Draft) => void;
  /** The day of this line, 离职（11/22）：, is of leavers alone. */
  readonly ofLeavers: (source_row: number) => void;
  /** For those who follow, until another is said or so many have come. */
  readonly sayAhead: (facts: readonly Token[], where: Where) => void;
  /** A line that names nobody. */
  readonly say: (
    line: ChatLine,
    where: { readonly source_row: number; readonly isAfterBlank: boolean; readonly speaker: string },
  ) => void;
  /** Deals what was left to be dealt: which lines had a part in it, and which say another number of persons than was found. */
  readonly end: () => {
    readonly used: ReadonlySet<number>;
    readonly miscounted: ReadonlyMap<number, Miscount>;
  };
};

/**
 * Deals what is said for many.
 *
 * Before the first person, before a colon or a number of heads, and below a blank line it holds for all who follow, until
 * another is said; with a number of heads for so many, then what was said before holds again. A message that names persons
 * first says such things behind them: then they are those persons' who have none, back to where the last was said. So are
 * those at a message's end, and with 以上 or 都.
 *
 * Where several speak, what one says holds for those whom the same one names; what only another said is asked about.
 *
 * @param quotations lines of quotations: their day is that of those whom they name, and of nobody outside
 */
export function createTold(quotations: ReadonlySet<number>): Told {
  const persons: Draft[] = [];
  const others = new Set<Draft>();
  const dealt: Partial<Record<ListField, number>> = {};
  const complete_to: Partial<Record<ListField, number>> = {};
  const used = new Set<number>();
  const leavers = new Set<number>();
  const miscounted = new Map<number, Miscount>();
  const totals = createTotals();
  const spoken = new Map<string, Groups>();
  const named = new Set<string>();
  /** Who said the last that holds for many. */
  let teller = '';
  const groupsOf = (speaker: string): Groups => {
    const groups = spoken.get(speaker) ?? createGroups(miscount);
    spoken.set(speaker, groups);
    return groups;
  };
  const miscount = ({ source_row, heads: said = 0 }: Group, found: number) => {
    // A number of all who are in the message is right, however they are sent.
    if (said !== persons.length) miscounted.set(source_row, { said, found });
  };
  let unused: Group[] = [];

  /** Gives to those who have none of their own, nor of what was said before. */
  const complete = (some: readonly Draft[], said: Said) => {
    for (const person of some)
      for (const field of sharedFields) {
        const fact = said[field];
        if (fact === undefined || hasOwn(person, field)) continue;
        const isOfLeavers = field === 'start_date' && leavers.has(fact.source_row);
        if (isOfLeavers && person.intent?.kind !== 'leave') continue;
        person.said[field] = fact.text;
        if (fact.others !== undefined)
          person.doubts.push({ field, words: fact.words ?? fact.text, others: fact.others });
        used.add(fact.source_row);
      }
  };
  const sayAhead = (facts: readonly Token[], where: Where) => {
    if (facts.length === 0) return;
    teller = where.speaker;
    unused.push(groupsOf(where.speaker).say(saidOf(facts, where.source_row), where));
  };
  /** What holds for somebody by what their speaker said; then, not surely, by what another did. */
  const holds = (person: Draft) => {
    const { speaker = '' } = person;
    const own = groupsOf(speaker).said();
    if (speaker === teller) return complete([person], own);
    const others = groupsOf(teller).said();
    const { start_date } = others;
    const isQuoted = start_date !== undefined && quotations.has(start_date.source_row);
    complete([person], ofTwo(own, isQuoted ? withoutDay(others) : others));
  };
  /** Of the last so many those from the first who lacks a field; whoever has one keeps it. */
  const lacking = (field: keyof Said, heads: number): readonly Draft[] => {
    let first = complete_to[field] ?? 0;
    for (let one = persons[first]; one !== undefined && hasOwn(one, field); one = persons[first]) first++;
    complete_to[field] = first;
    return persons.slice(Math.max(first, persons.length - heads));
  };
  const sayBack = (facts: readonly Token[], { source_row, heads = persons.length }: Where) => {
    if (facts.length > 0 && heads > persons.length)
      miscounted.set(source_row, { said: heads, found: persons.length });
    for (const fact of facts) complete(lacking(fact.field, heads), saidOf([fact], source_row));
  };
  const sayBehind = (facts: readonly Token[], source_row: number) => {
    for (const fact of facts) {
      complete(persons.slice(dealt[fact.field] ?? 0), saidOf([fact], source_row));
      dealt[fact.field] = persons.length;
    }
  };

  return {
    addOther: (person) => {
      holds(person);
      others.add(person);
    },
    ofLeavers: (source_row) => void leavers.add(source_row),
    add: (person) => {
      holds(person);
      persons.push(person);
      named.add(person.speaker ?? '');
      groupsOf(person.speaker ?? '').count(person);
      unused = [];
    },
    sayAhead,
    say: (line, { source_row, isAfterBlank, speaker }) => {
      const where = { source_row, speaker, heads: headsSaid(line.marks) };
      const own = certain(line);
      const facts = factsOver(line, own, groupsOf(speaker).said());
      if (facts.length === 0 && where.heads !== undefined)
        totals.say(line.text, { source_row, said: where.heads, before: persons.length });
      const isAhead =
        line.marks.length > 0 || isAfterBlank || line.looksAhead || isSection(line) || isOver(line, facts);
      // Who has named nobody yet speaks of those to come.
      if (!named.has(speaker)) sayAhead(facts, where);
      else if (line.looksBack && !isOfThoseBelow(line, facts)) sayBack(facts, where);
      else if (isAhead) sayAhead(facts, where);
      else {
        const known = groupsOf(speaker).said();
        sayAhead(
          facts.filter(({ field }) => field in known),
          where,
        );
        sayBehind(
          facts.filter(({ field }) => !(field in known)),
          source_row,
        );
      }
    },
    end: () => {
      for (const { said, heads, source_row } of unused.toReversed()) {
        if (heads !== undefined && heads > persons.length)
          miscounted.set(source_row, { said: heads, found: persons.length });
        complete(persons.slice(Math.max(0, persons.length - (heads ?? persons.length))), said);
      }
      for (const groups of spoken.values()) groups.end(unused);
      for (const [source_row, differs] of totals.end(persons, others.size)) {
        used.add(source_row);
        if (differs !== undefined) miscounted.set(source_row, differs);
      }
      return { used, miscounted };
    },
  };
}

/** 加保 保安 明天: why those below are named, and nothing of those above. */
const isSection = (line: ChatLine): boolean =>
  line.sayings[0]?.kind === 'add' && line.text.slice(0, line.sayings[0].at).trim() === '' && isHead(line);

/** 立峰那边2个 都是注塑, over two: 都 is said of them. */
const isOfThoseBelow = ({ over, marks, text }: ChatLine, facts: readonly Token[]): boolean =>
  over !== undefined &&
  headsSaid(marks) === over.below &&
  facts.some(({ field }) => field === 'work_company') &&
  !/以上|[上前]面|这|[他她]们/u.test(text);

/** ②大丰轴承 车工, right over those it speaks of. */
const isOver = ({ over }: ChatLine, facts: readonly Token[]): boolean =>
  over?.isFramed === true && facts.some(({ field }) => tellsWhere.has(field));

const hasOwn = ({ values, said }: Draft, field: keyof Said): boolean =>
  values[field] !== undefined || said[field] !== undefined;

const sharedFields = ['work_company', 'occupation', 'start_date', 'end_date'] as const;

const saidOf = (tokens: readonly Token[], source_row: number): Said =>
  Object.fromEntries(
    tokens.map(({ field, text, others, words }) => [field, { text, others, words, source_row }]),
  );

const withoutDay = (said: Said): Said =>
  Object.fromEntries(Object.entries(said).filter(([field]) => field !== 'start_date'));

/** What a speaker said and what another did: asked about where the other has said something else since, and where only the other said it. */
function ofTwo(own: Said, last: Said): Said {
  const facts = Object.entries({ ...last, ...own }).map(([name, fact]) => {
    const { text: other, source_row = 0 } = last[name as keyof Said] ?? {};
    const isSame = other === undefined || other === fact.text || source_row < fact.source_row;
    const isSure = fact === own[name as keyof Said] && isSame;
    if (isSure) return [name, fact];
    const others = [...(fact.others ?? []), ...(other === undefined || other === fact.text ? [] : [other])];
    return [name, { words: fact.text, ...fact, others }];
  });
  return Object.fromEntries(facts) as Said;
}

/** What a line says for many; with several numbers of heads only what it says of all of them: 包装工2个，焊工1个 tells not who is what. */
function certain({ tokens, marks, text: words }: ChatLine): readonly Token[] {
  const facts = tokens.filter(isShared);
  const heads = marks.filter((mark) => mark.heads !== undefined);
  const [first, last] = [heads[0], heads.at(-1)];
  if (first === undefined || last === undefined || heads.length < 2) return facts;
  return facts
    .filter(({ field, text }) => facts.every((one) => one.field !== field || one.text === text))
    .map((fact) => {
      // 2名越南籍焊工 + 1名国内: of the one too, or of the two alone.
      const isBetween = tellsWhere.has(fact.field) && first.at < fact.at && fact.at < last.at;
      return isBetween ? { ...fact, others: fact.others ?? [], words: words.slice(0, words_max) } : fact;
    });
}

const tellsWhere: ReadonlySet<ListField> = new Set(['work_company', 'occupation']);
