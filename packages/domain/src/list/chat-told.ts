import type { ChatLine, Token } from './chat-line.ts';
import { type Draft, isShared } from './chat-persons.ts';
import type { ListField } from './fields.ts';

type Values = Partial<Record<ListField, string>>;

/** The persons told so far, and what was said for many of them. */
export type Told = {
  readonly add: (person: Draft) => void;
  /** For all who follow, until another is said. */
  readonly sayAhead: (facts: readonly Token[]) => void;
  /** A line that names nobody. */
  readonly say: (line: ChatLine, isAfterBlank: boolean) => void;
  /** The persons with what was said for them. */
  readonly end: () => readonly Draft[];
};

/**
 * Deals what is said for many.
 *
 * Before the first person, before a colon or a number of heads, and below a blank line it holds for all who follow, until
 * another is said. A message that names persons first says such things behind them: then they are those persons' who have
 * none, back to where the last was said. So are those at a message's end, and with 以上 or 都.
 */
export function createTold(): Told {
  const persons: Draft[] = [];
  const dealt: Partial<Record<ListField, number>> = {};
  let ahead: Values = {};
  let unused: Values = {};

  const sayAhead = (facts: readonly Token[]) => {
    ahead = { ...ahead, ...valuesOf(facts) };
    unused = { ...unused, ...valuesOf(facts) };
  };
  const sayBehind = (facts: readonly Token[]) => {
    for (const { field, text } of facts) {
      complete(persons.slice(dealt[field] ?? 0), { [field]: text });
      dealt[field] = persons.length;
    }
  };

  return {
    add: (person) => {
      person.said = { ...ahead };
      persons.push(person);
      unused = {};
    },
    sayAhead,
    say: ({ tokens, marks, isStamp, looksBack }, isAfterBlank) => {
      const facts = isStamp ? [] : tokens.filter(isShared);
      if (looksBack) complete(persons, valuesOf(facts));
      else if (persons.length === 0 || marks.length > 0 || isAfterBlank) sayAhead(facts);
      else {
        sayAhead(facts.filter(({ field }) => ahead[field] !== undefined));
        sayBehind(facts.filter(({ field }) => ahead[field] === undefined));
      }
    },
    end: () => {
      complete(persons, unused);
      return persons;
    },
  };
}

const valuesOf = (tokens: readonly Token[]): Values =>
  Object.fromEntries(tokens.map(({ field, text }) => [field, text]));

/** Gives to those who have none of their own, nor of what was said before them. */
function complete(persons: readonly Draft[], facts: Values): void {
  for (const person of persons) person.said = { ...facts, ...person.said };
}
